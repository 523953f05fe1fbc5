/** The answers to a survey as a whole: their schema, their check, what they say. */
import type { AnswerSchema, JsonSchema } from '../questions/kind.ts';
import { kindOf } from '../questions/index.ts';
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
  const schemas = questionsOf(survey).map((question) => [question.id, answerSchemaOf(question)] as const);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(schemas.filter(([, schema]) => schema !== null)),
  };
}

export interface CheckedAnswers {
  /** Only what is valid and asked on the branch that these answers take. */
  answers: Answers;
  violations: Violation[];
}

/** Names the violations of answers, each for itself. */
export type Judge = (answers: RawAnswers) => Violation[];

/** The violations of one answer that is not empty. */
export function answerViolations(question: Question, answer: unknown): Violation[] {
  const schema = answerSchemaOf(question);
  if (!schema) return [{ question: question.id, code: 'unknown_field' }];
  return violationsOf(question.id, schema, brokenKeywords(schema, answer));
}

/** The browser's judge: it interprets the schema that the server has compiled. */
export const interpreted =
  (survey: SurveyDocument): Judge =>
  (answers) => {
    const questions = new Map(questionsOf(survey).map((question) => [question.id, question]));
    return Object.entries(answers).flatMap(([id, answer]) => {
      const question = questions.get(id);
      return question ? answerViolations(question, answer) : [{ question: id, code: 'unknown_field' }];
    });
  };

export interface CheckOptions {
  /** A partial response may leave required questions open. */
  partial: boolean;
  /** Absent: the schema is interpreted. */
  judge?: Judge;
}

/**
 * Checks the answers to a survey: unknown questions and wrong values are violations, empty ones are left out. The answers
 * to questions that the taken branch does not ask are dropped, since a visitor may go back and change their mind.
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
  const steps = walk(survey, Object.fromEntries(valid));
  const visible = steps.map(({ question }) => question);
  const asked = new Set(visible.map(({ id }) => id));
  const known = new Set(questionsOf(survey).map(({ id }) => id));
  const answers = Object.fromEntries(
    steps.flatMap(({ question, answer }) => (answer === undefined ? [] : [[question.id, answer] as const])),
  );
  const counted = violations.filter(({ question }) => asked.has(question) || !known.has(question));
  return { answers, violations: [...counted, ...(partial ? [] : missing(visible, answers, invalid))] };
}

const missing = (visible: Question[], answers: Answers, invalid: Set<string>): Violation[] =>
  visible
    .filter(({ id, required }) => required && !Object.hasOwn(answers, id) && !invalid.has(id))
    .map(({ id }) => ({ question: id, code: 'required' }));

/** The first free text of the answers; null when there is none. */
export function commentOf(survey: SurveyDocument, answers: Answers): string | null {
  for (const question of questionsOf(survey)) {
    const answer = answers[question.id];
    if (typeof answer === 'string' && kindOf(question).freeText) return answer;
  }
  return null;
}

/** Ids of the questions whose answers may say who the visitor is. */
export const personalQuestions = (survey: SurveyDocument): string[] =>
  questionsOf(survey)
    .filter((question) => kindOf(question).personal)
    .map(({ id }) => id);

/** The answers that say nothing of who gave them. */
export function withoutPersonal(survey: SurveyDocument, answers: Answers): Answers {
  const personal = new Set(personalQuestions(survey));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !personal.has(id)));
}
