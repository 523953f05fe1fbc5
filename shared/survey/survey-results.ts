/** What was answered to a survey, in figures, as its action `results` tells it (schemas/survey/survey.schema.json). */
import type { QuestionResult } from './question-result.ts';

/** One side of a comparison. */
export interface ResultsSide {
  /** Both ends included, as `YYYY-MM-DD`. */
  from: string;
  to: string;
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

export interface SurveyResults {
  step: 'day' | 'week' | 'month';
  may_read: boolean;
  /** ISO 8601; null where nothing is counted yet. */
  counted_until: string | null;
  /** Numbers, the newest first. */
  versions: number[];
  current: ResultsSide;
  compared: ResultsSide | null;
}
