/** A browser journey: the whole product on a database of its own with the demo in it, and a browser before it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, type RunnerTask, type RunnerTestCase, TestRunner } from 'vitest';
import { noAddresses, type SiteAddresses } from '../../server/http/routes/site-addresses.ts';
import { type StartOptions, startServer } from '../../server/app/main.ts';
import { createLog } from '../../server/log.ts';
import { demoPassword } from '../../server/seed/index.ts';
import { createDemoDatabase } from '../../server/test/database.ts';
import { openBrowser } from '../browser.ts';
import { distDirectory } from '../front-ends.ts';
import { ensurePortFree } from '../port.ts';
import { findViolations } from './accessibility.ts';
import { createProfiles, type VisitOptions } from './profiles.ts';
import { localConfig } from '../../server/test/local-config.ts';

/** A browser before a running server. */
export interface Visits {
  /** A fresh browser profile; what its console complains of fails the journey when it closes. */
  visit(options?: VisitOptions): Promise<Page>;
  /** One that knows nothing of before, signed in, before its first address: most journeys begin at another one than the dashboard. */
  signIn(email: string, options?: VisitOptions): Promise<Page>;
  close(): Promise<void>;
}

export interface Journey extends Visits {
  origin: string;
  /** Connection string of the journey's database, as its owner. */
  databaseUrl: string;
  /** That database, as its owner. */
  database: pg.Pool;
}

const HOST = '127.0.0.1';

/** Of the server's options, where a journey needs others than usual. */
interface JourneyOptions extends Pick<StartOptions, 'webhooks'> {
  siteAddresses?: SiteAddresses;
  /** What the browser's camera shows: a Y4M file, which may be written while the journey goes on. */
  camera?: string;
  /** Adds to the demo what the tests of the file begin with. */
  prepare?: (journey: Journey) => Promise<void>;
  /** What each test of the file begins with. */
  beforeTest?: () => Promise<void>;
  /** No test needs what another one did: for one that is tried again the former ones are not played again. */
  independent?: boolean;
}

/** Former tests of a file are played again before the second try of one that needs what they did. */
const REPLAY_TIMEOUT = 1_800_000;

/** The journey of a file, open while its tests run. A test that is tried again finds a new database, and in it what the tests before it had done. */
export function setUpJourney({ prepare, beforeTest, independent = false, ...options }: JourneyOptions = {}): Journey {
  let running: RunningJourney | undefined;
  const journey = (): RunningJourney => running ?? expect.fail('The journey has not begun.');
  const handle: Journey = {
    get origin() {
      return journey().origin;
    },
    get databaseUrl() {
      return journey().databaseUrl;
    },
    get database() {
      return journey().database;
    },
    visit: (visit) => journey().visit(visit),
    signIn: (email, visit) => journey().signIn(email, visit),
    close: () => journey().close(),
  };
  beforeAll(async () => {
    running = await openJourney(options);
    await prepare?.(handle);
  });
  beforeEach(async ({ task }) => {
    if (task.result?.retryCount) {
      await journey().startOver(() => prepare?.(handle));
      for (const play of independent ? [] : formerTests(task)) {
        await beforeTest?.();
        await play();
      }
    }
    await beforeTest?.();
  }, REPLAY_TIMEOUT);
  afterAll(() => running?.close());
  return handle;
}

/** Those of its file that have run before it, in their order. */
function formerTests(test: RunnerTestCase): (() => unknown)[] {
  const all = testsOf(test.file);
  return all
    .slice(0, all.indexOf(test))
    .filter(({ result }) => result !== undefined && result.state !== 'skip')
    .map((former) => TestRunner.getTestFn(former));
}

const testsOf = (task: RunnerTask): RunnerTestCase[] => (task.type === 'test' ? [task] : task.tasks.flatMap(testsOf));

interface RunningJourney extends Journey {
  /** Another database with the demo, prepared anew, behind the same address and before the same browser. */
  startOver(prepare: () => Promise<void> | undefined): Promise<void>;
}

async function openJourney({
  camera,
  ...more
}: Omit<JourneyOptions, 'prepare' | 'beforeTest' | 'independent'>): Promise<RunningJourney> {
  const port = await ensurePortFree(0, HOST);
  const origin = `http://${HOST}:${port}`;
  let served = await serveDemo(port, origin, more);
  const visits = await openVisits(origin, camera === undefined ? [] : [`--use-file-for-fake-video-capture=${camera}`]);
  return {
    ...visits,
    origin,
    get databaseUrl() {
      return served.url;
    },
    get database() {
      return served.database;
    },
    async startOver(prepare) {
      await visits.closePages();
      await served.close();
      served = await serveDemo(port, origin, more);
      await visits.keepPages(async () => prepare());
    },
    async close() {
      try {
        await visits.close();
      } finally {
        await served.close();
      }
    },
  };
}

