/** A survey as an HTML form: the names of its fields, and what their values mean. The browser and the server read the same. */
import type { AnswerSchema } from '../questions/kind.ts';
import { answerSchemaOf } from './answers.ts';
import { questionsOf, type RawAnswers, type SurveyDocument } from './document.ts';
import type { Progress } from './flow.ts';

export const formFields = {
  /** The response's token: a repeated post is the same response. */
  token: 'token',
  /** Id of the survey version that the page was made from. */
  version: 'version',
  seen: 'seen',
  /** Ids of the questions on the posted page. */
  shown: 'shown',
  /** The button: `next` or `back`. */
  go: 'go',
} as const;

export const fieldName = (questionId: string): string => `q.${questionId}`;

export interface PostedPage {
  progress: Progress;
  shown: string[];
}

/** What a posted page says; fields that the survey does not have are not read. */
export function readForm(survey: SurveyDocument, entries: Iterable<[string, unknown]>): PostedPage {
  const values = new Map<string, string[]>();
  for (const [name, value] of entries)
    if (typeof value === 'string') values.set(name, [...(values.get(name) ?? []), value]);
  const answers: RawAnswers = {};
  for (const question of questionsOf(survey)) {
    const given = values.get(fieldName(question.id));
    if (given) answers[question.id] = readAnswer(answerSchemaOf(question), given);
  }
  const known = new Set(questionsOf(survey).map(({ id }) => id));
  const ids = (name: string): string[] => (values.get(name)?.[0] ?? '').split(',').filter((id) => known.has(id));
  return { progress: { answers, seen: ids(formFields.seen) }, shown: ids(formFields.shown) };
}

/** Text that does not fit the schema stays text, so that the check names the fault. */
function readAnswer(schema: AnswerSchema, values: string[]): unknown {
  const [first = ''] = values;
  if (schema.type === 'array') return values.filter((value) => value !== '');
  if (schema.type === 'integer') return /^\d{1,4}$/.test(first) ? Number(first) : first;
  if (schema.type === 'boolean' && (first === 'true' || first === 'false')) return first === 'true';
  return first;
}

/** The form values of an answer: the reverse of reading it. */
export function writeAnswer(answer: unknown): string[] {
  if (answer === undefined || answer === null) return [];
  return Array.isArray(answer) ? answer.map(String) : [String(answer)];
}
