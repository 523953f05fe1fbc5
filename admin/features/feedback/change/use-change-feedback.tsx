import { useDataProvider, useLocale, useNotify } from 'react-admin';
import { feedback } from '../../../generated/resources.ts';
import { UndoButton } from '../../../ui/toasts/undo-button.tsx';
import { useNotifyError } from '../../../ui/mutations/use-notify-error.ts';
import { ACTION_TOAST_MS } from '../../../ui/toasts/toast-times.ts';
import { useAct } from '../../../providers/use-act.ts';
import type { Changes, FeedbackRow } from '../feedback-row.ts';
import { inverseOf, type ManyAnswer, type ManyInput, type Refusal, type TagChanges } from './change-many.ts';
import { type Conflict, conflictOf } from './conflict.ts';
import { useFeedbackCache } from './feedback-cache.ts';
import type { Targets } from './targets.ts';

/** What is sent at once at most. */
const READ_LIMIT = 100;

interface Answers {
  /** Somebody else was quicker. */
  onConflict: (conflict: Conflict) => void;
  /** Some of many were not changed. */
  onRefused: (refused: Refusal[], changed: number) => void;
}

/**
 * Changes one feedback or many: shown at once, told in a toast with a way back, taken back where it was refused. Nobody
 * waits for a change, and several may be under way: `useServerMutation` sends one at a time.
 */
export function useChangeFeedback({ onConflict, onRefused }: Answers) {
  const provider = useDataProvider();
  const act = useAct();
  const cache = useFeedbackCache();
  const notifyChanged = useNotifyChanged();
  const notifyError = useNotifyError();

  /** One that is seen: refused when it is no longer as it is shown. */
  async function changeOne(row: FeedbackRow, changes: Changes): Promise<void> {
    cache.write([row.id], () => changes);
    try {
      const { data } = await provider.update<FeedbackRow>(feedback.route, {
        id: row.id,
        data: { ...changes, revision: row.revision },
        // What was seen goes along also where it is as it was.
        previousData: { id: row.id } as FeedbackRow,
      });
      cache.write([row.id], () => data);
      notifyChanged(1, undoOf({ ids: [row.id], changes }, [row]));
    } catch (error) {
      cache.write([row.id], () => row);
      const conflict = conflictOf(error, row, changes);
      if (conflict === null) notifyError(error);
      else {
        cache.write([row.id], () => conflict.now);
        onConflict(conflict);
      }
    } finally {
      await cache.refresh();
    }
  }

  async function changeMany({ ids, rows }: Targets, changes: Changes, tags: TagChanges = {}): Promise<void> {
    const input: ManyInput = { ids: [...ids], ...(isNone(changes) ? {} : { changes }), ...tags };
    try {
      const { changed, refused } = await act<ManyAnswer>(feedback.route, { action: 'change_many', input });
      const refusedIds = new Set(refused.map(({ id }) => id));
      const done = { ...input, ids: input.ids.filter((id) => !refusedIds.has(id)) };
      if (refused.length > 0) onRefused(refused, changed);
      else notifyChanged(changed, undoOf(done, rows));
    } catch (error) {
      notifyError(error);
    } finally {
      await cache.refresh();
    }
  }

  function undoOf(input: ManyInput, before: readonly FeedbackRow[]): (() => void) | undefined {
    const calls = inverseOf(input, before);
    if (calls === null || calls.length === 0) return undefined;
    return () => void undo(calls);
  }
  async function undo(calls: ManyInput[]): Promise<void> {
    try {
      for (const input of calls) await act<ManyAnswer>(feedback.route, { action: 'change_many', input });
    } catch (error) {
      notifyError(error);
    } finally {
      await cache.refresh();
    }
  }

  /** Read or unread is nobody's work: said by the rows alone. */
  async function markRead(ids: readonly number[], isRead: boolean): Promise<void> {
    const now = new Date().toISOString();
    cache.write(ids, ({ read_at }) => ({ read_at: isRead ? (read_at ?? now) : null }));
    try {
      for (let at = 0; at < ids.length; at += READ_LIMIT) {
        const input = { ids: ids.slice(at, at + READ_LIMIT), is_read: isRead };
        await act(feedback.route, { action: 'read_feedback', input });
      }
    } catch (error) {
      notifyError(error);
    } finally {
      await cache.refresh();
    }
  }

  return { changeOne, changeMany, markRead };
}

const isNone = (changes: Changes): boolean => Object.keys(changes).length === 0;

function useNotifyChanged() {
  const notify = useNotify();
  const format = new Intl.NumberFormat(useLocale());
  return (count: number, undo: (() => void) | undefined) =>
    notify('app.feedback.changed', {
      type: 'success',
      messageArgs: { smart_count: count, count: format.format(count) },
      ...(undo === undefined ? {} : { autoHideDuration: ACTION_TOAST_MS, action: <UndoButton onUndo={undo} /> }),
    });
}
