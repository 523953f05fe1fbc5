/** What the action `results` of a survey answers (schemas/survey/survey.schema.json). */
import type { QuestionResult } from '../../../../../shared/survey/question-result.ts';
import type { Days, Step } from '../../dashboard/data/answers.ts';

export type { Item, QuestionResult, RowResult } from '../../../../../shared/survey/question-result.ts';

/** One side of a comparison. */
export interface Side extends Days {
  unit: { id: number; name: string } | null;
  /** Null: all. */
  version: number | null;
  answers: number;
  complete: number;
  partial: number;
  erased: number;
  series: { from: string; answers: number; complete: number }[];
  /** 24, from midnight on. */
  hours: number[];
  languages: { locale: string; answers: number }[];
  pages: { id: string; title: string | null; reached: number }[];
  questions: QuestionResult[];
}

export interface Results {
  step: Step;
  may_read: boolean;
  /** ISO 8601; null where nothing is counted yet. */
  counted_until: string | null;
  /** Numbers, the newest first. */
  versions: number[];
  current: Side;
  compared: Side | null;
}
