import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useSession } from '../../../providers/use-session.tsx';

/** What happens at the period's end; a toast says that it is noted, or why not. */
export function useRenewal() {
  const { client } = useSession();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  const change = (body: { auto_renew?: boolean; next_sub_plan_id?: number | null }, message: string) =>
    mutate(() => client.call('/subscriptionrenewal', { method: 'POST', body }), {
      message: `app.account.plan.${message}`,
    });
  return {
    isPending,
    stop: () => change({ auto_renew: false }, 'stopped'),
    resume: () => change({ auto_renew: true }, 'resumed'),
    switchTo: (subPlanId: number) => change({ next_sub_plan_id: subPlanId }, 'switched'),
    keep: () => change({ next_sub_plan_id: null }, 'kept'),
  };
}
