import type { FeedbackRow } from '../feedback-row.ts';

/** What is changed: one feedback, or several of which some may not be on this page. */
export interface Targets {
  ids: readonly number[];
  /** Those that are known. */
  rows: readonly FeedbackRow[];
}

export const oneTarget = (row: FeedbackRow): Targets => ({ ids: [row.id], rows: [row] });
