import { type Identifier, type RaRecord, useNotify, useRedirect } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useAct } from '../../providers/use-act.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { UNDO_TOAST_MS } from '../../ui/toasts/toast-times.ts';
import { UndoButton } from '../../ui/toasts/undo-button.tsx';

type Redirect = (resource: string | undefined, id: Identifier | undefined) => string;

/** After a form was saved: says so, offers to take it back while the server still can, and goes on. */
export function useSavedWithUndo({ route }: EntityResource) {
  const notify = useNotify();
  const redirect = useRedirect();
  const act = useAct();
  const { mutate } = useServerMutation({ errors: 'toast' });
  const undo = ({ id, updated_at }: RaRecord) =>
    mutate(() => act(route, { action: 'undo', id, input: { updated_at } }), { message: 'app.history.undone' });

  return (to: Redirect, saved: RaRecord, { previousData }: { previousData?: RaRecord | undefined }) => {
    // What was saved unchanged was not sent: the last change is an older one.
    const isChanged = saved['updated_at'] !== previousData?.['updated_at'];
    notify('ra.notification.updated', {
      type: 'success',
      messageArgs: { smart_count: 1 },
      ...(isChanged && { autoHideDuration: UNDO_TOAST_MS, action: <UndoButton onUndo={() => void undo(saved)} /> }),
    });
    redirect(to, route, saved.id, saved);
  };
}
