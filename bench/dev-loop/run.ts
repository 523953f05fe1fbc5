/** `npm run bench:dev-loop`: how long a saved schema takes to the screen that is open, and whether what is typed there stays. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { openBrowser } from '../../scripts/browser.ts';
import { buildIfStale } from '../../scripts/front-ends.ts';
import { copyProject, type ProjectCopy } from '../../scripts/test/project-copy.ts';
import { startProcess } from '../../scripts/test/started-process.ts';
import { demoPassword } from '../../server/seed/index.ts';
import { writeReport } from '../report.ts';
import { median } from '../summary.ts';
import { type Change, changes, inputOf, type Schema } from './changes.ts';
import { DEV_LOOP_HISTORY_FILE, type DevLoopHistoryEntry, type Times } from './history.ts';

const SAVES = Number(process.env['BENCH_SAVES'] ?? 20);
const BARE = 6;
/** A person looks at what has changed before going on. */
const PAUSE_MS = 4_000;
const HALF_TYPED = 'HALF-A-WO';
const SCHEMA = 'schemas/platform/discount.schema.json';
const WORDS = 'shared/i18n/generated/en.json';
const benchFolder = path.join(import.meta.dirname, '..');
const word = (at: number): string => String.fromCodePoint(97 + at);

interface Save {
  change: Change;
  ms: number;
  isKept: boolean;
}

/** The form for a new discount with a value that is half typed. */
async function openForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill('super@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(`${origin}/discount/create`);
  await code(page).fill(HALF_TYPED);
}

const code = (page: Page) => page.getByRole('complementary').getByLabel(/^Code/);

async function save(page: Page, file: string, base: string, at: number): Promise<Save> {
  const change = changes[at % changes.length];
  if (change === undefined) throw new Error('There is no change.');
  const schema = JSON.parse(base) as Schema;
  change.make(schema, word(at));
  const began = performance.now();
  fs.writeFileSync(file, JSON.stringify(schema, null, 2));
  await change.shown(page, word(at));
  const ms = performance.now() - began;
  await change.leave?.(page);
  const isKept = (await code(page).inputValue()) === HALF_TYPED;
  console.log(`${Math.round(ms)} ms: ${change.name}${isKept ? '' : ', and what was typed is gone'}`);
  await sleep(PAUSE_MS);
  return { change, ms, isKept };
}

/** The words of the form as the generator would print them, written without it. */
async function bareUpdate(page: Page, file: string, at: number): Promise<number> {
  const printed = fs.readFileSync(file, 'utf8');
  const label = `Uses by hand ${word(at)}`;
  const began = performance.now();
  fs.writeFileSync(file, printed.replaceAll(/"maximum_uses": "[^"]*"/g, `"maximum_uses": "${label}"`));
  await inputOf(page, label).waitFor();
  const ms = performance.now() - began;
  await sleep(PAUSE_MS);
  return ms;
}

/** The median time of the command, in seconds. */
async function timeGenerate(copy: ProjectCopy): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const began = performance.now();
    await copy.run('generator/cli.ts', 'generate');
    times.push((performance.now() - began) / 1000);
  }
  return Math.round(median(times) * 10) / 10;
}

function timesOf(given: number[]): Times {
  const sorted = given.toSorted((one, other) => one - other);
  const p95 = sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN;
  return { median: Math.round(median(sorted)), p95: Math.round(p95) };
}

const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10;

async function measure(copy: ProjectCopy, page: Page): Promise<Omit<DevLoopHistoryEntry, 'date' | 'commit' | 'load'>> {
  const file = path.join(copy.folder, SCHEMA);
  const base = fs.readFileSync(file, 'utf8');
  const saves: Save[] = [];
  for (let at = 0; at < SAVES; at++) saves.push(await save(page, file, base, at));
  const bare: number[] = [];
  for (let at = 0; at < BARE; at++) bare.push(await bareUpdate(page, path.join(copy.folder, WORDS), at));
  const of = ({ name }: Change) => saves.filter(({ change }) => change.name === name).map(({ ms }) => ms);
  return {
    saves: {
      ...timesOf(saves.map(({ ms }) => ms)),
      count: saves.length,
      kept: saves.filter(({ isKept }) => isKept).length,
    },
    changes: Object.fromEntries(changes.map((change) => [change.name, timesOf(of(change))])),
    bare: timesOf(bare),
    generate: await timeGenerate(copy),
  };
}

await buildIfStale();
const load = loadNow();
const copy = copyProject();
const environment = { DATABASE_URL: undefined, FEEDTREE_DATA_DIR: path.join(copy.folder, '.data') };
const dev = startProcess('scripts/dev.ts', environment, [], copy.folder);
const browser = await openBrowser();
try {
  const [, origin = ''] = await dev.says(/Feedtree is ready: (\S+)/);
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(60_000);
  await openForm(page, origin);
  // The generator that waits for the first change is loaded by then.
  await sleep(2 * PAUSE_MS);
  const measured = await measure(copy, page);
  const entry: DevLoopHistoryEntry = {
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    load: [load, loadNow()],
    ...measured,
  };
  fs.appendFileSync(path.join(benchFolder, DEV_LOOP_HISTORY_FILE), `${JSON.stringify(entry)}\n`);
  writeReport(benchFolder);
} catch (error) {
  console.error(dev.output());
  throw error;
} finally {
  await browser.close();
  dev.signal('SIGTERM');
  await dev.ended;
  copy.remove();
}
