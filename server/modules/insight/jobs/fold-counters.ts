/**
 * Folds the counters' delta rows into the roll-ups of the unit and of all above it. The hot path only inserts deltas, and
 * readers add what is not folded yet, so figures are exact at any moment; this keeps the deltas few.
 */
import type { Database } from '../../../access/database.ts';
import { notifyAdded } from '../../../platform/events/notify.ts';
import type { Logger } from '../../../log.ts';
import { STEPS_ABOVE, onConflictAdd, type RollUp, subtreeDay, subtreeHour, subtreeTotal } from '../roll-ups/figures.ts';
import { lockTree } from '../roll-ups/tree-lock.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';

const BATCH_ROWS = 5_000;
const INTERVAL_MS = 500;

/**
 * In no order: by an index each round would first step over the entries of the rounds before it. The locks come with
 * it, in one order for all, so that the next statement sees the tree as it stays until the fold is done.
 */
const TAKE = `with taken as materialized (
    select company_id, id from node_day_delta limit $1 for update skip locked
  ), locked as materialized (
    select ${lockTree('company_id', 'shared')} from (select distinct company_id from taken order by company_id) companies
  )
  select array_agg(company_id) as companies, array_agg(id) as ids, (select count(*) from locked) as locks from taken`;

const OWN = ['reads', 'answers', 'open'];

/** Into a roll-up, from the deltas `d` as they are placed in the tree. Two folds write in one order. */
function foldInto(rollUp: RollUp, where = 'true'): string {
  const [dimensions, figures] = [Object.entries(rollUp.dimensions), Object.entries(rollUp.figures)];
  const keys = ['d.company_id', 'd.above_id', ...dimensions.map(([, sql]) => sql)].join(', ');
  const columns = [...dimensions, ...figures].map(([name]) => `, ${name}`).join('');
  return `insert into ${rollUp.table} (company_id, node_id${columns})
    select ${[keys, ...figures.map(([, sql]) => sql)].join(', ')}
    from placed d where ${where} group by ${keys} order by ${keys}
    ${onConflictAdd(
      rollUp,
      figures.map(([name]) => name),
    )}`;
}

/**
 * Reads of a day that was counted by code already, as a journal brings them that waited for its server, open it anew. Days
 * whose scores changed are due for the sums of drivers.
 */
const FOLD = `with moved as (
    delete from node_day_delta d using unnest($1::bigint[], $2::bigint[]) as taken (company_id, id)
    where d.company_id = taken.company_id and d.id = taken.id returning d.*
  ), placed as materialized (
    select d.*, above.id as above_id from moved d ${STEPS_ABOVE}
  ), reopened as (
    update customer c set reads_rolled_until = late.day from (
      select company_id, min(day) as day from moved where reads <> 0 group by company_id
    ) late where c.id = late.company_id and c.reads_rolled_until > late.day
  ), marked as (
    insert into driver_day_due (company_id, node_id, day)
    select distinct company_id, node_id, day from moved where answers <> 0 or weight <> 0
  ), days as (
    ${foldInto(subtreeDay)}
  ), hours as (
    ${foldInto(subtreeHour, 'd.reads <> 0 or d.answers <> 0 or d.weight <> 0')}
  )
  ${foldInto({
    ...subtreeTotal,
    figures: {
      ...Object.fromEntries(
        OWN.map((name) => [name, `coalesce(sum(d.${name}) filter (where d.above_id = d.node_id), 0)`]),
      ),
      ...subtreeTotal.figures,
    },
  })}`;

/**
 * Folds one batch of deltas, of all companies, into the roll-ups, and announces the answers among them.
 * @returns how many rows it took; fewer than a whole batch when none is left
 */
export async function foldCounters(database: Pick<Database, 'withTenant'>): Promise<number> {
  return database.withTenant('worker', null, async (transaction) => {
    const [taken] = await transaction.query<{ companies: string[] | null; ids: string[] | null }>({
      name: 'take_deltas',
      text: TAKE,
      values: [BATCH_ROWS],
    });
    if (!taken?.ids) return 0;
    await notifyAdded(transaction, taken.companies ?? [], taken.ids);
    await transaction.query({ name: 'fold_deltas', text: FOLD, values: [taken.companies, taken.ids] });
    return taken.ids.length;
  });
}

/** Folds every half second until stopped. */
export const startFolding = (database: Database, log: Logger): RunningLoop =>
  startLoop({
    name: 'folding counters',
    pauseMs: INTERVAL_MS,
    log,
    round: async () => (await foldCounters(database)) === BATCH_ROWS,
  });
