/** The feedback of a tag, along its links. */
import { tenantOf } from '../../../../access/principal.ts';
import type { Caller } from '../../../../query/caller.ts';
import type { Walk } from '../../../../query/listing.ts';
import type { FilterTerm } from '../../../../query/parse-filter.ts';

/** In the order of the list's `direction`; links carry the answers' time, so a range of it bounds them too. */
export function linksOf(tag: FilterTerm, filters: readonly FilterTerm[], direction: string, caller: Caller): Walk {
  const { parameters, principal } = caller;
  return inOrderOfTime({
    steps: `select link.feedback_id, link.created_at from feedback_tag_link link
      where link.company_id = ${parameters.add(tenantOf(principal).companyId)} and link.tag_id = ${parameters.add(tag.value)}`,
    table: 'link',
    times: filters,
    direction,
    caller,
  });
}

interface Linked {
  /** A query of `feedback_id` and `created_at` that ends in its conditions. */
  steps: string;
  table: string;
  times: readonly FilterTerm[];
  direction: string;
  caller: Caller;
}

/** A walk along rows that each point to one feedback and carry its time. */
export function inOrderOfTime({ steps, table, times, direction, caller: { parameters, principal } }: Linked): Walk {
  const range = times
    .filter(({ field, comparison }) => field === 'created_at' && (comparison === '>=' || comparison === '<='))
    .map(({ comparison, value }) => ` and ${table}.created_at ${comparison} ${parameters.add(value)}`);
  return {
    steps: `${steps}${range.join('')} order by ${table}.created_at ${direction}, ${table}.feedback_id ${direction}`,
    on: `t.company_id = ${parameters.add(tenantOf(principal).companyId)} and t.id = step.feedback_id`,
    order: `step.created_at ${direction}, step.feedback_id ${direction}`,
  };
}
