import type { Transaction } from '../../../access/database.ts';
import type { OpeningHours } from '../../../../shared/opening-hours/opening-hours.ts';

interface Row {
  time_zone: string;
  weekdays: string[][];
  closed_days: string[];
}

/** The opening hours of a unit by its path: its own, else those of the nearest unit above, else the company's. */
export async function hoursOf(transaction: Transaction, path: string): Promise<OpeningHours | null> {
  const [row] = await transaction.query<Row>({
    name: 'opening_hours_of_unit',
    text: `select h.time_zone, to_jsonb(h.closed_days) as closed_days, jsonb_build_array(h.monday, h.tuesday, h.wednesday,
        h.thursday, h.friday, h.saturday, h.sunday) as weekdays
      from opening_hours h
      where h.company_id = $1 and (h.node_id is null or h.node_id = any($2::bigint[]))
      order by array_position($2::bigint[], h.node_id) desc nulls last limit 1`,
    values: [transaction.companyId, path.split('/').filter(Boolean)],
  });
  return row ? { timeZone: row.time_zone, weekdays: row.weekdays, closedDays: row.closed_days } : null;
}
