/** Whose clock counts: that of a unit, and of the company. */
import { idsOfPath } from '../../access/subtree.ts';

/**
 * The clock of a unit: that of the nearest opening hours, from the unit upwards to the company, else the company's own.
 * @param company SQL of the id of its company
 * @param path SQL of its path
 * @returns SQL of a time zone (IANA)
 */
export const clockOfUnit = (company: string, path: string): string =>
  `coalesce((select hours.time_zone from opening_hours hours
    where hours.company_id = ${company} and (hours.node_id is null or hours.node_id = any(${idsOfPath(path)}))
    order by array_position(${idsOfPath(path)}, hours.node_id) desc nulls last limit 1), ${clockOfCompany(company)})`;

/**
 * @param company SQL of its id
 * @returns SQL of a time zone (IANA)
 */
export const clockOfCompany = (company: string): string =>
  `(select clocked.time_zone from customer clocked where clocked.id = ${company})`;

/** SQL of the time zone of a row `t` that belongs to a unit by its `node_id`; of the company where it has none. */
export const CLOCK_OF_ITS_UNIT = `select coalesce((select ${clockOfUnit('t.company_id', 'unit.path')} from node unit
  where unit.company_id = t.company_id and unit.id = t.node_id), ${clockOfCompany('t.company_id')})`;
