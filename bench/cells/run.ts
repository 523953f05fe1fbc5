/**
 * `npm run bench:cells`: moves a company between two clusters under load, undisturbed and while everybody is killed; fails
 * when an acknowledged answer is lost or doubled. BENCH_ANSWERS, BENCH_RATE (a second) and BENCH_KILLS change its size.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../../server/database/migrate.ts';
import { withConnection } from '../../server/database/with-connection.ts';
import { startWriters, type Written } from '../../server/database/cells/test/writers.ts';
import { createWorld } from '../../server/test/world.ts';
import { writeReport } from '../report.ts';
import { SteadyPostgres } from '../steady-postgres.ts';
import { HOME } from '../../server/database/cells/addresses.ts';
import { watchCell } from './directory.ts';
import { CELLS_FILE, type CellsEntry, type MovesMeasured } from './history.ts';
import type { MoverOrder, StepName } from './mover.ts';

const ANSWERS = Number(process.env['BENCH_ANSWERS'] ?? 20_000);
const RATE = Number(process.env['BENCH_RATE'] ?? 50);
const KILLS = Number(process.env['BENCH_KILLS'] ?? 12);
const VISITORS = 10;
const AWAY_IDS = 2 ** 40;
const STEPS: StepName[] = ['copy', 'switchOver', 'undo', 'switchOver', 'confirm'];
const LONGEST_PAUSE_MS = 4_000;
const MOST_IN_STEP = Math.ceil(KILLS / STEPS.length);
/** How long visitors write without a move, to compare with. */
const STILL_MS = 20_000;

const benchFolder = path.join(import.meta.dirname, '..');
const directory = path.resolve(process.env['FEEDTREE_DATA_DIR'] ?? '.data', 'bench-cells');
rmSync(directory, { recursive: true, force: true });

const startCell = async (name: string): Promise<SteadyPostgres> => {
  const folder = path.join(directory, name);
  mkdirSync(folder, { recursive: true });
  const cell = new SteadyPostgres({ directory: folder, database: name, logical: true });
  await cell.start();
  await migrate(cell.url);
  return cell;
};

const load = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10;
const before = load();
const databases = { home: await startCell(HOME), away: await startCell('away') };
const cells = new Map(Object.entries(databases).map(([name, { url }]) => [name, url]));
const companyId = await fill();
const kills = { mover: 0, database: 0 };
let mover: ChildProcess | undefined;
let served = HOME;
let killsInStep = 0;

/** A company with so many answers at home. */
async function fill(): Promise<number> {
  const { home, away } = databases;
  const world = await createWorld(home.url);
  const { id, nodes, surveyVersionId } = world.companyA;
  await world.close();
  await withConnection(home.url, (client) =>
    client.query(
      `insert into feedback (company_id, node_id, node_path, survey_version_id, answers, locale, response_token, comment)
       select $1, n.id, n.path, $2, '{"a": 4}', 'en', gen_random_uuid(), 'Answer ' || number
       from (select id, path from node where company_id = $1 and id = $3) n, generate_series(1, $4::integer) number`,
      [id, surveyVersionId, nodes.root, ANSWERS],
    ),
  );
  await withConnection(away.url, (client) =>
    client.query(
      `select setval(format('%I.%I', schemaname, sequencename)::regclass, $1) from pg_sequences where schemaname = 'public'`,
      [AWAY_IDS],
    ),
  );
  return id;
}

const cellOf = (name: string) => ({ name, url: cells.get(name) ?? '' });

/** In processes of their own, until one has done it. */
async function doStep(step: StepName, from: string, to: string, stops: number[]): Promise<void> {
  const order: MoverOrder = { companyId, home: databases.home.url, from: cellOf(from), to: cellOf(to), step };
  for (;;) {
    mover = spawn(process.execPath, [path.join(import.meta.dirname, 'mover.ts'), JSON.stringify(order)], {
      stdio: ['ignore', 'pipe', process.env['BENCH_VERBOSE'] ? 'inherit' : 'ignore'],
    });
    mover.stdout?.on('data', (said: Buffer) => stops.push(...said.toString().trim().split('\n').map(Number)));
    const [code] = (await once(mover, 'exit')) as [number | null];
    if (code === 0) return;
    await sleep(100);
  }
}

