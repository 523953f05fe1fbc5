/**
 * `npm run bench:dashboard`: a company's dashboard and a level of its tree, one caller after the other, on more and more
 * answers, those of `npm run bench:feedback`. What is aimed at: neither grows with them.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../../server/app/main.ts';
import { createTokens } from '../../server/modules/identity/session/tokens.ts';
import { benchConfig } from '../config.ts';
import { readDatabase } from '../database.ts';
import type { Named } from '../feedback/cases.ts';
import { feedbackContents } from '../feedback/dataset.ts';
import { principalsOf, readLargest } from '../feedback/people.ts';
import { BENCH_SECRET } from '../principal.ts';
import { writeReport } from '../report.ts';
import { DASHBOARD_HISTORY_FILE, type DashboardHistoryEntry, type Timed } from './history.ts';

/** Answers of all tenants, of which the measured one has a fifth; 5,000,000 take half an hour to fill, once. */
const SIZES = (process.env['BENCH_ANSWERS'] ?? '100000,1000000,5000000').split(',').map(Number);
const CALLS = Number(process.env['BENCH_CALLS'] ?? 300);
const benchFolder = path.join(import.meta.dirname, '..');

/** What is called; the top of the measured company's tree has the level that is opened first. */
function callsOf({ root }: Named): Record<string, string> {
  const filter = encodeURIComponent(JSON.stringify({ parent_id: root }));
  const today = new Date().toISOString().slice(0, 10);
  const yearAgo = new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10);
  return {
    'figures of what there is': 'dashboardinfo/',
    'report of 30 days': 'dashboardreportdata/',
    'report of a year by weeks': `dashboardreportdata/?from=${yearAgo}&to=${today}&step=week`,
    'topics of 30 days': 'dashboardtopics/',
    'drivers of a year': `dashboarddrivers/?from=${yearAgo}&to=${today}`,
    'a level of the tree, 100 units': `companyorganizationnodes/?range=[0,99]&filter=${filter}`,
  };
}

async function time(origin: string, call: string, authorization: string): Promise<Timed> {
  const times: number[] = [];
  for (let at = -20; at < CALLS; at++) {
    const from = performance.now();
    const response = await fetch(`${origin}/api/${call}`, { headers: { authorization } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${call} was answered by ${response.status}.`);
    if (at >= 0) times.push(performance.now() - from);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const share = (part: number): number => Math.round(10 * (sorted[Math.floor(part * (sorted.length - 1))] ?? 0)) / 10;
  return { p50: share(0.5), p99: share(0.99) };
}

async function measure(answers: number): Promise<DashboardHistoryEntry['sizes'][number]> {
  const database = await readDatabase(feedbackContents({ answers }));
  const largest = await readLargest(database.url);
  const { admin } = await principalsOf(database.url, largest);
  const authorization = `Bearer ${await createTokens(BENCH_SECRET).signAccessToken(admin)}`;
  const server = await startServer({
    connectionString: database.url,
    distDirectory: 'dist',
    rateLimitFactor: 1_000_000,
    config: benchConfig({ production: true }),
  });
  const calls: Record<string, Timed> = {};
  for (const [name, call] of Object.entries(callsOf(largest.named)))
    calls[name] = await time(`http://127.0.0.1:${server.port}`, call, authorization);
  await server.stop();
  await database.stop();
  return { answers, largest: largest.answers, calls };
}

const sizes: DashboardHistoryEntry['sizes'] = [];
for (const answers of SIZES) {
  const size = await measure(answers);
  console.log(size);
  sizes.push(size);
}
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const entry: DashboardHistoryEntry = { date: new Date().toISOString(), commit, calls: CALLS, sizes };
appendFileSync(path.join(benchFolder, DASHBOARD_HISTORY_FILE), `${JSON.stringify(entry)}\n`);
writeReport(benchFolder);
