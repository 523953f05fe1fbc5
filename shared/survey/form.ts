/** A survey as an HTML form: the names of its fields, and what their values mean. The browser and the server read the same. */
import type { AnswerSchema } from '../questions/kind.ts';
import { keyedSchemas } from './answer-keys.ts';
import { questionsOf, type RawAnswers, type SurveyDocument } from './document.ts';
import type { Progress } from './flow.ts';

export const formFields = {
  /** The response's token: a repeated post is the same response. */
  token: 'token',
  /** Id of the survey version that the page was made from. */
  version: 'version',
  /** Says that the page's code has shown that version. */
  versionKey: 'version_key',
  seen: 'seen',
  /** Ids of the questions on the posted page. */
  shown: 'shown',
  /** The button: `next`, `back`, or a language. */
  go: 'go',
  /** Of the page, where its address does not say it. */
  language: 'language',
} as const;

/**
 * The name of an answer's field, by the answer's key. Ids have no dots.
 * @param part the row or field of an answer that has several
 */
export const fieldName = (key: string, part?: string): string => (part === undefined ? `q.${key}` : `q.${key}.${part}`);

/** The field of a question's new uploads; the ids of those that are stored are in its own field. */
export const fileFieldName = (questionId: string): string => `file.${questionId}`;

export interface PostedPage {
  progress: Progress;
  shown: string[];
}

type Values = Map<string, string[]>;

/** What a posted page says; fields that the survey does not have are not read. */
export function readForm(survey: SurveyDocument, entries: Iterable<[string, unknown]>): PostedPage {
  const values: Values = new Map();
  for (const [name, value] of entries) if (typeof value === 'string') add(values, name, value);
  const answers: RawAnswers = {};
  for (const [key, schema] of questionsOf(survey).flatMap(keyedSchemas)) {
    const answer = readAnswer(schema, values, key);
    if (answer !== undefined && answer !== null) answers[key] = answer;
  }
  const known = new Set(questionsOf(survey).map(({ id }) => id));
  const ids = (name: string): string[] => (values.get(name)?.[0] ?? '').split(',').filter((id) => known.has(id));
  return { progress: { answers, seen: ids(formFields.seen) }, shown: ids(formFields.shown) };
}

/** In place: a body may repeat one name so often that a copy for each would keep the server busy for minutes. */
function add(values: Values, name: string, value: string): void {
  const known = values.get(name);
  if (known) known.push(value);
  else values.set(name, [value]);
}

/** Undefined where the form has no field of it. */
function readAnswer(schema: AnswerSchema, values: Values, key: string): unknown {
  if (!schema.properties) return readValue(schema, values.get(fieldName(key)));
  const parts = Object.entries(schema.properties)
    .map(([part, inner]) => [part, readValue(inner, values.get(fieldName(key, part)))] as const)
    .filter(([, value]) => value !== undefined && value !== '');
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/** Text that does not fit the schema stays text, so that the check names the violation. */
function readValue({ type, maxItems }: AnswerSchema, values: string[] | undefined): unknown {
  if (!values) return undefined;
  const [first = ''] = values;
  // One too many is enough for the check to say so, and all that is sent back.
  if (type === 'array') return values.filter((value) => value !== '').slice(0, (maxItems ?? 0) + 1);
  if (type === 'integer' || type === 'number') return readNumber(first);
  if (type === 'boolean' && (first === 'true' || first === 'false')) return first === 'true';
  return first;
}

/** People write the decimal point, and the digits themselves, as their language does. */
function readNumber(text: string): unknown {
  const plain = text
    .trim()
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[,٫]/, '.');
  return /^[-+]?\d{1,15}(\.\d{1,9})?$/.test(plain) ? Number(plain) : text;
}

/** The form values of an answer that has no parts: the reverse of reading it. */
export function writeAnswer(answer: unknown): string[] {
  if (answer === undefined || answer === null) return [];
  return Array.isArray(answer) ? answer.map(String) : [String(answer)];
}

const isParts = (answer: unknown): answer is Record<string, unknown> =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

/** The parts of an answer as form values. */
export const writeParts = (answer: unknown): Record<string, string[]> =>
  isParts(answer) ? Object.fromEntries(Object.entries(answer).map(([part, value]) => [part, writeAnswer(value)])) : {};

/** Every field of an answer, with its value. */
export function answerFields(key: string, answer: unknown): [name: string, value: string][] {
  if (!isParts(answer)) return writeAnswer(answer).map((value) => [fieldName(key), value]);
  return Object.entries(writeParts(answer)).flatMap(([part, values]) =>
    values.map((value): [string, string] => [fieldName(key, part), value]),
  );
}
