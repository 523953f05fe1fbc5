/** `npm run bench:tree`: a browser opens trees of the size of a large company and moves about in them. */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { openBrowser } from '../../scripts/browser.ts';
import { buildIfStale, distDirectory } from '../../scripts/front-ends.ts';
import { ensurePortFree } from '../../scripts/port.ts';
import { startEmbedded } from '../../server/database/embedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import { type RunningServer, startServer } from '../../server/app/main.ts';
import { demoPassword, seedDemo } from '../../server/seed/index.ts';
import { untilLoaded } from '../../scripts/test/until-loaded.ts';
import { writeReport } from '../report.ts';
import { median } from '../summary.ts';
import { deepTree, ensureTree, flatTree } from './dataset.ts';
import { TREE_HISTORY_FILE, type TreeHistoryEntry } from './history.ts';
import { type Movement, pan, record, scroll, timeToChart, zoom } from './visit.ts';
import { benchConfig } from '../config.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const ADMIN = 'admin@acme.example';
const HOST = '127.0.0.1';
const VIEWPORT = { width: 1280, height: 800 };
const benchFolder = path.join(import.meta.dirname, '..');

const rounded = (value: number): number => Math.round(value * 10) / 10;

async function serve(connectionString: string): Promise<{ server: RunningServer; origin: string }> {
  const port = await ensurePortFree(0, HOST);
  const origin = `http://${HOST}:${port}`;
  const server = await startServer({
    connectionString,
    distDirectory,
    rateLimitFactor: 1_000_000,
    config: benchConfig({ port, publicUrl: origin, mailFrom: 'Feedtree <bench@feedtree.example>' }),
  });
  return { server, origin };
}

async function signIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(ADMIN);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  return page;
}

const newContext = (browser: Browser, origin: string) =>
  browser.newContext({ baseURL: origin, locale: 'en-US', viewport: VIEWPORT });

/** First visits of a browser that has nothing of the product, and later ones that have its program. */
async function measureOpening(browser: Browser, origin: string, organizationId: number) {
  const first: number[] = [];
  const later: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const known = await newContext(browser, origin);
    const storageState = await signIn(known).then(() => known.storageState());
    const page = await known.newPage();
    await page.goto(`/organization_management/${organizationId}`);
    await page.locator('.unit-card').first().waitFor();
    await page.close();
    later.push(await timeToChart(await known.newPage(), `/organization_management/${organizationId}`));
    await known.close();
    const unknown = await browser.newContext({ baseURL: origin, locale: 'en-US', viewport: VIEWPORT, storageState });
    first.push(await timeToChart(await unknown.newPage(), `/organization_management/${organizationId}`));
    await unknown.close();
  }
  return { first: rounded(median(first)), later: rounded(median(later)) };
}

/** Everything of two levels open: 521 cards, as a row and compact. */
async function measureMoves(
  browser: Browser,
  origin: string,
  organizationId: number,
  layout: 'Horizontal' | 'Compact',
) {
  const context = await newContext(browser, origin);
  await signIn(context).then((page) => page.close());
  const page = await context.newPage();
  await timeToChart(page, `/organization_management/${organizationId}`);
  if (layout === 'Compact') {
    await page.getByRole('button', { name: /^Layout/ }).click();
    await page.getByRole('menuitemradio', { name: layout }).click();
  }
  await page.getByRole('button', { name: 'Expand one level' }).click();
  await untilLoaded(page);
  const moves: Record<string, Movement> = {};
  for (const [name, move] of Object.entries({ pan, scroll, zoom })) {
    moves[name] = roundedMovement(await record(page, () => move(page)));
    await page.getByRole('button', { name: 'Back to the beginning' }).click();
    await page.waitForTimeout(300);
  }
  await context.close();
  return moves;
}

/** All pages of a level of 500. */
async function measureFlat(
  browser: Browser,
  origin: string,
  organizationId: number,
): Promise<Record<string, Movement>> {
  const context = await newContext(browser, origin);
  await signIn(context).then((page) => page.close());
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(
    ([key, text]) => localStorage.setItem(String(key), String(text)),
    [
      await storageKey(page, organizationId),
      JSON.stringify([
        ['top', 1],
        [await rootOf(page, organizationId), 5],
      ]),
    ],
  );
  await page.goto(`/organization_management/${organizationId}`);
  await page.locator('.unit-card').first().waitFor();
  await untilLoaded(page);
  const moves: Record<string, Movement> = {};
  for (const [name, move] of Object.entries({ pan, zoom }))
    moves[name] = roundedMovement(await record(page, () => move(page)));
  await context.close();
  return moves;
}

async function storageKey(page: Page, organizationId: number): Promise<string> {
  const user = await page.evaluate<{ id: number }>(`JSON.parse(localStorage.getItem('userData'))`);
  return `tree.${user.id}.${organizationId}`;
}

async function rootOf(page: Page, organizationId: number): Promise<number> {
  return page.evaluate<number>(`fetch('/api/companyorganizationnodes/?filter=' + encodeURIComponent(JSON.stringify(
    { organization_id: ${organizationId}, is_top: true })), { headers: { authorization: 'Bearer ' + localStorage.getItem('accessToken') } })
    .then((answer) => answer.json()).then(([root]) => root.id)`);
}

function roundedMovement(movement: Movement): Movement {
  return {
    ...movement,
    median: rounded(movement.median),
    p95: rounded(movement.p95),
    longTaskTime: Math.round(movement.longTaskTime),
  };
}

await buildIfStale();
const directory = path.join(process.env['FEEDTREE_DATA_DIR'] ?? '.data', 'bench-tree');
const postgres = await startEmbedded({ directory, database: 'bench_tree' });
await migrate(postgres.url);
await seedDemo(postgres.url);
const deep = await ensureTree(postgres.url, ADMIN, deepTree);
const flat = await ensureTree(postgres.url, ADMIN, flatTree);
const { server, origin } = await serve(postgres.url);
const browser = await openBrowser();
try {
  const entry: TreeHistoryEntry = {
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    browser: browser.version(),
    rounds: ROUNDS,
    opening: await measureOpening(browser, origin, deep),
    moves: {
      'two levels open': await measureMoves(browser, origin, deep, 'Horizontal'),
      'two levels open, compact': await measureMoves(browser, origin, deep, 'Compact'),
      '500 below one': await measureFlat(browser, origin, flat),
    },
  };
  console.log(JSON.stringify(entry, null, 2));
  appendFileSync(path.join(benchFolder, TREE_HISTORY_FILE), `${JSON.stringify(entry)}\n`);
  writeReport(benchFolder);
} finally {
  await browser.close();
  await server.stop();
  await postgres.stop();
}
