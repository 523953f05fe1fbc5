/** The answers to a survey as a whole: their schema, their check, their scores. */
import type { AnswerSchema, JsonSchema } from '../questions/kind.ts';
import { kindOf } from '../questions/index.ts';
import { checkAnswer, withoutEmpty } from './check-answer.ts';
import { visibleQuestions } from './conditions.ts';
import {
  type Answers,
  type Fault,
  type Question,
  questionsOf,
  type RawAnswers,
  type SurveyDocument,
} from './document.ts';

export const answerSchemaOf = (question: Question): AnswerSchema => kindOf(question).answer(question);

/** JSON Schema of everything that may be answered to a survey; what must be answered depends on the branch taken. */
export function answersSchema(survey: SurveyDocument): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(questionsOf(survey).map((question) => [question.id, answerSchemaOf(question)])),
  };
}

export interface CheckedAnswers {
  /** Only what is valid and asked on the branch that these answers take. */
  answers: Answers;
  faults: Fault[];
}

/** Checks each answer for itself: unknown questions and wrong values are faults, empty ones are left out. */
function checkEach(survey: SurveyDocument, raw: RawAnswers): CheckedAnswers {
  const questions = new Map(questionsOf(survey).map((question) => [question.id, question]));
  const answers: Answers = {};
  const faults: Fault[] = [];
  for (const [id, given] of Object.entries(raw)) {
    const value = withoutEmpty(given);
    const question = questions.get(id);
    if (!question) faults.push({ question: id, code: 'unknown_field' });
    else if (value !== undefined) {
      const checked = checkAnswer(answerSchemaOf(question), value);
      if ('answer' in checked) answers[id] = checked.answer;
      else faults.push({ question: id, ...checked.fault });
    }
  }
  return { answers, faults };
}

/**
 * Checks the answers to a survey. A partial response may leave required questions open. The answers to questions
 * that the taken branch does not ask are dropped, since a visitor may go back and change their mind.
 */
export function checkAnswers(
  survey: SurveyDocument,
  raw: RawAnswers,
  { partial }: { partial: boolean },
): CheckedAnswers {
  const { answers, faults } = checkEach(survey, raw);
  const visible = visibleQuestions(survey, answers);
  const asked = new Set(visible.map(({ id }) => id));
  const known = new Set(questionsOf(survey).map(({ id }) => id));
  const kept = Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)));
  const counted = faults.filter(({ question }) => asked.has(question) || !known.has(question));
  const open = partial ? [] : missing(visible, kept, counted);
  return { answers: kept, faults: [...counted, ...open] };
}

function missing(visible: Question[], answers: Answers, faults: Fault[]): Fault[] {
  const faulty = new Set(faults.map(({ question }) => question));
  return visible
    .filter(({ id, required }) => required && !Object.hasOwn(answers, id) && !faulty.has(id))
    .map(({ id }) => ({ question: id, code: 'required' }));
}

/** The first scored answer on a scale of 0 to 100; null when nothing that was answered is scored. */
export function scoreOf(survey: SurveyDocument, answers: Answers): number | null {
  for (const question of questionsOf(survey)) {
    const answer = answers[question.id];
    const kind = kindOf(question);
    if (answer !== undefined && kind.score) return Math.round(kind.score(answer, question));
  }
  return null;
}

export type Priority = 'low' | 'normal' | 'high';

/** On a scale of five points, up to 2 is high, 3 normal, from 4 on low; other scales by the same shares. */
export function priorityOf(score: number | null): Priority {
  if (score === null) return 'normal';
  const ofFive = 1 + (score / 100) * 4;
  if (ofFive < 2.5) return 'high';
  return ofFive < 3.5 ? 'normal' : 'low';
}

/** The first free text of the answers; null when there is none. */
export function commentOf(survey: SurveyDocument, answers: Answers): string | null {
  for (const question of questionsOf(survey)) {
    const answer = answers[question.id];
    if (typeof answer === 'string' && kindOf(question).freeText) return answer;
  }
  return null;
}
