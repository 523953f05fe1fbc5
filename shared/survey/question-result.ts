/** What was answered to one question, in figures, as the action `results` of a survey tells it. */

export interface Item {
  value: string;
  label: string;
  count: number;
}

export interface RowResult {
  value: string;
  label: string;
  /** Of its numbers, or of the places that it was given; null where there are none. */
  mean: number | null;
  items: Item[];
}

export interface QuestionResult {
  id: string;
  type: string;
  title: string;
  /** How it is told: points and options in their order, a mean alone, rows of either, or how many answered. */
  shape: 'points' | 'options' | 'mean' | 'rows' | 'places' | 'count';
  /** Had it before them. */
  asked: number;
  answered: number;
  mean: number | null;
  /** The share of promoters less that of detractors, in percent: -100 to 100; of NPS alone. */
  nps: number | null;
  items: Item[];
  rows: RowResult[];
}
