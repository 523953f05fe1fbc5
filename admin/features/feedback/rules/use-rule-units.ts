import { useUserData } from '../../../providers/use-session.tsx';
import { useUserGrants } from '../../identity/access/use-grants.ts';

/** Where the reader may write rules: administrators for all units, others where they edit feedback, wherever in the tree that begins. */
export function useRuleUnits(): { mayWrite: boolean; /** That a new rule begins with. */ first: number | null } {
  const me = useUserData();
  const isAdmin = me?.is_admin === true;
  const { data = [] } = useUserGrants(me?.id ?? 0, me !== null && !isAdmin);
  // From the top of the tree down: the first one is as wide as his rights.
  const first = data.find((grant) => grant.feedback_edit)?.node_id ?? null;
  return { mayWrite: isAdmin || first !== null, first };
}
