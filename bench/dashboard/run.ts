/**
 * `npm run bench:dashboard`: a company's dashboard and a level of its tree, one caller after the other, on more and more
 * answers. What is aimed at: neither grows with them.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startServer } from '../../server/main.ts';
import { rebuildRollUps } from '../../server/roll-ups/rebuild.ts';
import { benchDatabase } from '../database.ts';
import { type Measured, readMeasured, type Size } from '../dataset.ts';
import { signInForBench } from '../principal.ts';
import { writeReport } from '../report.ts';
import { DASHBOARD_HISTORY_FILE, type DashboardHistoryEntry, type Timed } from './history.ts';
import { benchConfig } from '../config.ts';

/** Answers of the measured company; 5,000,000 takes an hour to fill, and is asked for. */
const SIZES = (process.env['BENCH_ANSWERS'] ?? '100000,1000000').split(',').map(Number);
const CALLS = Number(process.env['BENCH_CALLS'] ?? 300);
const UNITS = 10_000;
const benchFolder = path.join(import.meta.dirname, '..');

/** A read for each answer, and the roll-ups of both, made at once and not by folding. */
async function rollUp(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into node_read (company_id, node_id, locale, created_at)
        select company_id, node_id, locale, created_at from feedback`,
    );
    await client.query('analyze');
    const { rows } = await client.query<{ id: string }>('select id from customer');
    for (const { id } of rows) for (const text of rebuildRollUps) await client.query(text, [id]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** What is called; the top of the measured company's tree has the level that is opened first. */
async function callsOf(url: string, { companyId }: Measured): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found = await client.query<{ id: string }>('select id from node where company_id = $1 and parent_id is null', [
    companyId,
  ]);
  await client.end();
  const filter = encodeURIComponent(JSON.stringify({ parent_id: Number(found.rows[0]?.id) }));
  const today = new Date().toISOString().slice(0, 10);
  const yearAgo = new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10);
  return {
    'figures of what there is': 'dashboardinfo/',
    'report of 30 days': 'dashboardreportdata/',
    'report of a year by weeks': `dashboardreportdata/?from=${yearAgo}&to=${today}&step=week`,
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

async function measure(size: Size): Promise<Record<string, Timed>> {
  const database = await benchDatabase(size);
  await rollUp(database.url);
  const measured = await readMeasured(database.url);
  const authorization = await signInForBench(database.url, measured);
  const server = await startServer({
    connectionString: database.url,
    distDirectory: 'dist',
    rateLimitFactor: 1_000_000,
    config: benchConfig({ production: true }),
  });
  const results: Record<string, Timed> = {};
  for (const [name, call] of Object.entries(await callsOf(database.url, measured)))
    results[name] = await time(`http://127.0.0.1:${server.port}`, call, authorization);
  await server.stop();
  await database.stop();
  return results;
}

const sizes: DashboardHistoryEntry['sizes'] = [];
for (const answers of SIZES) {
  const calls = await measure({ companies: 2, unitsPerCompany: UNITS, answersPerCompany: answers });
  console.log(answers, calls);
  sizes.push({ answers, calls });
}
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const entry: DashboardHistoryEntry = { date: new Date().toISOString(), commit, units: UNITS, calls: CALLS, sizes };
appendFileSync(path.join(benchFolder, DASHBOARD_HISTORY_FILE), `${JSON.stringify(entry)}\n`);
writeReport(benchFolder);
