import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { node } from '../../../../generated/resources.ts';
import { useNotifyError } from '../../../../ui/mutations/use-notify-error.ts';
import { useAct } from '../../../../providers/use-act.ts';

/** Brings back what a deletion took, and says so; `reload` is for what that touches. Answers whether it is back. */
export function useRestore() {
  const act = useAct();
  const notify = useNotify();
  const notifyError = useNotifyError();
  return useCallback(
    async (id: number, reload: () => Promise<void>): Promise<boolean> => {
      try {
        await act<{ restored: number }>(node.route, { action: 'restore', id });
        notify('app.tree.deleted.done', { type: 'success' });
      } catch (error) {
        notifyError(error);
        return false;
      }
      await reload();
      return true;
    },
    [act, notify, notifyError],
  );
}
