/** What an organization's row says of the units in it, as far as the caller sees them. */
import { visibleNodes } from '../../../../access/claims.ts';
import { topSql } from '../../../../access/rights.ts';
import type { Computed } from '../../../../query/target.ts';
import type { Caller } from '../../../../query/caller.ts';
import { pendingDeltasByUnit } from '../../../insight/index.ts';

/** Living units of the organization `t`, as `unit`. */
const INSIDE = 'unit.company_id = t.company_id and unit.organization_id = t.id and unit.deleted_at is null';

/** Those that the caller sees. */
function unitsOf({ principal, parameters }: Caller): string {
  if (principal.role !== 'company_user') return INSIDE;
  return `${INSIDE} and unit.id = any(array${visibleNodes(principal, parameters)})`;
}

export const computed: Record<string, Computed> = {
  unit_count: (caller) => `select count(*) from node unit where ${unitsOf(caller)}`,
  // The units at which the caller's view begins have all that is below them: what is folded, and what is not yet.
  open_feedback_count: ({ principal, parameters }) => {
    const company = 'companyId' in principal ? parameters.add(principal.companyId) : 't.company_id';
    return `select coalesce(sum(coalesce(total.subtree_open, 0)
        + coalesce((${pendingDeltasByUnit('open', company)} ->> unit.id::text)::bigint, 0)), 0)
      from node unit left join node_total total on total.company_id = unit.company_id and total.node_id = unit.id
      where ${INSIDE} and ${topSql(principal, parameters, 'unit')}`;
  },
};
