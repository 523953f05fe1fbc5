/**
 * `npm run bench:peers`: ours beside Directus, Strapi, PostGraphile and NocoDB, which it installs in the folder that
 * `BENCH_PEERS` names, outside the project. `BENCH_PEERS_ANSWERS=20000` for fewer answers, `BENCH_PEERS_ONLY=directus,nocodb`
 * for fewer peers; `-- --profile` also tells where our server's time goes.
 */
import { execFileSync, spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { readDatabase } from '../database.ts';
import { feedbackContents } from '../feedback/dataset.ts';
import type { LoadResult } from '../fire.ts';
import { hottest, readProfile } from '../profile.ts';
import { writeReport } from '../report.ts';
import { median } from '../summary.ts';
import { type Arena, closeArena, openArena } from './arena.ts';
import { type CallFigures, type Figure, keepPeers } from './history.ts';
import { installAll } from './install.ts';
import { peers } from './kinds.ts';
import type { PeerPlan } from './load.ts';
import { type CallName, CALLS, type Turned } from './peer.ts';
import { countRows } from './prove.ts';

const ROOT = process.env['BENCH_PEERS'];
const ANSWERS = Number(process.env['BENCH_PEERS_ANSWERS'] ?? 1_000_000);
const ASKED = process.env['BENCH_PEERS_ONLY']?.split(',');
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const CONNECTIONS = Number(process.env['BENCH_CONNECTIONS'] ?? 16);
/** Code that is not compiled yet costs several times as much. */
const WARM_UP_SECONDS = 2;
/** A server rests when it uses less than this part of a processor. */
const AT_REST = 0.1;
const REST_MS = 500;
const LONGEST_REST_MS = 10_000;
const HOTTEST = 12;
const here = import.meta.dirname;

type Run = LoadResult & { cpu: number; memory: number };

async function load({ contender, signIn }: Turned, call: CallName, arena: Arena, seconds = SECONDS): Promise<Run> {
  const plan: PeerPlan = {
    origin: contender.origin,
    side: contender.name,
    call,
    access: await signIn(),
    data: arena.data,
    connections: CONNECTIONS,
    seconds,
  };
  const before = contender.cpuSeconds() ?? 0;
  const child = spawn(process.execPath, [path.join(here, 'load.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(plan));
  const result = JSON.parse(await text(child.stdout)) as LoadResult;
  if (result.failed > 0) throw new Error(`${contender.name} failed ${result.failed} requests of "${call}".`);
  const requestsPerSecond = result.answered / seconds;
  return {
    ...result,
    requestsPerSecond,
    cpu: ((contender.cpuSeconds() ?? 0) - before) / seconds,
    memory: contender.memory() ?? 0,
  };
}

/** What a server puts off until after its answer is not to be done in another's turn. */
async function untilAtRest({ contender }: Turned): Promise<void> {
  const deadline = Date.now() + LONGEST_REST_MS;
  for (let used = 1; used > AT_REST && Date.now() < deadline;) {
    const before = contender.cpuSeconds() ?? 0;
    await sleep(REST_MS);
    used = ((contender.cpuSeconds() ?? 0) - before) / (REST_MS / 1000);
  }
}

/** As many rows as answers: GraphQL answers 200 to what it refuses. */
async function loadCounted(turned: Turned, call: CallName, arena: Arena): Promise<Run> {
  if (call !== 'submission') return load(turned, call, arena);
  const before = await countRows(turned);
  const run = await load(turned, call, arena);
  const kept = (await countRows(turned)) - before;
  if (kept < run.answered) throw new Error(`${turned.contender.name} kept ${kept} rows of ${run.answered} answers.`);
  return run;
}

async function measure(call: CallName, arena: Arena): Promise<CallFigures> {
  const { ours, counting, others } = arena;
  const all = call === 'row' || call === 'submission' ? [ours, ...others] : [ours, counting, ...others];
  const runs = new Map(all.map((turned) => [turned, [] as Run[]]));
  for (const turned of all) {
    await load(turned, call, arena, WARM_UP_SECONDS);
    await untilAtRest(turned);
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [turned, taken] of runs) {
      taken.push(await loadCounted(turned, call, arena));
      await untilAtRest(turned);
    }
  const figures = [...runs].map(([{ contender }, taken]) => figureOf(contender.name, taken));
  const own = figures[0]?.requestsPerSecond ?? Number.NaN;
  const told = figures.map((figure, at) => (at === 0 ? figure : { ...figure, ratio: ratioOf(own, figure) }));
  for (const { name, requestsPerSecond, p50, p99, cpu, ratio } of told)
    console.log(
      `${call.padEnd(10)} ${name.padEnd(28)} ${requestsPerSecond.toFixed(0).padStart(6)}/s  p50 ${p50} ms  p99 ${p99} ms  cpu ${cpu.toFixed(2)}  ${typeof ratio === 'number' ? `ours ${ratio.toFixed(1)} times` : ''}`,
    );
  return { call, figures: told };
}

/** Null where nothing was answered. */
const ratioOf = (own: number, { requestsPerSecond }: Figure): number | null =>
  requestsPerSecond === 0 ? null : own / requestsPerSecond;

function figureOf(name: string, runs: readonly Run[]): Figure {
  const of = (key: keyof Run): number => median(runs.map((run) => run[key]));
  return {
    name,
    requestsPerSecond: of('requestsPerSecond'),
    p50: of('p50'),
    p99: of('p99'),
    cpu: Number(of('cpu').toFixed(2)),
    memory: of('memory'),
  };
}

/** Once more, with what our server does in it: samples cost time, so no figure is of this run. */
async function profile(call: CallName, arena: Arena): Promise<void> {
  const file = path.resolve('.data/bench/profiles', `peers-${call}.cpuprofile`);
  await arena.ours.contender.profiled?.(file, () => load(arena.ours, call, arena));
  console.log(`${call}: ${path.relative('.', file)}`);
  for (const { name, share } of hottest(readProfile(file), HOTTEST))
    console.log(`  ${(100 * share).toFixed(1).padStart(5)} %  ${name}`);
}

if (!ROOT) throw new Error('BENCH_PEERS has to name a folder outside the project, into which the peers are installed.');
const installed = await installAll(
  ROOT,
  ASKED === undefined ? peers : peers.filter(({ name }) => ASKED.includes(name.toLowerCase())),
);
const filled = await readDatabase(feedbackContents({ answers: ANSWERS }));
try {
  const arena = await openArena(filled.url, installed);
  await compare(arena).finally(() => closeArena(arena));
} finally {
  await filled.stop();
}

async function compare(arena: Arena): Promise<void> {
  const before = loadavg()[0] ?? 0;
  const calls: CallFigures[] = [];
  try {
    for (const call of CALLS) calls.push(await measure(call, arena));
  } catch (error) {
    // What was measured until then is kept.
    if (calls.length === 0) throw error;
    console.log(error);
  }
  keepPeers(path.join(here, '..'), {
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    node: process.version,
    load: [before, loadavg()[0] ?? 0],
    processors: availableParallelism(),
    answers: ANSWERS,
    largest: arena.data.answers,
    ofStatus: arena.data.ofStatus,
    ofAssignee: arena.data.ofAssignee,
    rounds: ROUNDS,
    seconds: SECONDS,
    connections: CONNECTIONS,
    calls,
    ...arena.told,
  });
  writeReport(path.join(here, '..'));
  if (process.argv.includes('--profile')) for (const call of CALLS) await profile(call, arena);
}
