import { useGetOne } from 'react-admin';
import { node } from '../../../generated/resources.ts';
import type { NodeRecord } from '../../../generated/types.ts';
import { hasRight } from '../../organizations/organization-tree/unit.ts';
import type { FeedbackRow } from '../feedback-row.ts';

/** What is not erased yet, by those who may delete feedback at its unit. */
export function useMayErase(row: FeedbackRow): boolean {
  const { data: unit } = useGetOne<NodeRecord>(node.route, { id: row.node_id }, { retry: false });
  return row.erased_at === null && unit !== undefined && hasRight(unit, 'feedback_delete');
}
