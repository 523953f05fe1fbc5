/** Two people at one feedback at once: what the second one is told (409 `feedback_changed`). */
import { problemOf } from '../../../providers/problem.ts';
import { isObject } from '../../../providers/user-data.ts';
import type { Changes, FeedbackRow } from '../feedback-row.ts';

export interface Conflict {
  /** As the second one saw it. */
  seen: FeedbackRow;
  /** As it is. */
  now: FeedbackRow;
  /** What the second one wanted. */
  wanted: Changes;
  /** Null where it was no user. */
  changedBy: string | null;
  /** When, in ISO 8601. */
  at: string | null;
}

const FIELDS = ['status', 'priority', 'assignee_id'] as const;
export type Field = (typeof FIELDS)[number];

/** Out of the refusal of a change; null for any other refusal. */
export function conflictOf(error: unknown, seen: FeedbackRow, wanted: Changes): Conflict | null {
  const { code, row, changed_by: by } = problemOf(error);
  if (code !== 'feedback_changed' || !isObject(row) || row['id'] !== seen.id) return null;
  const text = (name: string): string | null => (isObject(by) && typeof by[name] === 'string' ? by[name] : null);
  return { seen, now: { ...seen, ...row }, wanted, changedBy: text('name'), at: text('at') };
}

/** The fields that are otherwise than they were seen. */
export const changedFields = ({ seen, now }: Conflict): Field[] => FIELDS.filter((name) => seen[name] !== now[name]);

/** The fields that the second one wanted to change. */
export const wantedFields = ({ wanted }: Conflict): Field[] => FIELDS.filter((name) => wanted[name] !== undefined);
