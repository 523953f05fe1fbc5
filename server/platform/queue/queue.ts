/**
 * Work that outlives a process: rows of a table of companies', each written in the transaction that causes it. Whoever
 * takes a row holds it by a lease and is told from those before by the number of the attempt; what a process that died
 * had in hand is due again when its lease is over. Any number of servers may do so side by side.
 *
 * Companies take turns: first comes who has least under way here, among them who was served longest ago, and only then
 * who has waited longest. A backlog keeps nobody else waiting.
 *
 * Whose turn it is is found by one statement that locks nothing; each company's rows are then taken by one of its own.
 */
import { LRUCache } from 'lru-cache';
import type { Database, Statement } from '../../access/database.ts';
import { statementName } from '../../database/statement-name.ts';

export interface Job {
  company_id: number;
  id: number;
  /** Which taking of the row this is: what an earlier one still writes no longer counts. */
  attempts: number;
}

/** Its table has `state`, `attempts`, `due_at` and `done_at`: a row without the last is still to be done, from `due_at` on. */
export interface QueueKind {
  table: string;
  /** The state of a row that is taken; also `queued` where nobody is shown the difference. */
  held: 'queued' | 'running';
  /** Longer than an attempt takes, or than the pause between two holds of one. */
  leaseSeconds: number;
  /** After so many it is given up, although none ended: its process may have died of it. */
  maxAttempts: number;
  /** Of one company under way at once. */
  perCompany: number;
  /** Columns that are returned besides. */
  returned?: readonly string[];
  /** Set as it is taken: `state = 'running'` where it is shown, `rows_done = 0`. */
  begin?: readonly string[];
  /**
   * SQL of what is due, as `company_id, id, due_at, place`, the lowest place of a company first; absent: each company's
   * oldest. What it asks for from `$5` on is given to each claim.
   */
  due?: string;
}

/** Seconds until it is tried again; null: it is over. */
export type Again = number | null;

export interface Claim {
  /** Rows that are wanted at most. */
  limit: number;
  /** What is under way here. */
  running?: Iterable<Job>;
  /** For the kind's own `due`. */
  values?: unknown[];
}

export interface Queue<Taken extends Job> {
  table: string;
  claim(claim: Claim): Promise<Taken[]>;
  /** Milliseconds until the next row that is not due yet, of a retry or of somebody's lease; null: there is none. */
  nextDueMs(): Promise<number | null>;
  /** Whether an attempt too many has begun: to be settled as failed, and not tried. */
  isWornOut(job: Job): boolean;
  /** Notes what came of it. Answers no row where the lease ran out and somebody else has it. */
  settle(job: Job, columns: Columns, again: Again): Statement;
  /** Notes how far it is, and holds it for longer. Answers no row where it is somebody else's. */
  hold(job: Job, columns: Columns): Statement;
  /** Lets go of it unfinished, so that it does not count as an attempt. */
  release(job: Job): Statement;
}

type Columns = Readonly<Record<string, unknown>>;

const failed = new Map<string, number>();

/** How many jobs of a table this process has given up. */
export const failedJobs = (table: string): number => failed.get(table) ?? 0;

/** Companies that are remembered as just served. */
const REMEMBERED = 1_000;
const IS_DUE = 'done_at is null and due_at <= now()';

/**
 * A queue over the kind's table, whose work runs as the role `worker`. Which company was served last is remembered by
 * this process alone.
 * @returns claims rows of several companies, at most `limit`; what it `settle`s, `hold`s and `release`s are statements
 *   for the caller to send
 */
export function openQueue<Taken extends Job>(database: Pick<Database, 'lookup'>, kind: QueueKind): Queue<Taken> {
  const served = new LRUCache<number, true>({ max: REMEMBERED });

  async function take(turn: Turn): Promise<Taken[]> {
    const taken = await database.lookup<Taken>('worker', takeStatement(kind, turn));
    if (taken.length > 0) served.set(turn.company_id, true);
    return taken;
  }

  return {
    table: kind.table,
    async claim({ limit, running = [], values = [] }) {
      const busy = [...running].map(({ company_id: company }) => company);
      const turns = await database.lookup<Turn>('worker', {
        name: `${kind.table}_turns`,
        text: turnsOf(kind),
        values: [limit, busy, [...served.rkeys()], kind.perCompany, ...values],
      });
      return takenOf(await Promise.allSettled(turns.map(take)));
    },
    async nextDueMs() {
      const [next] = await database.lookup<{ ms: number | null }>('worker', nextDueStatement(kind));
      return next?.ms ?? null;
    },
    isWornOut: ({ attempts }) => attempts > kind.maxAttempts,
    settle(job, columns, again) {
      if (columns['state'] === 'failed') failed.set(kind.table, failedJobs(kind.table) + 1);
      return writeStatement(kind, job, columns, again === null ? ['done_at', 0] : ['due_at', again]);
    },
    hold: (job, columns) => writeStatement(kind, job, columns, ['due_at', kind.leaseSeconds]),
    release: ({ company_id: company, id, attempts }) => ({
      name: `${kind.table}_release`,
      text: `update ${kind.table} set state = 'queued', attempts = attempts - 1, due_at = now(), updated_at = now()
        where ${isOwn(kind)} returning id`,
      values: [company, id, attempts],
    }),
  };
}

