/**
 * Counts the answers that have come, and those that have changed, for the results of surveys. They are looked for where
 * they are stored, so that a visitor's statement does nothing for it. They become visible in no strict order, so that
 * each look goes back a little, and further now and then; what was counted before is known by its row (`counted_answer`),
 * which an answer that may still be completed keeps. One transaction counts for a company at a time.
 *
 * A company that was counted up to nowhere is counted anew, from its first answer on.
 */
import type { Database, Transaction } from '../../../access/database.ts';
import { countedColumns, type CountedAnswer, countRows, type StoredRow } from './read-answers.ts';
import { addToDays, type DayCounts } from '../roll-ups/survey-days.ts';
import { sumByDay } from './sum-by-day.ts';

/** The first of the two numbers of these locks; any that no other lock has. */
const CLASS = 7_022;
const LOCKS = 1_000_000_000;
const lockOf = (company: string): string => `${CLASS}, (${company} % ${LOCKS})::integer`;

/** How far a look goes back. */
interface Look {
  /** Longer than visitors' statements take from their beginning to their end: nearly all of them, or any. */
  overlapSeconds: number;
  /** How old partial answers are that may have been completed meanwhile. */
  partialDays: number;
}

export const USUAL_LOOK: Look = { overlapSeconds: 10, partialDays: 1 };
export const FULL_LOOK: Look = { overlapSeconds: 180, partialDays: 36_500 };
/** More than the overlap: what is forgotten is never met again. */
const KEPT = '1 hour';

export const BATCH_ROWS = 1_000;

/** Companies with answers that have come since, or are partial and may be completed. */
export const companiesToCount = (database: Pick<Database, 'lookup'>, look: Look): Promise<{ id: number }[]> =>
  database.lookup('worker', {
    name: 'results_companies',
    text: `select c.id from customer c where exists (select from feedback f where f.company_id = c.id
        and f.created_at >= coalesce(c.answers_counted_until - make_interval(secs => $1), '-infinity'))
      or exists (select from counted_answer a where a.company_id = c.id and a.is_partial
        and a.answered_at > now() - make_interval(days => $2))
      order by c.id`,
    values: [look.overlapSeconds, look.partialDays],
  });

/** Waits until nobody counts for the company, and keeps others away until the transaction ends. */
export async function lockCounting(transaction: Transaction, companyId: number): Promise<void> {
  await transaction.query({
    name: 'results_lock',
    text: `select pg_advisory_xact_lock(${lockOf('$1::bigint')})`,
    values: [companyId],
  });
}

/** What a batch has counted, and how far. */
interface Counted {
  isMore: boolean;
  /** What the company's row said before. */
  before: string | null;
  /** Up to when all is counted now. */
  until: string;
}

/**
 * Counts one batch of a company's answers; answers whether more is waiting. While one server counts, others pass by. How
 * far it has come is noted afterwards, so that nobody who changes the company's row waits for it: what is counted and
 * not noted yet is found again, and known by its row.
 */
export async function countAnswers(
  database: Pick<Database, 'withTenant'>,
  companyId: number,
  look: Look,
  batch = BATCH_ROWS,
): Promise<boolean> {
  const counted = await database.withTenant('app', companyId, (transaction) =>
    countBatch(transaction, companyId, look, batch),
  );
  if (!counted) return false;
  await database.withTenant('app', companyId, (transaction) => advance(transaction, companyId, counted));
  return counted.isMore;
}

async function countBatch(
  transaction: Transaction,
  companyId: number,
  look: Look,
  batch: number,
): Promise<Counted | null> {
  const [turn] = await transaction.query<{ taken: boolean }>({
    name: 'results_turn',
    text: `select pg_try_advisory_xact_lock(${lockOf('$1::bigint')}) as taken`,
    values: [companyId],
  });
  if (!turn?.taken) return null;
  const [company] = await transaction.query<{ before: string | null; now: string }>({
    name: 'results_state',
    text: 'select answers_counted_until::text as before, now()::text as now from customer where id = $1',
    values: [companyId],
  });
  if (!company) return null;
  if (company.before === null) await forgetAll(transaction, companyId);
  const changed = await transaction.query<ChangedRow>(changedRows(companyId, look, batch));
  const fresh = await transaction.query<StoredRow>(newRows(companyId, look, batch));
  await store(transaction, companyId, { changed, fresh });
  const isFull = fresh.length === batch;
  return {
    isMore: isFull || changed.length === batch,
    before: company.before,
    until: (isFull ? fresh.at(-1)?.answered_at : undefined) ?? company.now,
  };
}

