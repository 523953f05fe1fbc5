/** What the screens read of a feedback. */
import type { ReactElement } from 'react';
import { inputs } from '../../generated/views/feedback.tsx';
import type { FeedbackRecord } from '../../generated/types.ts';

export interface FeedbackRow extends FeedbackRecord {
  /** What the reader may do with it. */
  permitted?: string[];
}

export type Status = FeedbackRecord['status'];
export type Priority = FeedbackRecord['priority'];
export const STATUSES: readonly Status[] = ['new', 'in_processing', 'completed', 'cancelled'];
export const PRIORITIES: readonly Priority[] = ['high', 'normal', 'low'];

/** Where a status may go to, as the schema's `x-states` has it: the generated form says so. */
const moves = (inputs.status as ReactElement<{ states: Record<Status, readonly Status[]> }>).props.states;

/** The statuses that at least one of the rows may move to. */
export function movesOf(rows: readonly Pick<FeedbackRow, 'status'>[]): Status[] {
  return STATUSES.filter((status) => rows.some((row) => moves[row.status].includes(status)));
}

/** What is changed of one feedback or of several. */
export interface Changes {
  status?: Status;
  priority?: Priority;
  assignee_id?: number | null;
  /** Values of fields that the company has added, by their keys; null empties one. */
  custom?: Record<string, unknown>;
}
