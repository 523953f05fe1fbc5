/** How many survey pages a second the server hands out, beside a bare server that has the same bytes in memory. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type Contender, startContender } from '../contender.ts';
import { median } from '../summary.ts';
import { capture, visitorsHeaders } from './capture.ts';
import type { PageLoadPlan, PageLoadResult } from './load.ts';
import { countStatements, forgetStatements } from './statements.ts';
import type { BenchCodes } from './unit.ts';

export interface ServedSummary {
  name: string;
  /** Ours to the bare server's. */
  ratio: number;
  /** Of ours, in all runs: what PostgreSQL was asked while so many pages went out. */
  pages: number;
  queries: number;
  countingReads: number;
  contenders: { name: string; requestsPerSecond: number; p50: number; p99: number; cpu: number; memory: number }[];
}

export interface LoadSettings {
  rounds: number;
  seconds: number;
  connections: number;
}

interface Measure {
  name: string;
  compressed: boolean;
  codes: (codes: BenchCodes) => string[];
}

const oneUnit = ({ ofLayout }: BenchCodes): string[] => [ofLayout['one page']];
const measures: Measure[] = [
  { name: 'one unit, as browsers ask', compressed: true, codes: oneUnit },
  { name: 'one unit, not compressed', compressed: false, codes: oneUnit },
  { name: "the demo's units in turn, as browsers ask", compressed: true, codes: ({ others }) => others },
];

const pathOf = (code: string): string => `/Q/${code}`;

async function load(plan: PageLoadPlan): Promise<PageLoadResult> {
  const script = path.join(import.meta.dirname, 'load.ts');
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(plan));
  return JSON.parse(await text(child.stdout)) as PageLoadResult;
}

/** Starts the bare server on what ours answers. */
async function startBare(origin: string, code: string, folder: string): Promise<Contender> {
  const file = path.join(folder, 'captured.json');
  const address = origin + pathOf(code);
  const captured = { plain: await capture(address, false), compressed: await capture(address, true) };
  writeFileSync(file, JSON.stringify(captured));
  return startContender('bare', path.join(import.meta.dirname, 'memory-server.ts'), [file]);
}

/** One run, with CPU seconds a second and MiB. */
export interface Run extends PageLoadResult {
  cpu: number;
  memory: number;
}

async function runOnce(contender: Contender, plan: PageLoadPlan): Promise<Run> {
  const before = contender.cpuSeconds() ?? 0;
  const result = await load(plan);
  if (result.failed > 0) throw new Error(`${contender.name} failed ${result.failed} of its pages.`);
  const cpu = ((contender.cpuSeconds() ?? 0) - before) / plan.seconds;
  return { ...result, cpu, memory: contender.memory() ?? Number.NaN };
}

export interface Arena {
  feedtree: Contender;
  codes: BenchCodes;
  /** Of the database, as its owner. */
  databaseUrl: string;
  folder: string;
}

export async function measureServed(arena: Arena, settings: LoadSettings): Promise<ServedSummary[]> {
  const bare = await startBare(arena.feedtree.origin, arena.codes.ofLayout['one page'], arena.folder);
  try {
    const summaries: ServedSummary[] = [];
    for (const measure of measures) summaries.push(await runMeasure(measure, bare, arena, settings));
    return summaries;
  } finally {
    await bare.stop();
  }
}

const WARM_UP_SECONDS = 1;

async function runMeasure(
  measure: Measure,
  bare: Contender,
  { feedtree, codes, databaseUrl }: Arena,
  { rounds, seconds, connections }: LoadSettings,
): Promise<ServedSummary> {
  const paths = measure.codes(codes).map(pathOf);
  const planFor = ({ origin }: Contender): PageLoadPlan => ({
    origin,
    paths,
    headers: visitorsHeaders(measure.compressed),
    connections,
    seconds,
  });
  const runs = new Map<string, Run[]>([
    [bare.name, []],
    [feedtree.name, []],
  ]);
  const asked = { pages: 0, queries: 0, countingReads: 0 };
  for (const contender of [bare, feedtree]) await load({ ...planFor(contender), seconds: WARM_UP_SECONDS });
  for (let round = 0; round < rounds; round++)
    for (const contender of [bare, feedtree]) {
      await forgetStatements(databaseUrl);
      const run = await runOnce(contender, planFor(contender));
      runs.get(contender.name)?.push(run);
      if (contender !== feedtree) continue;
      const { queries, countingReads } = await countStatements(databaseUrl);
      asked.pages += run.pages;
      asked.queries += queries;
      asked.countingReads += countingReads;
    }
  return summarizeServed(measure.name, runs, asked);
}

export function summarizeServed(
  name: string,
  runs: ReadonlyMap<string, readonly Run[]>,
  asked: Pick<ServedSummary, 'pages' | 'queries' | 'countingReads'>,
): ServedSummary {
  const contenders = [...runs].map(([contender, taken]) => {
    const of = (key: keyof Run): number => median(taken.map((run) => run[key]));
    return {
      name: contender,
      requestsPerSecond: of('requestsPerSecond'),
      p50: of('p50'),
      p99: of('p99'),
      cpu: of('cpu'),
      memory: of('memory'),
    };
  });
  const [bare, feedtree] = contenders;
  const ratio = (feedtree?.requestsPerSecond ?? Number.NaN) / (bare?.requestsPerSecond ?? Number.NaN);
  return { name, ratio, ...asked, contenders };
}
