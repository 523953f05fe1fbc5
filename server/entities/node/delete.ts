/** Deleting a unit with all below it: soft, so that codes fall to the nearest living unit above and history stays. */
import type { ActionRequest, Row, Work } from '../../kernel/extension.ts';
import { handOver } from '../../roll-ups/hand-over.ts';
import { lockShapeAlone } from '../../roll-ups/shape-lock.ts';
import { isWithin, pathAbove } from './tree.ts';

/**
 * All units that one deletion takes carry its instant, which no other deletion around them has: later than every one
 * before it, whatever the clock says. So what it took can be told apart from what was deleted before.
 */
export async function deleteSubtree({ transaction }: Work, row: Row): Promise<'done'> {
  await lockShapeAlone(transaction);
  await transaction.query({
    name: 'delete_subtree',
    text: `with moment as (
        select greatest(clock_timestamp(), max(t.deleted_at) + interval '1 microsecond') as at
        from node t where t.company_id = $1 and ${isWithin('t', '$2')}
      )
      update node set deleted_at = moment.at from moment
      where node.company_id = $1 and ${isWithin('node', '$2')} and node.deleted_at is null`,
    values: [transaction.companyId, row['path']],
  });
  await handOver(transaction, { unitId: row.id, from: pathAbove(row), to: '/' });
  return 'done';
}

export async function checkDelete({ transaction, find }: ActionRequest): Promise<object> {
  const unit = await find();
  const openOf = (table: string): string =>
    `coalesce((select sum(d.open) from ${table} d where d.company_id = $1 and d.node_id = any(array(select id from going))), 0)`;
  const [counts] = await transaction.query({
    name: 'check_delete',
    text: `with going as materialized (
        select t.id from node t where t.company_id = $1 and ${isWithin('t', '$2')} and t.deleted_at is null
      )
      select (select count(*) from going) as unit_count,
        (select count(*) from node_qr_code c where c.company_id = $1 and c.node_id = any(array(select id from going))) as code_count,
        (${openOf('node_total')} + ${openOf('node_day_delta')})::bigint as open_feedback_count`,
    values: [transaction.companyId, unit['path']],
  });
  return counts ?? {};
}
