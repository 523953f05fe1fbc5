/**
 * `npm run bench:queue`: our queue beside graphile-worker on one database, in turns, with jobs that do nothing. Without
 * the latter it measures ours alone; for both, install it in a folder of its own and name that by GRAPHILE_WORKER.
 * What it found is told in docs/decisions/queue.md.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../../server/database/embedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import { createWorld } from '../../server/test/world.ts';
import type { Contender } from './contender.ts';
import { graphileQueue } from './graphile.ts';
import { ourQueue } from './ours.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const JOBS = 3_000;
const SINGLE = 50;
const BACKLOG = 50_000;
const LATECOMERS = 10;
/** Of a measured rate. */
const RATE_MS = 8_000;
/** Of whoever waits. */
const TIMEOUT_MS = 45_000;
const folder = process.env['GRAPHILE_WORKER'];

const directory = path.join(process.env['FEEDTREE_DATA_DIR'] ?? '.data', 'bench-queue');
rmSync(directory, { recursive: true, force: true });
mkdirSync(directory, { recursive: true });
const postgres = await startEmbedded({ directory, database: 'bench_queue' });
await migrate(postgres.url);
const world = await createWorld(postgres.url);
const [a, b] = [world.companyA.id, world.companyB.id];
const owner = new pg.Client({ connectionString: postgres.url });
await owner.connect();

const quantile = (values: number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;
const median = (values: number[]): number => quantile(values, 0.5);

async function until(isOver: () => boolean, timeoutMs = TIMEOUT_MS): Promise<void> {
  const began = performance.now();
  while (!isOver() && performance.now() - began < timeoutMs) await sleep(5);
}

async function jobsPerSecond(contender: Contender, concurrency: number): Promise<number> {
  await contender.enqueueMany(a, JOBS);
  await owner.query('analyze');
  let done = 0;
  const began = performance.now();
  const runner = await contender.run(concurrency, () => (done += 1));
  await until(() => done >= JOBS, RATE_MS);
  const seconds = (performance.now() - began) / 1000;
  await runner.stop();
  await contender.clear();
  return done / seconds;
}

/** From before it is asked for until it begins; and how long the asking takes, with its transaction. */
async function whenIdle(contender: Contender): Promise<{ waits: number[]; enqueues: number[] }> {
  const [waits, enqueues]: number[][] = [[], []];
  let begun: () => void = () => undefined;
  const runner = await contender.run(1, () => begun());
  for (let at = 0; at < SINGLE; at++) {
    await sleep(Math.random() * 100);
    const asked = performance.now();
    const began = new Promise<void>((resolve) => (begun = resolve));
    await contender.enqueue(a);
    enqueues?.push(performance.now() - asked);
    await began;
    waits?.push(performance.now() - asked);
  }
  await runner.stop();
  await contender.clear();
  return { waits: waits ?? [], enqueues: enqueues ?? [] };
}

/** How long the jobs of another company wait behind a backlog, in milliseconds; and what the backlog does meanwhile. */
async function behindBacklog(contender: Contender): Promise<{ waits: number[]; perSecond: number }> {
  await contender.enqueueMany(a, BACKLOG);
  await owner.query('analyze');
  const waits: number[] = [];
  let [asked, ofBacklog] = [Number.POSITIVE_INFINITY, 0];
  const runner = await contender.run(4, (company) => {
    if (company === b) waits.push(performance.now() - asked);
    else ofBacklog += 1;
  });
  const began = performance.now();
  await sleep(500);
  asked = performance.now();
  await contender.enqueueMany(b, LATECOMERS);
  await until(() => waits.length >= LATECOMERS);
  const perSecond = ofBacklog / ((performance.now() - began) / 1000);
  await runner.stop();
  await contender.clear();
  while (waits.length < LATECOMERS) waits.push(Number.POSITIVE_INFINITY);
  return { waits, perSecond };
}

const contenders = [ourQueue(postgres.url, world)];
if (folder) {
  const speed = { localQueue: { size: 50 }, completeJobBatchDelay: 0, failJobBatchDelay: 0 };
  contenders.push(
    await graphileQueue(folder, postgres.url, { name: 'graphile', queueOfCompany: false }),
    await graphileQueue(folder, postgres.url, { name: 'graphile, local queue', queueOfCompany: false, preset: speed }),
    await graphileQueue(folder, postgres.url, {
      name: 'graphile, queue a company',
      queueOfCompany: true,
      preset: { pollInterval: 100 },
    }),
  );
}

const found = new Map<string, Map<string, number[]>>();
function note(contender: Contender, what: string, values: number[]): void {
  const ofContender = found.get(contender.name) ?? new Map<string, number[]>();
  found.set(contender.name, ofContender.set(what, [...(ofContender.get(what) ?? []), ...values]));
}

/** Of all rounds until now. */
function notify(): void {
  for (const [name, measures] of found)
    for (const [what, values] of measures) {
      const figures = [median(values), quantile(values, 0.95), Math.max(...values)].map((value) => value.toFixed(1));
      console.log(`${name} | ${what} | median ${figures[0]} | p95 ${figures[1]} | most ${figures[2]}`);
    }
}

async function measure(contender: Contender): Promise<void> {
  for (const concurrency of [1, 4])
    note(contender, `jobs/s, ${concurrency} at once`, [await jobsPerSecond(contender, concurrency)]);
  const { waits, enqueues } = await whenIdle(contender);
  note(contender, 'ms to begin when idle', waits);
  note(contender, 'ms to enqueue in a transaction', enqueues);
  const behind = await behindBacklog(contender);
  note(contender, 'ms behind a backlog', behind.waits);
  note(contender, 'jobs/s of the backlog', [behind.perSecond]);
}

try {
  console.log(`load before ${loadavg()[0]?.toFixed(1)}, ${ROUNDS} rounds in turns`);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const contender of contenders) await measure(contender);
    console.log(`after round ${round}:`);
    notify();
  }
} finally {
  for (const contender of contenders) await contender.close();
  await owner.end();
  await world.close();
  await postgres.stop();
}
