import { customerUser } from '../../../generated/resources.ts';
import { type Done, useToldChange } from '../../../ui/use-change.ts';
import { useAct } from '../../../providers/use-act.ts';

/** Calls an action on a user, one at a time; what came of it is a toast. */
export function useUserAction(id: number) {
  const act = useAct();
  const { make, isRunning } = useToldChange();
  return {
    isRunning,
    run: (action: 'admin_permission' | 'resend_email_change' | 'cancel_email_change', input: object, done: Done) =>
      make(() => act(customerUser.route, { action, id, input }), done),
  };
}
