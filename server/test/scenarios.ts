/** The HTTP scenario runner: a table of calls against a running application on a database of its own. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../access/database.ts';
import { type App, createApp } from '../app/app.ts';
import type { ScopeOptions } from '../access/scope.ts';
import type { EventLimits } from '../platform/events/hub.ts';
import type { ActivityLog } from '../log.ts';
import type { Seller } from '../modules/billing/invoices/seller.ts';
import type { Gateway } from '../modules/billing/payments/gateway.ts';
import type { ResponseTimeQuantizer } from '../modules/identity/session/quantized-response-time.ts';
import { type FileStore, openFileStore } from '../platform/storage/file-store.ts';
import type { RenderPage } from '../modules/visitor/render.ts';
import { type Client, createClient } from '../../shared/client/client.ts';
import { throwing } from '../../shared/client/problem.ts';
import { createTransport } from '../../shared/client/transport.ts';
import { testCells } from '../../scripts/test/cells.ts';
import { type CellAddress, HOME } from '../database/cells/addresses.ts';
import { createFilledDatabase, createTestDatabase, type TestDatabase } from './database.ts';
import { createSpreadDatabase, joinAll } from './spread.ts';
import { createWorld, factsOf, reopenWorld, TEST_SECRET, type World, type WorldFacts } from './world.ts';
import type { Policy } from '../modules/feedback/webhooks/policy.ts';

export interface Served {
  world: World;
  app: App;
  origin: string;
  /** The application's own door, with the switches that the tests have set. */
  database: Database;
  store: FileStore;
  /** Of the files and of what is on its way to them. */
  folder: string;
  /** As the database's owner, to whom row-level security does not apply: for what a test must see or plant itself. */
  ownerUrl: string;
  /** The same of every database by the name of its cell, the home cell first: one, unless companies are spread. */
  ownerUrls: ReadonlyMap<string, string>;
  call(request: CallRequest): Promise<CallAnswer>;
  /** The typed client of a principal of the world: it throws what is refused. */
  clientOf(as: string): Client;
  close(): Promise<void>;
}

export interface CallRequest {
  /** Name of a principal of the world; anonymous when absent. */
  as?: string;
  method?: string;
  /** Below /api, without a leading slash. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface CallAnswer {
  status: number;
  headers: Headers;
  /** Parsed JSON, or the text when it is none. */
  body: unknown;
}

export interface ServeOptions {
  tenancy?: ScopeOptions['tenancy'];
  /** Every pool works as the database's owner, to whom neither grants nor row-level security apply. */
  bypassRowSecurity?: boolean;
  /** Makes the visitor's pages; absent: there are none. */
  renderPage?: RenderPage;
  /** Callers say their address in X-Forwarded-For. */
  trustsProxy?: boolean;
  /** Lower than one for tests of the limits themselves; they are out of reach where it is absent. */
  rateLimitFactor?: number;
  /** One for tests of what a sender may use of the database; out of reach where it is absent. */
  shareFactor?: number;
  /** How many answers may wait for the database at once. */
  submissionCapacity?: number;
  eventLimits?: Partial<EventLimits>;
  /** Where webhooks may lead; absent: to the ports of the web. */
  webhookPolicy?: Pick<Policy, 'allowsPort'>;
  /** Room of visitors' orphaned files, however full the plan is. */
  leastOrphanedBytes?: number;
  /** Hears of each request. */
  activity?: ActivityLog;
  /** Who sells, on invoices. */
  seller?: Seller;
  /** Steps between the application and its payment gateway. */
  throughGateway?: (gateway: Gateway) => Gateway;
  /** What secrets at rest were sealed with before. */
  formerSessionSecret?: Uint8Array;
  /** The time of one-time codes, in milliseconds. */
  now?: () => number;
  /** When answers about e-mails come; absent: at once. */
  responseTimeQuantizer?: ResponseTimeQuantizer;
  /** As in production: super administrators must have two-factor login. */
  production?: boolean;
  /** Steps between the application and its database. */
  through?: (database: Database) => Database;
  /** What was made before: the application works on it, and leaves it to whoever made it. */
  state?: ServedState;
  /** What it is about is not there for several databases: companies are never spread. */
  isUnspread?: boolean;
  /** Failures that the test brings about itself: all others that the server logs fail it at its end. */
  isMeant?: (failure: unknown) => boolean;
}

