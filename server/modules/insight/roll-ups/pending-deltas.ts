/** What the roll-ups do not hold yet, for readers to add. */
import { STEPS_ABOVE } from './figures.ts';

/** A company's deltas `d`, each once for every unit that it counts for, `above`: the FROM of a query. */
export const pendingDeltasOf = (
  company: string,
): string => `(select * from node_day_delta where company_id = ${company}) d
  ${STEPS_ABOVE}`;

/**
 * What is to be added to a counter of every unit. It depends on no row, so it is made once a statement.
 * @param company SQL of the company's id
 * @returns SQL of a JSON object: numbers by the ids of units, without those that have no deltas
 */
export const pendingDeltasByUnit = (counter: 'reads' | 'answers' | 'open', company: string): string =>
  `(select coalesce(jsonb_object_agg(fresh.id, fresh.total), '{}') from (
      select above.id, sum(d.total) as total from (
        select company_id, node_id, sum(${counter}) as total from node_day_delta where company_id = ${company}
        group by company_id, node_id
      ) d ${STEPS_ABOVE} group by above.id
    ) fresh)`;
