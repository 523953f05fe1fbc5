import { useEffect, useEffectEvent } from 'react';
import { useChange } from '../change/change-context.ts';
import type { FeedbackRow } from '../feedback-row.ts';

/** Opened is read: once for each that is opened, so that it may be marked unread again while it stays open. */
export function useReading(row: FeedbackRow): void {
  const { markRead } = useChange();
  const read = useEffectEvent(() => {
    if (row.read_at === null) void markRead([row.id], true);
  });
  useEffect(() => read(), [row.id]);
}
