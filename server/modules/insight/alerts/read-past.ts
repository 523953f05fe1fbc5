/** Reads what is usual at a unit from its answers and those of all below it, as the tree is now. */
import { subtreeIds } from '../../../access/subtree.ts';
import type { Transaction } from '../../../access/database.ts';
import { localDay, localHour } from '../roll-ups/local-time.ts';
import { type Reference, referenceOf } from './reference.ts';
import { MOST_ANSWERS, PAST_WEEKS } from './scale.ts';

const DAY_MS = 24 * 3_600_000;

/** SQL of the hour of the week, 0 to 167, by the clock of the unit. */
export const hourOfWeek = (row: string): string =>
  `((extract(isodow from ${localDay(row)})::integer - 1) * 24 + ${localHour(row)})`;

/** SQL of a moment as ISO 8601, with microseconds. */
export const isoTime = (moment: string): string =>
  `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

interface PastRow {
  score: number;
  hour: number;
  created_at: Date;
}

/** Not while an alert was open whose scores came back: that was not usual. */
const PAST = `select f.score, ${hourOfWeek('f.')} as hour, f.created_at from feedback f
  where f.company_id = $1 and f.node_id = any(array${subtreeIds('$2', '$1')})
    and f.score is not null and not f.is_repeat
    and f.created_at >= greatest($3::timestamptz - make_interval(weeks => $5), coalesce($4::timestamptz, '-infinity'))
    and f.created_at < $3::timestamptz
    and not exists (select from score_alert past where past.company_id = $1 and past.node_id = $2
      and past.state = 'recovered' and f.created_at >= past.since and f.created_at < past.ended_at)
  order by f.created_at desc limit $6`;

/**
 * @param until ISO 8601: answers before it
 * @param from ISO 8601: none before it, where something is said
 * @returns null where there are too few to tell
 */
export async function readReference(
  { companyId, query }: Transaction,
  unitId: number,
  { until, from }: { until: string; from: string | null },
): Promise<Reference | null> {
  const rows = await query<PastRow>({
    name: 'past_of_unit',
    text: PAST,
    values: [companyId, unitId, until, from, PAST_WEEKS, MOST_ANSWERS],
  });
  const first = rows.at(-1);
  if (!first) return null;
  const days = Math.max(1, (Date.parse(until) - first.created_at.getTime()) / DAY_MS);
  return referenceOf(rows, days);
}
