/**
 * `npm run bench:spread`: the processor time of an answer where companies lie in one, two, four and eight small clusters, in
 * turns. Of the server and of all clusters together, from /proc, less what they use while nobody asks; without the work behind
 * the calls, which each cell has in rounds of its own. Each turn begins with answers that are not counted: the connections of
 * the last one have been closed meanwhile, and new ones have to plan their statements.
 * BENCH_ROUNDS, BENCH_SECONDS, BENCH_RATE (answers a second) and BENCH_CELLS (1,2,4,8) change its size.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstLine } from '../contender.ts';
import { writeReport } from '../report.ts';
import { median } from '../summary.ts';
import { companiesIn, spreadOver, startClusters } from './clusters.ts';
import { SPREAD_FILE, type SpreadEntry, type SpreadMeasured } from './history.ts';
import { processorSeconds } from './processor-time.ts';
import { answerFor } from './visitors.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
const RATE = Number(process.env['BENCH_RATE'] ?? 60);
const COMPANIES = 16;
const SIZES = (process.env['BENCH_CELLS'] ?? '1,2,4,8').split(',').map(Number);
const WARM_UP_SECONDS = 10;
/** Of a turn: enough for each cell's connections to have their statements planned. */
const TURN_WARM_UP_SECONDS = 8;
const IDLE_SECONDS = 3;
/** Of a round's answers. */
const MOST_REFUSED = 0.02;

interface Side {
  cells: number;
  companies: number[];
  codes: string[];
  child: ChildProcess;
  origin: string;
  rounds: { server: number; database: number; p99: number }[];
}

const benchFolder = path.join(import.meta.dirname, '..');
const folder = path.resolve(process.env['FEEDTREE_DATA_DIR'] ?? '.data', 'bench-spread');
const load = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10;
const before = load();
const clusters = await startClusters(folder, Math.max(...SIZES));
const sides: Side[] = [];
const idle: number[] = [];

async function start(cells: number): Promise<Side> {
  const spread = await spreadOver(clusters.slice(0, cells), COMPANIES);
  const further = spread.cells.map(({ name, url }) => `${name}=${url}`).join(' ');
  const data = path.join(folder, `server-${cells}`);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'server.ts'), spread.homeUrl, further, data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = `http://127.0.0.1:${await firstLine(child, 'the server')}`;
  return { cells, companies: await companiesIn(spread), codes: spread.codes, child, origin, rounds: [] };
}

const databaseSeconds = (): number => clusters.reduce((sum, { pid }) => sum + processorSeconds(pid), 0);
const serverSeconds = (): number => sides.reduce((sum, { child }) => sum + processorSeconds(child.pid ?? 0), 0);

/** Processors that all servers and clusters use, with somebody's work in it or with nobody's. */
async function used<Result>(work: () => Promise<Result>) {
  const began = { at: performance.now(), server: serverSeconds(), database: databaseSeconds() };
  const result = await work();
  const seconds = (performance.now() - began.at) / 1_000;
  return {
    result,
    seconds,
    server: serverSeconds() - began.server,
    database: databaseSeconds() - began.database,
  };
}

async function round(side: Side): Promise<void> {
  const still = await used(() => sleep(IDLE_SECONDS * 1_000));
  await answerFor(TURN_WARM_UP_SECONDS, RATE, side.origin, side.codes);
  const busy = await used(() => answerFor(SECONDS, RATE, side.origin, side.codes));
  const { answers, refused, tookMs } = busy.result;
  if (refused > answers * MOST_REFUSED) throw new Error(`${refused} answers were refused beside ${answers}.`);
  const each = (key: 'server' | 'database'): number =>
    ((busy[key] - (still[key] / still.seconds) * busy.seconds) / answers) * 1_000;
  idle.push((still.server + still.database) / still.seconds);
  const sorted = tookMs.toSorted((one, other) => one - other);
  side.rounds.push({
    server: each('server'),
    database: each('database'),
    p99: sorted[Math.floor((sorted.length - 1) * 0.99)] ?? 0,
  });
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

const measured = ({ cells, companies, rounds }: Side): SpreadMeasured => ({
  cells,
  companies,
  server: rounded(median(rounds.map(({ server }) => server))),
  database: rounded(median(rounds.map(({ database }) => database))),
  both: rounded(median(rounds.map(({ server, database }) => server + database))),
  p99: Math.round(median(rounds.map(({ p99 }) => p99))),
});

try {
  for (const cells of SIZES) sides.push(await start(cells));
  for (const side of sides) await answerFor(WARM_UP_SECONDS, RATE, side.origin, side.codes);
  for (let at = 0; at < ROUNDS; at++) {
    // Each time another one first: what others do on the machine drifts.
    const first = at % sides.length;
    for (const side of [...sides.slice(first), ...sides.slice(0, first)]) await round(side);
    console.log(sides.map(measured));
  }
  const entry: SpreadEntry = {
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    load: [before, load()],
    rounds: ROUNDS,
    seconds: SECONDS,
    rate: RATE,
    idle: rounded(median(idle)),
    sides: sides.map(measured),
  };
  appendFileSync(path.join(benchFolder, SPREAD_FILE), `${JSON.stringify(entry)}\n`);
  writeReport(benchFolder);
} finally {
  for (const { child } of sides) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  for (const { postgres } of clusters) await postgres.stop();
}
