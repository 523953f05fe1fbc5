/**
 * Folds the counters' delta rows into the roll-ups of the day and of all days. The hot path only inserts deltas, and readers add what is
 * not folded yet, so figures are exact at any moment; this keeps the deltas few.
 */
import type { Database } from '../access/database.ts';
import type { Logger } from '../pipeline.ts';
import { type RunningLoop, startLoop } from './loop.ts';

const BATCH_ROWS = 5_000;
const INTERVAL_MS = 500;

/** In no order: by an index each round would first step over the entries of the rounds before it. */
const FOLD = `with taken as (
    select company_id, id from node_day_delta limit $1 for update skip locked
  ), moved as (
    delete from node_day_delta d using taken where d.company_id = taken.company_id and d.id = taken.id
    returning d.company_id, d.node_id, d.day, d.reads, d.answers, d.open, d.score_sum, d.score_count
  ), folded as (
    insert into node_day (company_id, node_id, day, reads, answers, open, score_sum, score_count)
    select company_id, node_id, day, sum(reads), sum(answers), sum(open), sum(score_sum), sum(score_count)
    from moved group by company_id, node_id, day order by company_id, node_id, day
    on conflict (company_id, node_id, day) do update set reads = node_day.reads + excluded.reads,
      answers = node_day.answers + excluded.answers, open = node_day.open + excluded.open,
      score_sum = node_day.score_sum + excluded.score_sum, score_count = node_day.score_count + excluded.score_count,
      updated_at = now()
  ), totals as (
    insert into node_total (company_id, node_id, reads, answers, open)
    select company_id, node_id, sum(reads), sum(answers), sum(open)
    from moved group by company_id, node_id order by company_id, node_id
    on conflict (company_id, node_id) do update set reads = node_total.reads + excluded.reads,
      answers = node_total.answers + excluded.answers, open = node_total.open + excluded.open, updated_at = now()
  )
  select count(*) as moved from moved`;

/** Folds one batch; answers how many delta rows it took. */
export async function foldCounters(database: Database): Promise<number> {
  const [answer] = await database.lookup<{ moved: number }>('worker', {
    name: 'fold_counters',
    text: FOLD,
    values: [BATCH_ROWS],
  });
  return answer?.moved ?? 0;
}

/** Folds every half second until stopped. */
export const startFolding = (database: Database, log: Logger): RunningLoop =>
  startLoop({
    name: 'folding counters',
    pauseMs: INTERVAL_MS,
    log,
    round: async () => (await foldCounters(database)) === BATCH_ROWS,
  });