/** Not one that ended, was begun anew by another server, or was taken away from this one. */
const isOwn = ({ held }: QueueKind): string =>
  `company_id = $1 and id = $2 and attempts = $3 and state = '${held}' and done_at is null`;

function writeStatement(
  kind: QueueKind,
  { company_id: company, id, attempts }: Job,
  columns: Columns,
  [time, inSeconds]: [column: 'done_at' | 'due_at', inSeconds: number],
): Statement {
  const sets = Object.keys(columns).map((column, at) => `${column} = $${at + 5}, `);
  const text = `update ${kind.table} set ${sets.join('')}${time} = now() + make_interval(secs => $4), updated_at = now()
    where ${isOwn(kind)} returning id`;
  return { name: statementName(text), text, values: [company, id, attempts, inSeconds, ...Object.values(columns)] };
}

/** What was taken is worked on, although another company's could not be. */
function takenOf<Taken>(takings: PromiseSettledResult<Taken[]>[]): Taken[] {
  const taken = takings.flatMap((taking) => (taking.status === 'fulfilled' ? taking.value : []));
  const failed = takings.find((taking) => taking.status === 'rejected');
  if (failed && taken.length === 0) throw failed.reason;
  return taken;
}

/** Of a company: rows that are due, the first first, and how many of them it is its turn for. */
interface Turn {
  company_id: number;
  ids: string[];
  share: number;
}

/** From one company that has anything to do to the next, in the order of the index of what is not done, which no other has. */
const companiesOf = ({ table }: QueueKind): string => `(
    with recursive next (company_id) as (
      (select company_id from ${table} where done_at is null order by company_id, due_at, id limit 1)
      union all
      select (select one.company_id from ${table} one where one.done_at is null and one.company_id > next.company_id
        order by one.company_id, one.due_at, one.id limit 1)
      from next where next.company_id is not null
    )
    select company_id from next where company_id is not null
  ) companies`;

const oldestOf = (kind: QueueKind): string => `
  select first.company_id, first.id, first.due_at, 0 as place from ${companiesOf(kind)} cross join lateral (
    select company_id, id, due_at from ${kind.table} one where one.company_id = companies.company_id and ${IS_DUE}
    order by due_at, id limit $4
  ) first`;

/** A millisecond later than the clock says, which tells finer times than a timer knows. */
const nextDueStatement = (kind: QueueKind): Statement => ({
  name: `${kind.table}_next_due`,
  text: `select 1 + ceil(1000 * extract(epoch from min(first.due_at) - now()))::float8 as ms
    from ${companiesOf(kind)} cross join lateral (
      select due_at from ${kind.table} one where one.company_id = companies.company_id and one.done_at is null
        and one.due_at > now() order by due_at, id limit 1
    ) first`,
  values: [],
});

const turnsOf = (kind: QueueKind): string => `with busy as (
    select company_id, count(*) as under_way from unnest($2::bigint[]) busy (company_id) group by company_id
  ), served as (
    select company_id, served_at from unnest($3::bigint[]) with ordinality served (company_id, served_at)
  ), due as (${kind.due ?? oldestOf(kind)}
  ), numbered as (
    select due.*, coalesce(busy.under_way, 0)
      + row_number() over (partition by due.company_id order by due.place, due.due_at, due.id) as turn
    from due left join busy on busy.company_id = due.company_id
  ), placed as (
    select numbered.company_id, numbered.id, numbered.turn,
      row_number() over (order by numbered.turn, served.served_at nulls first, numbered.due_at, numbered.id) as place
    from numbered left join served on served.company_id = numbered.company_id
    where numbered.turn <= $4
  )
  select company_id, array_agg(id order by turn) as ids, count(*) filter (where place <= $1)::int as share
  from placed group by company_id having bool_or(place <= $1)`;

/** What others have taken since it was found is replaced by what was found behind it. */
const takeStatement = (
  { table, held, leaseSeconds, returned = [], begin = [] }: QueueKind,
  { company_id: company, ids, share }: Turn,
): Statement => ({
  name: `${table}_take`,
  text: `with free as (
      select one.id from ${table} one
      where one.company_id = $1 and one.id = any($2::bigint[]) and ${IS_DUE} and one.state in ('queued', '${held}')
      order by array_position($2::bigint[], one.id) limit $3 for update skip locked
    )
    update ${table} taken set ${[...begin, ''].join(', ')}attempts = taken.attempts + 1,
      due_at = now() + make_interval(secs => ${leaseSeconds}), updated_at = now()
    from free where taken.company_id = $1 and taken.id = free.id
    returning ${['company_id', 'id', 'attempts', ...returned].map((column) => `taken.${column}`).join(', ')}`,
  values: [company, ids, share],
});
