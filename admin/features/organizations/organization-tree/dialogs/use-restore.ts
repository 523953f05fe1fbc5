import { useNotify } from 'react-admin';
import { node } from '../../../../generated/resources.ts';
import { useServerMutation } from '../../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../../providers/use-act.ts';

/** Brings back what a deletion took, and says so; `reload` is for what that touches. */
export function useRestore() {
  const act = useAct();
  const notify = useNotify();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  const restore = (id: number, reload: () => Promise<void>) =>
    mutate(async () => {
      await act<{ restored: number }>(node.route, { action: 'restore', id });
      notify('app.tree.deleted.done', { type: 'success' });
      await reload();
    });
  return { restore, isPending };
}