export interface ServedState {
  database: TestDatabase;
  /** That is in the database; absent: it is made there. */
  world?: World;
  /** A folder with the stored files; they are copied. Absent: there are none. */
  files?: string;
  /** Besides the database: companies lie where the directory in it places them. */
  cells?: readonly CellAddress[];
}

const atOnce: ResponseTimeQuantizer = () => () => Promise.resolve();

/** Made once in a run, and copied for each application. */
async function worldIn(url: string): Promise<WorldFacts> {
  const world = await createWorld(url);
  await world.close();
  return factsOf(world);
}

/** The database with the world in it. */
async function madeState({ state, isUnspread }: ServeOptions) {
  if (!state && !isUnspread && testCells > 0) return spreadState();
  const { cells = [] } = state ?? {};
  if (state?.database === undefined && cells.length === 0) {
    const testDatabase = await createFilledDatabase('world', worldIn);
    return { testDatabase, cells, world: reopenWorld(testDatabase.known, testDatabase.url) };
  }
  const testDatabase = state?.database ?? (await createTestDatabase());
  const { url } = testDatabase;
  return { testDatabase, cells, world: state?.world ? reopenWorld(state.world, url) : await createWorld(url, cells) };
}

async function spreadState() {
  const testDatabase = await createSpreadDatabase(testCells);
  const { url, cells } = testDatabase;
  const world = await createWorld(url, cells);
  await joinAll(url, cells);
  return { testDatabase, cells, world };
}

function folderWith(files: string | undefined): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-files-'));
  if (files !== undefined) cpSync(files, path.join(folder, 'files'), { recursive: true });
  return folder;
}

/** What options say of the application's parts. */
const givenParts = (options: ServeOptions) => ({
  ...(options.submissionCapacity && { submissionCapacity: options.submissionCapacity }),
  ...(options.leastOrphanedBytes !== undefined && { leastOrphanedBytes: options.leastOrphanedBytes }),
  ...(options.eventLimits && { eventLimits: options.eventLimits }),
  ...(options.throughGateway && { throughGateway: options.throughGateway }),
  ...(options.seller && { seller: options.seller }),
  webhookPolicy: options.webhookPolicy,
  ...(options.activity && { activity: options.activity }),
  ...(options.now && { now: options.now }),
  production: options.production,
  ...(options.tenancy && { tenancy: options.tenancy }),
  ...(options.renderPage && { renderPage: options.renderPage }),
});

/** How its calls are made. */
function callsTo(origin: string, world: World): Pick<Served, 'call' | 'clientOf'> {
  const send = createTransport({ fetch, origin });
  async function call({ as = 'anonymous', method = 'GET', path, body, headers }: CallRequest): Promise<CallAnswer> {
    const sent = { accept: '*/*', ...(await world.authorization(as)), ...headers };
    const answer = await send(`/${path}`, { method, body, headers: sent });
    return { ...answer, body: answer.json === undefined ? answer.body : answer.json };
  }
  const clientOf = (as: string): Client =>
    createClient(
      throwing(async (address, request) =>
        send(address, { ...request, headers: { ...(await world.authorization(as)), ...request?.headers } }),
      ),
    );
  return { call, clientOf };
}

