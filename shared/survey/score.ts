/** What an answer as a whole is worth, from 0 (worst) to 100 (best), and how urgent that makes it. */
import { kindOf } from '../questions/index.ts';
import type { WeightedQuestion } from '../questions/scored.ts';
import { type Answer, type Answers, type Question, questionsOf, type SurveyDocument } from './document.ts';

/** How much the answers to a question count towards the score: 1 to 5, and 0 for one that does not. */
export function weightOf(question: Question): number {
  const kind = kindOf(question);
  if (!kind.score || !kind.counts?.(question)) return 0;
  const { weight = 1 }: WeightedQuestion = question;
  return weight;
}

/** What an answer is worth, from 0 to 100: one figure for each thing that its question rates. */
export const worthOf = (question: Question, answer: Answer): number[] =>
  [kindOf(question).score?.(answer, question) ?? []].flat();

export interface Score {
  /** The weighted mean of all answered questions that count, rounded; null when none of them was answered. */
  score: number | null;
  /** The worst of these answers alone. */
  lowest: number | null;
}

/**
 * The score of a response: the mean of all answered questions that count, each by its weight, and
 * of each row that a question rates. The worst of them is
 * told beside it, since one thing that went wrong must not vanish behind others that went well.
 * @param answers checked ones; what is not asked must not be among them
 * @returns whole numbers from 0 (worst) to 100; null where no question that counts was answered
 */
export function scoreOf(survey: SurveyDocument, answers: Answers): Score {
  let [sum, weights, lowest] = [0, 0, Number.POSITIVE_INFINITY];
  for (const question of questionsOf(survey)) {
    const answer = answers[question.id];
    const weight = weightOf(question);
    if (answer === undefined || weight === 0) continue;
    for (const part of worthOf(question, answer)) {
      sum += weight * part;
      weights += weight;
      lowest = Math.min(lowest, part);
    }
  }
  return weights === 0 ? NO_SCORE : { score: Math.round(sum / weights), lowest: Math.round(lowest) };
}

const NO_SCORE: Score = { score: null, lowest: null };

export type Priority = 'low' | 'normal' | 'high';

/** Up to this score an answer is urgent. */
export const BAD_SCORE = 40;
/** From this score on it is not. */
export const GOOD_SCORE = 70;
/** One part as bad as this is urgent, however good the others are. */
export const BAD_PART = 25;

/** How urgent an answer is (product decision), until a rule or a person says otherwise. */
export function priorityOf({ score, lowest }: Score): Priority {
  if (score === null || lowest === null) return 'normal';
  if (score <= BAD_SCORE || lowest <= BAD_PART) return 'high';
  return score >= GOOD_SCORE ? 'low' : 'normal';
}
