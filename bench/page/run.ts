/** `npm run bench:page`: the survey page on a slow phone, beside other renderers of the same ten questions; and how many a second. */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { openBrowser } from '../../scripts/browser.ts';
import { buildIfStale } from '../../scripts/front-ends.ts';
import { migrate } from '../../server/database/migrate.ts';
import { seedDemo } from '../../server/seed/index.ts';
import { startContender } from '../contender.ts';
import { writeReport } from '../report.ts';
import { measurePages } from './browser.ts';
import { PAGE_HISTORY_FILE, type PageHistoryEntry } from './history.ts';
import { type LoadSettings, measureServed } from './served.ts';
import { startCounting } from './statements.ts';
import { ensureUnits } from './unit.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const load: LoadSettings = {
  rounds: ROUNDS,
  seconds: Number(process.env['BENCH_SECONDS'] ?? 4),
  connections: Number(process.env['BENCH_CONNECTIONS'] ?? 16),
};
/** 'browser' or 'server' runs one of the two alone; the report keeps the last figures of the other. */
const ONLY = process.env['BENCH_ONLY'];
const ADMIN = 'admin@acme.example';
const benchFolder = path.join(import.meta.dirname, '..');
const here = (name: string): string => path.join(import.meta.dirname, name);
const loadNow = (): number => loadavg()[0] ?? Number.NaN;

const before = loadNow();
await buildIfStale();
const directory = path.join(process.env['FEEDTREE_DATA_DIR'] ?? '.data', 'bench-page');
const builds = path.join(directory, 'peers');
execFileSync(process.execPath, [here('peers/build.ts'), builds], { stdio: 'inherit' });
const postgres = await startCounting(directory, 'bench_page');
await migrate(postgres.url);
await seedDemo(postgres.url);
const codes = await ensureUnits(postgres.url, ADMIN);
const feedtree = await startContender('feedtree', path.join(benchFolder, 'app-server.ts'), [postgres.url]);
const peers = await startContender('peers', here('peers/server.ts'), [builds]);
const browser = await openBrowser();
try {
  const arena = { feedtree, codes, databaseUrl: postgres.url, folder: directory };
  const served = ONLY === 'browser' ? [] : await measureServed(arena, load);
  const origins = { feedtree: feedtree.origin, peers: peers.origin };
  const pages = ONLY === 'server' ? [] : await measurePages(browser, origins, codes, ROUNDS);
  const entry: PageHistoryEntry = {
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    node: process.version,
    browser: browser.version(),
    settings: { ...load },
    loadAverage: { before, after: loadNow() },
    pages,
    served,
  };
  console.log(JSON.stringify(entry, null, 2));
  appendFileSync(path.join(benchFolder, PAGE_HISTORY_FILE), `${JSON.stringify(entry)}\n`);
  writeReport(benchFolder);
} finally {
  await browser.close();
  await Promise.all([feedtree.stop(), peers.stop()]);
  await postgres.stop();
}