async function forgetAll(transaction: Transaction, companyId: number): Promise<void> {
  for (const table of ['survey_day', 'counted_answer'])
    await transaction.query({
      name: `results_forget_${table}`,
      text: `delete from ${table} where company_id = $1`,
      values: [companyId],
    });
}

/** A row that was counted, with what was counted of it. */
type ChangedRow = StoredRow & { was_version: number; was_counts: DayCounts['counts'] };

const changedRows = (companyId: number, look: Look, batch: number) => ({
  name: 'results_changed',
  text: `select ${countedColumns('f')}, counted.survey_version_id as was_version, counted.counts as was_counts
    from counted_answer counted
    join feedback f on f.company_id = $1 and f.id = counted.feedback_id
    where counted.company_id = $1 and counted.is_partial and counted.answered_at > now() - make_interval(days => $2)
      and f.updated_at <> counted.changed_at
    order by counted.answered_at limit $3`,
  values: [companyId, look.partialDays, batch],
});

const newRows = (companyId: number, look: Look, batch: number) => ({
  name: 'results_new',
  text: `select ${countedColumns('f')} from feedback f
    where f.company_id = $1 and not f.is_repeat and f.created_at >= coalesce(
        (select answers_counted_until from customer where id = $1) - make_interval(secs => $2), '-infinity')
      and not exists (select from counted_answer counted where counted.company_id = $1 and counted.feedback_id = f.id)
    order by f.created_at, f.id limit $3`,
  values: [companyId, look.overlapSeconds, batch],
});

interface Found {
  changed: readonly ChangedRow[];
  fresh: readonly StoredRow[];
}

async function store(transaction: Transaction, companyId: number, { changed, fresh }: Found): Promise<void> {
  const counted = await countRows(transaction, companyId, [...changed, ...fresh]);
  const taken = changed.map(({ node_id, day, was_version, was_counts }) => ({
    node_id,
    day,
    survey_version_id: was_version,
    counts: was_counts,
    times: -1,
  }));
  await addToDays(transaction, companyId, sumByDay([...taken, ...counted]));
  await note(transaction, companyId, counted);
}

async function note(transaction: Transaction, companyId: number, counted: readonly CountedAnswer[]): Promise<void> {
  if (counted.length === 0) return;
  await transaction.query({
    name: 'results_note',
    text: `insert into counted_answer (company_id, feedback_id, answered_at, changed_at, is_partial, survey_version_id, counts)
      select $1, id, answered_at, changed_at, is_partial, survey_version_id, counts from jsonb_to_recordset($2::jsonb)
        as counted (id bigint, answered_at timestamptz, changed_at timestamptz, is_partial boolean, survey_version_id bigint, counts jsonb)
      on conflict (company_id, feedback_id) do update set changed_at = excluded.changed_at, is_partial = excluded.is_partial,
        survey_version_id = excluded.survey_version_id, counts = excluded.counts, updated_at = now()`,
    values: [companyId, JSON.stringify(counted)],
  });
}

/** Not where somebody has had the company counted anew meanwhile, nor for less than two seconds. */
async function advance(transaction: Transaction, companyId: number, { before, until }: Counted): Promise<void> {
  const [row] = await transaction.query<{ id: number }>({
    name: 'results_advance',
    text: `update customer set answers_counted_until = $2::timestamptz
      where id = $1 and answers_counted_until is not distinct from $3::timestamptz
        and (answers_counted_until is null or answers_counted_until < now() - interval '2 seconds')
      returning id`,
    values: [companyId, until, before],
  });
  if (!row) return;
  await transaction.query({
    name: 'results_forget',
    text: `delete from counted_answer where company_id = $1 and not is_partial
      and answered_at < $2::timestamptz - interval '${KEPT}'`,
    values: [companyId, until],
  });
}
