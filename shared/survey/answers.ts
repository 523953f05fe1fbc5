/** The answers to a survey as a whole: their schema, their check, what they say. */
import type { AnswerSchema, JsonSchema } from '../questions/kind.ts';
import { kindOf } from '../questions/index.ts';
import { keyedSchemas, otherKeysAsked, otherKeysOf } from './answer-keys.ts';
import { violationsOf } from './answer-violations.ts';
import { brokenKeywords, withoutEmpty } from './check-answer.ts';
import { walk } from './conditions.ts';
import {
  type Answer,
  type Answers,
  type Violation,
  type Question,
  questionsOf,
  type RawAnswers,
  type SurveyDocument,
} from './document.ts';

/** Null for a question that only tells something. */
export const answerSchemaOf = (question: Question): AnswerSchema | null => kindOf(question).answer?.(question) ?? null;

/** JSON Schema of everything that may be answered to a survey; what must be answered depends on the branch taken. */
export function answersSchema(survey: SurveyDocument): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(schemasByKey(survey)),
  };
}

/** What may be answered to a survey, by the key of each answer. */
export const schemasByKey = (survey: SurveyDocument): Map<string, AnswerSchema> =>
  new Map(questionsOf(survey).flatMap(keyedSchemas));

export interface CheckedAnswers {
  /** Only what is valid and asked on the branch that these answers take. */
  answers: Answers;
  violations: Violation[];
}

/** Names the violations of answers, each for itself. */
export type Judge = (answers: RawAnswers) => Violation[];

/** The violations of one answer that is not empty. */
export const answerViolations = (question: Question, answer: unknown): Violation[] =>
  schemaViolations(question.id, answerSchemaOf(question), answer);

/** The violations of what is not empty, by the schema of its key. */
export const schemaViolations = (key: string, schema: AnswerSchema | null | undefined, answer: unknown): Violation[] =>
  schema ? violationsOf(key, schema, brokenKeywords(schema, answer)) : [{ question: key, code: 'unknown_field' }];

/** The browser's judge: it interprets the schema that the server has compiled. */
export const interpreted =
  (survey: SurveyDocument): Judge =>
  (answers) => {
    const schemas = schemasByKey(survey);
    return Object.entries(answers).flatMap(([key, answer]) => schemaViolations(key, schemas.get(key), answer));
  };

export interface CheckOptions {
  /** A partial response may leave required questions open. */
  partial: boolean;
  /** Absent: the schema is interpreted. */
  judge?: Judge;
}

/**
 * Checks the answers to a survey: unknown questions and wrong values are violations, empty ones are left out. The answers
 * to questions that the taken branch does not ask are dropped, since a visitor may go back and change their mind; so are
 * the words of an 'other' that is not chosen.
 */
export function checkAnswers(
  survey: SurveyDocument,
  raw: RawAnswers,
  { partial, judge = interpreted(survey) }: CheckOptions,
): CheckedAnswers {
  const filled = Object.entries(raw)
    .map(([id, given]): [string, unknown] => [id, withoutEmpty(given)])
    .filter(([, given]) => given !== undefined);
  const violations = judge(Object.fromEntries(filled));
  const invalid = new Set(violations.map(({ question }) => question));
  // What has no violation is what its schema says.
  const valid = filled.filter(([id]) => !invalid.has(id)) as [string, Answer][];
  const given = Object.fromEntries(valid);
  const steps = walk(survey, given);
  const visible = steps.map(({ question }) => question);
  const asked = new Set(steps.flatMap(({ question }) => [question.id, ...otherKeysAsked(question, given)]));
  const known = new Set(questionsOf(survey).flatMap((question) => [question.id, ...otherKeysOf(question)]));
  const counts = new Map(steps.map(({ question, answer }) => [question.id, answer]));
  const answers = Object.fromEntries(
    valid
      .filter(([key]) => asked.has(key))
      .map(([key, answer]): [string, Answer | undefined] => [key, counts.has(key) ? counts.get(key) : answer])
      .filter((entry): entry is [string, Answer] => entry[1] !== undefined),
  );
  const counted = violations.filter(({ question }) => asked.has(question) || !known.has(question));
  return { answers, violations: [...counted, ...(partial ? [] : missing(visible, answers, invalid))] };
}

const missing = (visible: Question[], answers: Answers, invalid: Set<string>): Violation[] =>
  visible
    .flatMap((question) => [...(question.required ? [question.id] : []), ...otherKeysAsked(question, answers)])
    .filter((key) => !Object.hasOwn(answers, key) && !invalid.has(key))
    .map((key) => ({ question: key, code: 'required' }));