/** Starts the application with the world of access tests in its database, which is a fresh one unless a state is given. */
export async function serveWorld(options: ServeOptions = {}): Promise<Served> {
  const { testDatabase, cells, world } = await madeState(options);
  const database = openDatabase({
    connectionString: testDatabase.url,
    cells,
    shareFactor: options.shareFactor ?? 1_000,
    ...(options.bypassRowSecurity && { bypassRowSecurityAs: await ownerOf(testDatabase.url) }),
  });
  const failures: unknown[] = [];
  const folder = folderWith(options.state?.files);
  const store = openFileStore({ kind: 'folder', folder: path.join(folder, 'files') });
  let origin = '';
  const app = createApp({
    ownOrigin: () => origin,
    database: options.through?.(database) ?? database,
    store,
    intake: path.join(folder, 'intake'),
    journals: path.join(folder, 'reads'),
    sessionSecret: TEST_SECRET,
    publicUrl: 'https://feedback.test',
    trustedProxies: options.trustsProxy ? 1 : 0,
    rateLimitFactor: options.rateLimitFactor ?? 1_000,
    responseTimeQuantizer: options.responseTimeQuantizer ?? atOnce,
    log: { error: (_message, { error }) => void (options.isMeant?.(error) || failures.push(error)) },
    ...givenParts(options),
    formerSessionSecret: options.formerSessionSecret,
  });
  const server = createServer(app.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  return {
    world,
    app,
    origin,
    database,
    store,
    folder,
    ownerUrl: testDatabase.url,
    ownerUrls: new Map([[HOME, testDatabase.url], ...cells.map(({ name, url }) => [name, url] as const)]),
    ...callsTo(origin, world),
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await app.settled();
      await database.close();
      await world.close();
      if (!options.state) await testDatabase.drop();
      rmSync(folder, { recursive: true, force: true });
      if (failures.length > 0) throw new Error('The server logged failures of its own.', { cause: failures[0] });
    },
  };
}

/** The application of a test file, for all of its tests: it starts as the file is read, and is closed after them. */
export async function servedWorld(options?: ServeOptions): Promise<Served> {
  const served = await serveWorld(options);
  afterAll(() => served.close());
  return served;
}

/** A connection of a test file as the database's owner, for all of its tests: it ends after them. */
export async function connectedOwner(ownerUrl: string): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  afterAll(() => owner.end());
  return owner;
}

/** The role that owns the database; its address may leave it out. */
async function ownerOf(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_user as name').finally(() => client.end());
  return rows[0]?.name ?? '';
}

export interface Scenario extends Omit<CallRequest, 'path' | 'body'> {
  name: string;
  /** What the call is; made when the world exists. */
  path: string | ((world: World) => string);
  body?: object | string | ((world: World) => unknown);
  status: number;
  /** The problem's code. */
  code?: string;
  /** Pointers of the problem's errors, in any order. */
  pointers?: string[];
  /** Part of the answer's body. */
  contains?: object | ((world: World) => object);
}

/** Runs a table of scenarios, in order, against one application. */
export function scenarios(title: string, table: Scenario[], prepare?: (served: Served) => Promise<void>): void {
  describe(title, () => {
    let served: Served;
    beforeAll(async () => {
      served = await serveWorld();
      await prepare?.(served);
    });
    afterAll(() => served.close());

    test.each(table)('$name', async ({ path, body, status, code, pointers, contains, ...rest }) => {
      const answer = await served.call({
        ...rest,
        path: typeof path === 'function' ? path(served.world) : path,
        body: typeof body === 'function' ? (body as (world: World) => unknown)(served.world) : body,
      });
      expect({ status: answer.status, body: answer.body }).toMatchObject({ status });
      if (code !== undefined) expect(answer.body).toMatchObject({ code, status });
      if (pointers) {
        const errors = (answer.body as { errors?: { pointer: string }[] }).errors ?? [];
        expect(errors.map(({ pointer }) => pointer).toSorted()).toEqual(pointers.toSorted());
      }
      if (contains)
        expect(answer.body).toMatchObject(typeof contains === 'function' ? contains(served.world) : contains);
    });
  });
}
