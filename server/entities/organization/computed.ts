/** What an organization's row says of the units in it, as far as the caller sees them. */
import { visibleNodes } from '../../access/claims.ts';
import type { Caller, Computed } from '../../kernel/extension.ts';

/** Living units of the organization `t` that the caller sees, as `unit`. */
function unitsOf({ principal, parameters }: Caller): string {
  const inside = 'unit.company_id = t.company_id and unit.organization_id = t.id and unit.deleted_at is null';
  if (principal.role !== 'company_user') return inside;
  return `${inside} and unit.id = any(array${visibleNodes(principal, parameters)})`;
}

export const computed: Record<string, Computed> = {
  unit_count: (caller) => `select count(*) from node unit where ${unitsOf(caller)}`,
  // What is folded, and what is not yet.
  open_feedback_count: (caller) => {
    const sum = (table: string) =>
      `coalesce((select sum(counted.open) from node unit
        join ${table} counted on counted.company_id = unit.company_id and counted.node_id = unit.id
        where ${unitsOf(caller)}), 0)`;
    return `select ${sum('node_total')} + ${sum('node_day_delta')}`;
  },
};
