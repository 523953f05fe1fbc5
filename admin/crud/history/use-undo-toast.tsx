import { type RaRecord, useNotify } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useAct } from '../../providers/use-act.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { UNDO_TOAST_MS } from '../../ui/toasts/toast-times.ts';
import { UndoButton } from '../../ui/toasts/undo-button.tsx';

/** Says that a row was saved, and offers to take it back while the server still can. */
export function useUndoToast({ route, history }: EntityResource) {
  const notify = useNotify();
  const act = useAct();
  const { mutate } = useServerMutation({ errors: 'toast' });
  const undo = ({ id, updated_at }: RaRecord) =>
    mutate(() => act(route, { action: 'undo', id, input: { updated_at } }), { message: 'app.history.undone' });

  return (saved: RaRecord, previous: RaRecord | undefined) => {
    // What was saved unchanged was not sent: the last change is an older one.
    const isUndone = history && saved['updated_at'] !== previous?.['updated_at'];
    notify('ra.notification.updated', {
      type: 'success',
      messageArgs: { smart_count: 1 },
      ...(isUndone && { autoHideDuration: UNDO_TOAST_MS, action: <UndoButton onUndo={() => void undo(saved)} /> }),
    });
  };
}
