/** What opening hours are called by: their unit; those of the company by none. */
import type { Computed } from '../../../../query/target.ts';

export const computed: Record<string, Computed> = {
  node_name: 'select unit.name from node unit where unit.company_id = t.company_id and unit.id = t.node_id',
};
