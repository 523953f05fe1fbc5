/** The tests of a company's units as they are stored, and what they take for usual, made anew now and then. */
import type { Transaction } from '../../../access/database.ts';
import { isoTime, readReference } from './read-past.ts';
import type { Reference } from './reference.ts';
import { AT_REST, type Watched } from './watch.ts';

export interface Watch {
  unitId: number;
  /** Null while there are too few answers to tell what is usual. */
  reference: Reference | null;
  /** ISO 8601. */
  referenceAt: string;
  usualFrom: string | null;
  watched: Watched;
  /** The alert that is open, and since when it is. */
  alertId: number | null;
  foundAt: string | null;
}

/** What is usual is worked out anew after so many days; where it could not be told, after one. */
const [REFERENCE_DAYS, RETRY_DAYS] = [7, 1];
const DAY_MS = 24 * 3_600_000;

interface WatchRow {
  node_id: number;
  reference: Reference | null;
  reference_at: string;
  usual_from: string | null;
  watched: Watched;
  score_alert_id: number | null;
  found_at: string | null;
}

const READ = `select w.node_id, w.reference, ${isoTime('w.reference_at')} as reference_at,
    ${isoTime('w.usual_from')} as usual_from, w.watched, w.score_alert_id, ${isoTime('a.found_at')} as found_at
  from score_watch w left join score_alert a on a.company_id = $1 and a.id = w.score_alert_id
  where w.company_id = $1 and w.node_id = any($2::bigint[])`;

const WRITE = `insert into score_watch (company_id, node_id, reference, reference_at, usual_from, watched, score_alert_id)
  select $1, node_id, nullif(reference, 'null'), reference_at, usual_from, watched, score_alert_id
  from jsonb_to_recordset($2::jsonb) as w (node_id bigint, reference jsonb, reference_at timestamptz,
    usual_from timestamptz, watched jsonb, score_alert_id bigint)
  order by node_id
  on conflict (company_id, node_id) do update set reference = excluded.reference, reference_at = excluded.reference_at,
    usual_from = excluded.usual_from, watched = excluded.watched, score_alert_id = excluded.score_alert_id, updated_at = now()`;

/** By unit; of those that are not there yet, nothing. */
export async function readWatches(
  { companyId, query }: Transaction,
  unitIds: readonly number[],
): Promise<Map<number, Watch>> {
  const rows = await query<WatchRow>({ name: 'score_watches', text: READ, values: [companyId, unitIds] });
  return new Map(
    rows.map((row) => [
      row.node_id,
      {
        unitId: row.node_id,
        reference: row.reference,
        referenceAt: row.reference_at,
        usualFrom: row.usual_from,
        watched: row.watched,
        alertId: row.score_alert_id,
        foundAt: row.found_at,
      },
    ]),
  );
}

export async function writeWatches({ companyId, query }: Transaction, watches: Iterable<Watch>): Promise<void> {
  const rows = [...watches].map((watch) => ({
    node_id: watch.unitId,
    reference: watch.reference,
    reference_at: watch.referenceAt,
    usual_from: watch.usualFrom,
    watched: watch.watched,
    score_alert_id: watch.alertId,
  }));
  if (rows.length > 0)
    await query({ name: 'store_score_watches', text: WRITE, values: [companyId, JSON.stringify(rows)] });
}

const isDue = ({ reference, referenceAt, alertId }: Watch, at: string): boolean =>
  alertId === null &&
  Date.parse(at) - Date.parse(referenceAt) >= (reference === null ? RETRY_DAYS : REFERENCE_DAYS) * DAY_MS;

/**
 * A unit's test with what is usual at a moment. Answers that may be a fall's tell nothing of that.
 * @param at ISO 8601
 */
export async function freshWatch(
  transaction: Transaction,
  unitId: number,
  known: Watch | undefined,
  at: string,
): Promise<Watch> {
  if (known && !isDue(known, at)) return known;
  const watch = known ?? { unitId, usualFrom: null, watched: AT_REST, alertId: null, foundAt: null };
  const until = watch.watched.since ?? at;
  const reference = await readReference(transaction, unitId, { until, from: watch.usualFrom });
  return { ...watch, reference, referenceAt: at, watched: reference === null ? AT_REST : watch.watched };
}
