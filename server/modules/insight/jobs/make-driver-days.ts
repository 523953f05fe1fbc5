/** Makes the sums anew that the drivers of a score are worked out from, of the days of units that are due. */
import type { Database, Statement, Transaction } from '../../../access/database.ts';
import type { Logger } from '../../../log.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';
import { tryEach } from '../../../platform/queue/try-each.ts';
import { makeDriverDay, type UnitDay } from '../roll-ups/driver-days.ts';
import { lockTree } from '../roll-ups/tree-lock.ts';

/** Few, since a unit that is moved waits for them. */
const BATCH_ROWS = 100;
const COMPANIES_A_ROUND = 100;
/** What is due meanwhile is made once. */
const INTERVAL_MS = 20_000;

const due: Statement = {
  name: 'driver_days_due',
  text: `select id from customer where exists (select from driver_day_due due where due.company_id = customer.id)
    order by id limit $1`,
  values: [COMPANIES_A_ROUND],
};

/**
 * One batch of each company that has any due, and of the units above.
 * @returns whether more is waiting
 */
export async function makeDriverDays(database: Database, batch = BATCH_ROWS): Promise<boolean> {
  const companies = await database.lookup<{ id: number }>('worker', due);
  let more = companies.length === COMPANIES_A_ROUND;
  await tryEach(companies, async ({ id }) => {
    more = (await database.withTenant('app', id, (transaction) => makeBatch(transaction, id, batch))) || more;
  });
  return more;
}

interface Taken {
  node_id: number;
  day: string;
  /** Of the unit in the tree. */
  depth: number;
}

/** In the order of days, so that a unit above is made once for all below it. */
const TAKE = `with taken as (
    delete from driver_day_due due using (
      select id from driver_day_due where company_id = $1 order by day, id limit $2
    ) first where due.company_id = $1 and due.id = first.id returning due.node_id, due.day
  )
  select distinct taken.node_id, taken.day::text as day, length(unit.path) - length(replace(unit.path, '/', '')) as depth
  from taken join node unit on unit.company_id = $1 and unit.id = taken.node_id`;

/** One at a time for a company. What is taken was committed before its answers and units are read, and so is seen. */
async function makeBatch(transaction: Transaction, companyId: number, batch: number): Promise<boolean> {
  const [turn] = await transaction.query<{ taken: boolean }>({
    name: 'driver_days_turn',
    text: `select pg_try_advisory_xact_lock(hashtextextended('feedtree drivers', $1::bigint)) as taken`,
    values: [companyId],
  });
  if (!turn?.taken) return false;
  await transaction.query({
    name: 'driver_days_lock',
    text: `select ${lockTree('$1::bigint', 'shared')}`,
    values: [companyId],
  });
  const taken = await transaction.query<Taken>({ name: 'take_driver_days', text: TAKE, values: [companyId, batch] });
  await makeUpwards(transaction, taken);
  const [left] = await transaction.query<{ any: boolean }>({
    name: 'driver_days_left',
    text: 'select exists (select from driver_day_due where company_id = $1) as any',
    values: [companyId],
  });
  return left?.any ?? false;
}

/** The deepest first: each unit above is made after all below it, once a day. */
async function makeUpwards(transaction: Transaction, taken: readonly Taken[]): Promise<void> {
  const levels = new Map<number, Map<string, UnitDay>>();
  const add = (depth: number, unit: UnitDay): void => {
    const level = levels.get(depth) ?? new Map<string, UnitDay>();
    levels.set(depth, level.set(`${unit.unitId} ${unit.day}`, unit));
  };
  for (const { node_id: unitId, day, depth } of taken) add(depth, { unitId, day });
  for (let depth = Math.max(0, ...levels.keys()); depth > 0; depth--)
    for (const unit of levels.get(depth)?.values() ?? []) {
      const above = await makeDriverDay(transaction, unit);
      if (above !== null) add(depth - 1, { unitId: above, day: unit.day });
    }
}

/** Makes what is due every twenty seconds until stopped. */
export const startMakingDriverDays = (database: Database, log: Logger): RunningLoop =>
  startLoop({
    name: 'making sums of drivers',
    pauseMs: INTERVAL_MS,
    log,
    round: () => makeDriverDays(database),
  });
