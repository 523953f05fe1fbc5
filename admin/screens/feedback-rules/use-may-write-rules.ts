import { useGetList } from 'react-admin';
import { node } from '../../generated/resources.ts';
import type { NodeRecord } from '../../generated/types.ts';
import { useUserData } from '../../providers/use-session.tsx';
import { hasRight } from '../organization-tree/unit.ts';

/** Whether the reader may write rules: administrators of all units, others where they edit feedback. */
export function useMayWriteRules(): boolean {
  const isAdmin = useUserData()?.is_admin === true;
  const { data = [] } = useGetList<NodeRecord>(
    node.route,
    { filter: { is_top: true }, pagination: { page: 1, perPage: 100 }, meta: { fields: ['rights'] } },
    { enabled: !isAdmin },
  );
  return isAdmin || data.some((unit) => hasRight(unit, 'feedback_edit'));
}
