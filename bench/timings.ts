/** What is timed: one request after the other, by its duration; the aim is in milliseconds. */
import pg from 'pg';
import type { Measured } from './dataset.ts';
import { importTiming } from './import-timing.ts';
import { median } from './summary.ts';
import { type Request, send, type Stage, type Timing } from './timing.ts';

export interface TimingSummary {
  name: string;
  /** Of the median. */
  aim: number;
  /** In milliseconds, as all that follow. */
  median: number;
  slowest: number;
  rounds: number;
}

const UNITS_MOVED = 5_000;
const UNITS_ADDED = 500;
const ROUNDS = 15;

/** Units of one organization: two places, and below the first a unit that has all others below it, on two levels. */
const PLANT = `with tree as (
    insert into organization (company_id, name) values ($1, 'Moves') returning id
  ), numbered as (
    select u, nextval(pg_get_serial_sequence('node', 'id')) as id from generate_series(1, $2::integer + 2) u
  ), placed as (
    select n.u, n.id, p.id as parent_id from numbered n
    left join numbered p on p.u = case when n.u <= 2 then 0 when n.u = 3 then 1 when n.u <= 103 then 3 else 4 + n.u % 100 end
  ), paths as (
    select c.u, c.id, c.parent_id, concat('/', g.parent_id || '/', p.parent_id || '/', c.parent_id || '/', c.id, '/') as path
    from placed c left join placed p on p.id = c.parent_id left join placed g on g.id = p.parent_id
  ), made as (
    insert into node (company_id, organization_id, id, parent_id, name, path) overriding system value
    select $1, tree.id, paths.id, paths.parent_id, 'Unit ' || paths.u, paths.path from paths cross join tree order by paths.u
  ) select tree.id as organization_id, (select array_agg(id order by u) from paths where u <= 3) as ids from tree`;

interface Planted {
  organization_id: number;
  /** The two places and the unit that moves between them. */
  ids: number[];
}

async function plant(client: pg.Client, { companyId }: Measured): Promise<Planted> {
  const { rows } = await client.query<{ organization_id: string; ids: string[] }>(PLANT, [companyId, UNITS_MOVED]);
  await client.query('analyze node');
  return { organization_id: Number(rows[0]?.organization_id), ids: (rows[0]?.ids ?? []).map(Number) };
}

const timings: Timing[] = [
  {
    name: `moving a unit with all ${UNITS_MOVED.toLocaleString('en')} units of its subtree`,
    aim: 300,
    async prepare(client, { measured }) {
      const { ids } = await plant(client, measured);
      const [left, right, moved] = ids;
      return (round) => ({
        path: `companyorganizationnodes/${moved}/move`,
        body: { target_id: round % 2 === 0 ? right : left },
      });
    },
  },
  {
    name: `adding ${UNITS_ADDED} units at once, each with its code`,
    aim: 1_000,
    async prepare(client, { measured }) {
      const { organization_id, ids } = await plant(client, measured);
      const body = { organization_id, parent_id: ids[1], name: 'Table', count: UNITS_ADDED };
      return () => ({ path: 'companyorganizationnodes', body });
    },
  },
  importTiming,
];

/** Times each on a running server; the first round of each warms up and does not count. */
export async function runTimings(stage: Stage): Promise<TimingSummary[]> {
  const client = new pg.Client({ connectionString: stage.connectionString });
  await client.connect();
  const summaries: TimingSummary[] = [];
  try {
    for (const { name, aim, rounds = ROUNDS, prepare } of timings) {
      const requestOf = await prepare(client, stage);
      const taken: number[] = [];
      for (let round = 0; round <= rounds; round++) taken.push(await time(stage, await requestOf(round)));
      const counted = taken.slice(1);
      summaries.push({ name, aim, median: median(counted), slowest: Math.max(...counted), rounds });
    }
  } finally {
    await client.end();
  }
  return summaries;
}

/** From the request's start to the answer's end. */
async function time(stage: Stage, request: Request): Promise<number> {
  const started = performance.now();
  await send(stage, request);
  return performance.now() - started;
}