interface Renewable {
  closePages(): Promise<void>;
  keepPages(work: () => Promise<void>): Promise<void>;
}

/**
 * @param origin where the product is served with the demo in it
 * @param flags of the browser
 */
export async function openVisits(origin: string, flags: readonly string[] = []): Promise<Visits & Renewable> {
  const browser = await openBrowser(flags);
  const complaints: string[] = [];
  const profiles = createProfiles(browser, origin);
  const openPage = async (profile: BrowserContext): Promise<Page> => {
    const page = await profile.newPage();
    listen(page, complaints);
    return page;
  };
  return {
    visit: async (options = {}) => openPage(await profiles.fresh(options)),
    async signIn(email, options = {}) {
      const stored = { ...(await logIn(origin, email)), ...options.stored };
      return openPage(await profiles.again({ ...options, stored }));
    },
    keepPages: profiles.keepPages,
    async closePages() {
      await Promise.all(browser.contexts().flatMap((profile) => profile.pages().map((page) => page.close())));
      // They are those of a try that failed.
      complaints.length = 0;
    },
    async close() {
      await browser.close();
      expect(complaints).toEqual([]);
    },
  };
}

type ServerOptions = Pick<JourneyOptions, 'webhooks' | 'siteAddresses'>;

async function serveDemo(port: number, origin: string, { siteAddresses = noAddresses, ...more }: ServerOptions) {
  const { url, drop } = await createDemoDatabase();
  // Ids are the same in every journey's database: in one folder each would find the files of the others.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-journey-'));
  const database = new pg.Pool({ connectionString: url, max: 2 });
  // A connection may still be closing when its database is dropped, and is told so.
  database.on('error', () => undefined);
  const failures: string[] = [];
  const server = await startServer({
    ...more,
    log: createLog('error', {
      write(line) {
        process.stdout.write(line);
        if (line.includes('"message":"request failed"')) failures.push(line);
      },
    }),
    connectionString: url,
    distDirectory,
    config: localConfig({
      port,
      host: HOST,
      publicUrl: origin,
      sessionSecret: Buffer.from('the secret of a journey through a database of its own'),
      dataDirectory: folder,
      siteAddresses,
    }),
  });
  return {
    url,
    database,
    async close() {
      await server.stop();
      await database.end();
      await drop();
      fs.rmSync(folder, { recursive: true, force: true });
      // Whatever was asked for, no answer may be a 500.
      expect(failures).toEqual([]);
    },
  };
}

/** A refusal or a lost signal is what some steps are about; the browser reports each request that ends so by itself. */
const FAILED_REQUESTS = [
  'Failed to load resource',
  'An unknown error occurred when fetching the script',
  // React's report of the page that offers to load the program anew.
  'ChunkLoadError: app.errors.chunk',
];

/** What the browser keeps of a session. */
async function logIn(origin: string, email: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const answer = (await response.json()) as { accessToken: string; refreshToken: string; userData: object };
  expect({ email, status: response.status }).toEqual({ email, status: 200 });
  const { accessToken, refreshToken, userData } = answer;
  return { accessToken, refreshToken, userData: JSON.stringify(userData) };
}

/** Collects what the console of a page complains of. */
function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const isOfRequest = FAILED_REQUESTS.some((report) => message.text().startsWith(report));
    if (['error', 'warning'].includes(message.type()) && !isOfRequest)
      complaints.push(`${page.url()}: ${message.text()}`);
  });
}

/** What fades in is judged when it is there: half-way its contrast is that of nothing. Skeletons never end. */
const ANIMATIONS_DONE = `Promise.allSettled(
  document.getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    .map((animation) => animation.finished),
).then(() => undefined)`;

/** Fails with everything that axe finds amiss with a page, or with one in a frame, as it is now. */
export async function expectAccessible(page: Pick<Page, 'evaluate' | 'locator'>): Promise<void> {
  // What is about to be replaced is dimmed until then.
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(ANIMATIONS_DONE);
  const violations = await findViolations(page);
  expect(violations.map(({ id, elements }) => ({ id, at: elements.map((html) => html.slice(0, 200)) }))).toEqual([]);
}
