/** What the kinds share whose answers count towards the score unless the survey says otherwise. */
import type { Question } from '../survey/document.ts';
import { forAuthors } from './for-authors.ts';
import type { JsonSchema } from './kind.ts';

/** By how much more than others a question may count. */
const WEIGHTS = [1, 2, 3, 4, 5];

export interface WeightedQuestion extends Question {
  /** Absent: 1. */
  weight?: number;
}

export interface ScoredQuestion extends WeightedQuestion {
  /** Absent: it does. */
  counts?: boolean;
}

export const weightDialect: Record<string, JsonSchema> = forAuthors && {
  weight: { enum: WEIGHTS, default: 1, description: 'How much it counts towards the score, beside the others.' },
};

export const scoredDialect: Record<string, JsonSchema> = forAuthors && {
  counts: { type: 'boolean', default: true, description: 'Whether its answers count towards the score.' },
  ...weightDialect,
};

/** The `counts` of a kind. */
export const countsUnlessOff = ({ counts = true }: ScoredQuestion): boolean => counts;
