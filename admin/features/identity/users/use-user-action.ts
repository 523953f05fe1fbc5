import { customerUser } from '../../../generated/resources.ts';
import { type Done, useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../providers/use-act.ts';

/** Calls an action on a user, one at a time; what came of it is a toast. */
export function useUserAction(id: number) {
  const act = useAct();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  return {
    isPending,
    run: (action: 'admin_permission' | 'resend_email_change' | 'cancel_email_change', input: object, done: Done) =>
      mutate(() => act(customerUser.route, { action, id, input }), done),
  };
}
