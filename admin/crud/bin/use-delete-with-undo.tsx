import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useAct } from '../../providers/use-act.ts';
import { useNotifyError } from '../../ui/mutations/use-notify-error.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { UNDO_TOAST_MS } from '../../ui/toasts/toast-times.ts';
import { UndoButton } from '../../ui/toasts/undo-button.tsx';
import { inTurns } from '../in-turns.ts';

/** Deletes rows of an entity with a bin, and offers to bring them back at once. */
export function useDeleteWithUndo({ route }: EntityResource) {
  const provider = useDataProvider();
  const act = useAct();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useRefresh();
  const { mutate, isPending, errorText } = useServerMutation();
  const undoing = useServerMutation({ errors: 'toast' });

  const undo = (ids: readonly RaRecord['id'][]) =>
    undoing.mutate(() => inTurns(ids, (id) => act(route, { action: `deleted/${id}/restore` })), {
      message: 'app.bin.restored',
      words: { smart_count: ids.length },
    });

  /** @returns whether any is deleted */
  async function remove(ids: readonly RaRecord['id'][], reason: string, leave: () => void): Promise<void> {
    const gone: RaRecord['id'][] = [];
    const isDone = await mutate(async () => {
      try {
        await inTurns(ids, async (id) => {
          await provider.delete(route, { id, meta: { origin: { reason } } });
          gone.push(id);
        });
      } catch (refusal) {
        if (gone.length === 0) throw refusal;
        notifyError(refusal);
      }
      return true;
    });
    if (isDone === undefined) return;
    // A page of what is gone is left before it is read again.
    leave();
    refresh();
    notify('ra.notification.deleted', {
      type: 'success',
      messageArgs: { smart_count: gone.length },
      autoHideDuration: UNDO_TOAST_MS,
      action: <UndoButton onUndo={() => void undo(gone)} />,
    });
  }
  return { remove, isPending, errorText };
}
