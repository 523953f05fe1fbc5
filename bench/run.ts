/** `npm run bench`: alternating runs of both contenders on one database; medians and ratios, kept in bench/history.jsonl. */
import { spawn } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { execFileSync } from 'node:child_process';
import { buildIfStale } from '../scripts/front-ends.ts';
import { benchDatabase } from './database.ts';
import { type Contender, remoteContender, startContender } from './contender.ts';
import { FULL_SIZE, type Measured, readMeasured } from './dataset.ts';
import type { LoadPlan, LoadResult } from './load.ts';
import { measures, type Measure } from './measures.ts';
import { capture } from './page/capture.ts';
import { signInForBench } from './principal.ts';
import { HISTORY_FILE, type HistoryEntry, writeReport } from './report.ts';
import { keepSubmissions, loadBefore } from './submissions/history.ts';
import { runStresses } from './submissions/stress.ts';
import { hottest, readProfile } from './profile.ts';
import { aimOf, type Figures, perCoreSecond, summarize } from './summary.ts';
import { runTimings } from './timings.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const CONNECTIONS = Number(process.env['BENCH_CONNECTIONS'] ?? 16);
/** 'load', 'lookups', 'timings' or 'submissions' runs one of them alone; the report keeps the last figures of the others. */
const ONLY = process.env['BENCH_ONLY'];
const PROFILES = path.resolve('.data/bench/profiles');
const HOTTEST = 12;
const here = import.meta.dirname;

async function load(plan: LoadPlan): Promise<LoadResult> {
  const child = spawn(process.execPath, [path.join(here, 'load.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(plan));
  return JSON.parse(await text(child.stdout)) as LoadResult;
}

const isSubmission = (name: string): boolean => name.startsWith("visitor's submission");
const isAsked = ({ name }: Measure): boolean =>
  ONLY === 'submissions'
    ? isSubmission(name)
    : ONLY === 'lookups'
      ? name.startsWith("a code's page")
      : ONLY === undefined || ONLY === 'load';

interface Arena {
  contenders: { side: LoadPlan['side']; contender: Contender }[];
  measured: Measured;
  authorization: string;
}

const planOf = (measure: Measure, side: LoadPlan['side'], origin: string, { measured, authorization }: Arena) => ({
  origin,
  measure: measure.name,
  side,
  authorization,
  measured,
  connections: CONNECTIONS,
  seconds: SECONDS,
});

/** One measure: the contenders take turns, so that a noisy minute hits both. */
async function runMeasure(measure: Measure, arena: Arena): Promise<Figures[]> {
  const { contenders } = arena;
  const runs = new Map<string, Figures['runs']>(contenders.map(({ contender }) => [contender.name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const { side, contender } of contenders) {
      const cpuBefore = contender.cpuSeconds();
      const result = await load(planOf(measure, side, contender.origin, arena));
      if (result.failed > 0)
        throw new Error(`${contender.name} failed ${result.failed} requests of "${measure.name}".`);
      const cpu = contender.cpuSeconds();
      runs.get(contender.name)?.push({
        ...result,
        cpu: cpu === null || cpuBefore === null ? null : (cpu - cpuBefore) / SECONDS,
        memory: contender.memory(),
      });
    }
  return [...runs].map(([name, taken]) => ({ name, runs: taken }));
}

/** The measure once more, with what the server does in it told in a file: samples cost time, so no figure is of this run. */
async function profileMeasure(measure: Measure, { profiled, origin }: Contender, arena: Arena): Promise<void> {
  const file = path.join(PROFILES, `${measure.name.replaceAll(/[^a-z]+/g, '-')}.cpuprofile`);
  await profiled?.(file, () => load(planOf(measure, 'app', origin, arena)));
  console.log(
    `  ${path.relative('.', file)}, a flame graph in a browser's tools for developers; of the time in the server`,
  );
  for (const { name, share } of hottest(readProfile(file), HOTTEST))
    console.log(`  ${(100 * share).toFixed(1).padStart(5)} %  ${name}`);
}

// Of the visitor's pages.
await buildIfStale();
const database = await benchDatabase(FULL_SIZE);
const measured = await readMeasured(database.url);
const authorization = await signInForBench(database.url, measured);
// Both count the total of each list.
const app = await startContender('feedtree', path.join(here, 'app-server.ts'), [database.url, '1']);
const captured = path.resolve('.data/bench/captured.json');
writeFileSync(captured, JSON.stringify(await capture(`${app.origin}/Q/${measured.codes[0]}`, true)));
const bare = await startContender('bare', path.join(here, 'bare-server.ts'), [
  database.url,
  String(measured.companyId),
  String(measured.adminId),
  captured,
]);
const arena: Arena = {
  contenders: [
    { side: 'bare', contender: bare },
    { side: 'app', contender: app },
  ],
  measured,
  authorization,
};
if (process.env['BENCH_PEER'])
  arena.contenders.push({ side: 'app', contender: remoteContender('peer', process.env['BENCH_PEER']) });

try {
  const entry: HistoryEntry = {
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    node: process.version,
    settings: { rounds: ROUNDS, seconds: SECONDS, connections: CONNECTIONS, ...FULL_SIZE },
    measures: [],
    timings: [],
  };
  const load = loadBefore();
  for (const measure of measures.filter(isAsked)) {
    const summary = summarize(measure, await runMeasure(measure, arena));
    entry.measures.push(summary);
    console.log(`${measure.name}: ratio ${summary.ratio.toFixed(2)} (${aimOf(measure.aim)})`);
    for (const contender of summary.contenders) {
      const { name, requestsPerSecond, p50, p99, cpu, memory } = contender;
      console.log(
        `  ${name.padEnd(9)} ${requestsPerSecond.toFixed(0).padStart(6)}/s  ${perCoreSecond(contender)?.toFixed(0) ?? '-'} a core  p50 ${p50} ms  p99 ${p99} ms  cpu ${cpu?.toFixed(2) ?? '-'}  memory ${memory ?? '-'} MiB`,
      );
    }
  }
  if (process.argv.includes('--profile'))
    for (const measure of measures.filter(isAsked)) await profileMeasure(measure, app, arena);
  if (ONLY === undefined || ONLY === 'submissions') {
    const ratios = entry.measures.filter(({ name }) => isSubmission(name));
    const stresses = await runStresses(app, measured);
    for (const stress of stresses) console.log(stress);
    keepSubmissions(here, { commit: entry.commit, load, ratios, stresses });
  }
  if (ONLY === undefined || ONLY === 'timings') {
    const { url: connectionString } = database;
    entry.timings = await runTimings({ connectionString, origin: app.origin, authorization, measured });
    for (const { name, aim, median, slowest } of entry.timings)
      console.log(`${name}: ${median.toFixed(0)} ms (aim ${aim}), slowest ${slowest.toFixed(0)} ms`);
  }
  if (ONLY !== 'submissions') appendFileSync(path.join(here, HISTORY_FILE), `${JSON.stringify(entry)}\n`);
  writeReport(here);
} finally {
  await Promise.all(arena.contenders.map(({ contender }) => contender.stop()));
  await database.stop();
}