async function move(stops: number[]): Promise<void> {
  const to = served === HOME ? 'away' : HOME;
  for (const step of STEPS) {
    const began = Date.now();
    killsInStep = 0;
    await doStep(step, served, to, stops);
    console.log(`${step} to ${to}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  served = to;
}

/** One of the three, at a random time, as often as was asked for, and in each step. */
async function killAtRandom(): Promise<void> {
  for (let kill = 0; kill < KILLS; kill++) {
    await sleep(200 + Math.random() * LONGEST_PAUSE_MS);
    while (killsInStep >= MOST_IN_STEP) await sleep(50);
    killsInStep += 1;
    const victim = (['mover', 'home', 'away'] as const)[kill % 3] ?? 'mover';
    if (victim === 'mover') {
      mover?.kill('SIGKILL');
      kills.mover += 1;
    } else {
      await databases[victim].kill();
      await databases[victim].start();
      kills.database += 1;
    }
    console.log(`${victim} is killed.`);
  }
}

/** Answers that were acknowledged and are not there, and such as are there more than once, in either cell. */
async function judge(tokens: string[]): Promise<{ lost: number; doubled: number }> {
  const stored: string[] = [];
  for (const url of cells.values())
    await withConnection(url, async (client) => {
      const { rows } = await client.query<{ token: string }>(
        'select response_token as token from feedback where company_id = $1',
        [companyId],
      );
      stored.push(...rows.map(({ token }) => token));
    });
  const there = new Set(stored);
  const lost = tokens.filter((token) => !there.has(token)).length + Math.max(0, ANSWERS + tokens.length - there.size);
  return { lost, doubled: stored.length - there.size };
}

const acknowledged: string[] = [];

async function measure(work: (stops: number[]) => Promise<number>): Promise<MovesMeasured> {
  const watched = watchCell(databases.home.url, companyId);
  const pauseMs = (VISITORS * 1000) / RATE;
  const writers = startWriters({ companyId, cells: () => cells, cellOf: watched.cellOf, visitors: VISITORS, pauseMs });
  const [began, stops, counted] = [Date.now(), [] as number[], { ...kills }];
  await writers.more(RATE);
  const moves = await work(stops);
  await writers.more(RATE);
  const written = await writers.stop();
  await watched.stop();
  acknowledged.push(...written.tokens);
  return {
    moves,
    seconds: Math.round((Date.now() - began) / 100) / 10,
    kills: { mover: kills.mover - counted.mover, database: kills.database - counted.database },
    acknowledged: written.tokens.length,
    ...(await judge(acknowledged)),
    ...timesOf(written),
    stopped: stops.length === 0 ? null : Math.max(...stops),
  };
}

function timesOf({ tookMs, refusedLate }: Written): Pick<MovesMeasured, 'p50' | 'p99' | 'longest'> {
  if (refusedLate > 0) throw new Error(`${refusedLate} transactions were refused in their midst.`);
  const sorted = tookMs.toSorted((one, other) => one - other);
  const at = (part: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return { p50: at(0.5), p99: at(0.99), longest: at(1) };
}

try {
  const still = await measure(() => sleep(STILL_MS, 0));
  console.log(still);
  const calm = await measure(async (stops) => {
    await move(stops);
    return 1;
  });
  console.log(calm);
  const killed = await measure(async (stops) => {
    let [moves, isOver] = [0, false];
    const killing = killAtRandom().finally(() => (isOver = true));
    while (!isOver) {
      await move(stops);
      moves += 1;
    }
    await killing;
    return moves;
  });
  console.log(killed);
  const entry: CellsEntry = {
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    load: [before, load()],
    answers: ANSWERS,
    rate: RATE,
    still,
    calm,
    killed,
  };
  appendFileSync(path.join(benchFolder, CELLS_FILE), `${JSON.stringify(entry)}\n`);
  writeReport(benchFolder);
  if (calm.lost + calm.doubled + killed.lost + killed.doubled > 0) process.exitCode = 1;
} finally {
  mover?.kill('SIGKILL');
  await databases.home.stop();
  await databases.away.stop();
}
