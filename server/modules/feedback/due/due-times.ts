/** When feedback is to be closed: so many opening hours of its unit after it came, by its priority. */
import type { Transaction } from '../../../access/database.ts';
import { afterOpenTime, type OpeningHours } from '../../../../shared/opening-hours/opening-hours.ts';
import { hoursOf } from './opening-hours-of-unit.ts';

const HOUR_MS = 3_600_000;
/** Who handles it is told when so much of the time is over. */
const WARN_AFTER = 0.75;

interface Timed {
  id: number;
  created_at: Date;
  path: string;
  /** That the company gives for the priority; null for none. */
  hours: number | null;
}

/**
 * Gives feedback its due time, anew where its priority has changed: it counts from when it came. Repeats have none.
 * @param transaction of a company, which holds the rows
 */
export async function setDueTimes(transaction: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await transaction.query<Timed>({
    name: 'feedback_to_time',
    text: `select f.id, f.created_at, n.path,
        case f.priority when 'high' then c.due_hours_high when 'low' then c.due_hours_low else c.due_hours_normal end as hours
      from feedback f join node n on n.company_id = $1 and n.id = f.node_id join customer c on c.id = $1
      where f.company_id = $1 and f.id = any($2::bigint[]) and not f.is_repeat
        and (f.due_at is not null or num_nonnulls(c.due_hours_high, c.due_hours_normal, c.due_hours_low) > 0)
      order by f.id`,
    values: [transaction.companyId, ids],
  });
  if (rows.length === 0) return;
  const known = new Map<string, OpeningHours | null>();
  const times: { id: number; dueAt: Date | null; warnAt: Date | null }[] = [];
  for (const { id, created_at: from, path, hours } of rows) {
    if (!known.has(path)) known.set(path, hours === null ? null : await hoursOf(transaction, path));
    const after = (share: number): Date | null =>
      hours === null ? null : afterOpenTime(known.get(path) ?? null, from, share * hours * HOUR_MS);
    times.push({ id, dueAt: after(1), warnAt: after(WARN_AFTER) });
  }
  await transaction.query({
    name: 'feedback_set_due',
    text: `update feedback f set due_at = timed.due_at, due_warn_at = timed.warn_at
      from unnest($2::bigint[], $3::timestamptz[], $4::timestamptz[]) as timed (id, due_at, warn_at)
      where f.company_id = $1 and f.id = timed.id and f.due_at is distinct from timed.due_at`,
    values: [
      transaction.companyId,
      times.map(({ id }) => id),
      times.map(({ dueAt }) => dueAt),
      times.map(({ warnAt }) => warnAt),
    ],
  });
}
