/**
 * `npm run bench:processes`: what one and two web processes answer, in turns on one database. The load, the database and
 * the server share the processors: what a second process adds is what those leave.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { buildIfStale } from '../../scripts/front-ends.ts';
import { childrenOf } from '../../server/test/processes.ts';
import { firstLine } from '../contender.ts';
import { benchDatabase } from '../database.ts';
import { readMeasured } from '../dataset.ts';
import type { LoadPlan, LoadResult } from '../load.ts';
import { signInForBench } from '../principal.ts';
import { memoryOf } from './memory.ts';
import { median } from '../summary.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 6);
const WARM_UP = 2 * SECONDS;
const CONNECTIONS = 16;
const MEASURES = ['look-up of a code, spread over units', 'feedback list page with its total', 'feedback detail'];
const SIZE = { companies: 5, unitsPerCompany: 100, answersPerCompany: 2_000 };
const CLOCK_TICKS_A_SECOND = 100;
const here = import.meta.dirname;

interface Machine {
  web: number;
  origin: string;
  child: ChildProcess;
}

await buildIfStale();
const database = await benchDatabase(SIZE);
const measured = await readMeasured(database.url);
const authorization = await signInForBench(database.url, measured);
const machines = [await start(1), await start(2)];
const memory = machines.map(({ web, child }) => ({ web, mebibytes: memoryOf(child.pid ?? 0) }));
const figures = [];
for (const measure of MEASURES) {
  const runs = new Map(machines.map(({ web }) => [web, [] as (LoadResult & { cpu: number })[]]));
  // Code that is not compiled yet costs several times as much, and there is more of it where there are more processes.
  for (const machine of machines) await run(measure, machine, WARM_UP);
  for (let round = 0; round < ROUNDS; round++)
    for (const machine of machines) runs.get(machine.web)?.push(await run(measure, machine));
  const of = (web: number, key: 'requestsPerSecond' | 'p99' | 'cpu'): number =>
    median((runs.get(web) ?? []).map((each) => each[key]));
  const sides = machines.map(({ web }) => ({
    web,
    requestsPerSecond: Math.round(of(web, 'requestsPerSecond')),
    p99: of(web, 'p99'),
    cpu: Number(of(web, 'cpu').toFixed(2)),
  }));
  figures.push({ measure, sides, ratio: Number((of(2, 'requestsPerSecond') / of(1, 'requestsPerSecond')).toFixed(2)) });
  console.log(figures.at(-1));
}
const entry = {
  date: new Date().toISOString(),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  processors: availableParallelism(),
  load: Number((loadavg()[0] ?? 0).toFixed(1)),
  rounds: ROUNDS,
  seconds: SECONDS,
  memory,
  figures,
};
console.log(JSON.stringify(memory));
appendFileSync(path.join(here, 'history.jsonl'), `${JSON.stringify(entry)}\n`);
for (const { child } of machines) {
  child.kill('SIGTERM');
  await once(child, 'exit');
}
await database.stop();

async function start(web: number): Promise<Machine> {
  const child = spawn(process.execPath, [path.join(here, 'machine.ts'), database.url, String(web)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return { web, child, origin: `http://127.0.0.1:${await firstLine(child, 'the machine')}` };
}

async function run(
  measure: string,
  { origin, child }: Machine,
  seconds = SECONDS,
): Promise<LoadResult & { cpu: number }> {
  const plan: LoadPlan = {
    origin,
    measure,
    side: 'app',
    authorization,
    measured,
    connections: CONNECTIONS,
    seconds,
  };
  const before = cpuOf(child.pid ?? 0);
  const load = spawn(process.execPath, [path.join(here, '../load.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  load.stdin.end(JSON.stringify(plan));
  const result = JSON.parse(await text(load.stdout)) as LoadResult;
  if (result.failed > 0) throw new Error(`${result.failed} requests of "${measure}" failed.`);
  return { ...result, cpu: (cpuOf(child.pid ?? 0) - before) / seconds };
}

/** Processors that the supervisor and its processes use, without the database's and the load's. */
function cpuOf(supervisor: number): number {
  const ticks = [supervisor, ...childrenOf(supervisor)].map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / CLOCK_TICKS_A_SECOND;
}
