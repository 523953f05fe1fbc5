/**
 * `npm run bench:operations`: every operation of the registry with its worst legal input, on the largest company; what
 * each costs the processor and the database, and the dearest of them as a table in docs/one-sender.md.
 */
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../../server/access/database.ts';
import type { SignedIn } from '../../server/access/principal.ts';
import { type App, createApp } from '../../server/app/app.ts';
import { descriptors } from '../../server/generated/index.ts';
import { rules } from '../../server/generated/rules.ts';
import { PER_MINUTE } from '../../server/http/rate-limits.ts';
import type { Operation } from '../../server/http/registry.ts';
import { createTokens } from '../../server/modules/identity/session/tokens.ts';
import { openFileStore } from '../../server/platform/storage/file-store.ts';
import { copyDatabase, readDatabase } from '../database.ts';
import { feedbackContents } from '../feedback/dataset.ts';
import { BENCH_SECRET } from '../principal.ts';
import { type Prepared, prepare } from './prepared.ts';
import { recordOperations, type MeasuredOperation, writeOneSender } from './report.ts';
import { type Input, inputsOf } from './worst-inputs.ts';

const ANSWERS = Number(process.env['BENCH_ANSWERS'] ?? 1_000_000);
const TABLE = 20;
const READS = 4;
const WRITES = 2;
/** A stream that stays open ends with nothing to measure. */
const ENDLESS = new Set(['account.events']);

/** The time that statements took, all of them together. */
let waited = 0;

async function timed<Result>(work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    waited += performance.now() - began;
  }
}

const timing = (database: Database): Database => ({
  ...database,
  statement: (...given) => timed(() => database.statement(...given)),
  repeated: (...given) => timed(() => database.repeated(...given)),
  lookup: (...given) => timed(() => database.lookup(...given)),
  withTenant: (role, companyId, work) =>
    database.withTenant(role, companyId, (transaction) =>
      work({ ...transaction, query: (asked) => timed(() => transaction.query(asked)) }),
    ),
});

interface Stage extends Prepared {
  app: App;
  origin: string;
  client: pg.Client;
}

type Cost = Pick<MeasuredOperation, 'cpu' | 'database' | 'status'>;

async function callOnce(stage: Stage, operation: Operation, input: Input): Promise<Cost> {
  const address = new URL(`${stage.origin}/api/${await pathOf(stage, operation)}`);
  for (const [name, value] of Object.entries(input.query ?? {})) address.searchParams.set(name, value);
  const authorization = await authorizationFor(stage, operation);
  const body = input.file?.bytes ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
  const type = input.file?.type ?? 'application/json';
  waited = 0;
  const before = process.cpuUsage();
  const response = await fetch(address, {
    method: operation.method,
    headers: { ...authorization, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body: new Blob([body]) }),
  });
  await response.arrayBuffer();
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1_000, database: waited, status: response.status };
}

/** Of whoever may do most, with a session of his own each time: some operations end it. */
async function authorizationFor({ client, companies }: Stage, { access, ignoresToken }: Operation) {
  if (ignoresToken) return {};
  const roles = 'roles' in access ? access.roles : rolesOf(access);
  const isOfPlatform = !roles.includes('company_admin') && roles.includes('superadmin');
  const companyId = isOfPlatform ? companies.platform : companies.largest;
  const { rows } = await client.query<{ id: string; user_id: string; version: number }>(
    `insert into session (company_id, user_id, family, refresh_hash, expires_at)
      select company_id, id, gen_random_uuid(), gen_random_uuid()::text, now() + interval '1 day' from customer_user
      where company_id = $1 and is_admin order by id limit 1
      returning id, user_id, (select access_version from customer_user u where u.company_id = $1 and u.id = user_id) as version`,
    [companyId],
  );
  const principal: SignedIn = {
    role: isOfPlatform ? 'superadmin' : 'company_admin',
    userId: Number(rows[0]?.user_id),
    companyId,
    sessionId: Number(rows[0]?.id),
    accessVersion: Number(rows[0]?.version),
  };
  return { authorization: `Bearer ${await createTokens(BENCH_SECRET).signAccessToken(principal)}` };
}

const rolesOf = ({ entity, action }: { entity: string; action: string }): string[] =>
  rules.filter((rule) => rule.entity === entity && rule.action === action).map(({ role }) => role);

/** The row that has most below it; of what the company has none, one that is not there. */
async function pathOf({ client, companies, known }: Stage, { path: pattern }: Operation): Promise<string> {
  if (!pattern.includes(':')) return pattern;
  const [segment = ''] = pattern.split('/');
  const entity = Object.values(descriptors).find((one) => one.path === segment);
  const found = entity && (known.ids[`${entity.id}_id`] ?? (await idOf(client, entity, companies)));
  return pattern.replaceAll(/:\w+/g, String(found ?? 1));
}

async function idOf(
  client: pg.Client,
  { table, tenant }: { table: string; tenant: string },
  { largest, last }: Stage['companies'],
): Promise<number> {
  if (tenant === 'self') return table === 'customer' ? last : largest;
  const where = tenant === 'company_id' ? `where company_id = ${largest}` : '';
  const { rows } = await client.query<{ id: string | null }>(`select max(id) as id from ${table} ${where}`);
  return Number(rows[0]?.id ?? 1);
}

/** The worst of its inputs, each by the least of its calls: other work on the machine only adds. */
async function costOf(stage: Stage, operation: Operation): Promise<MeasuredOperation | null> {
  const calls = operation.method === 'GET' ? READS : WRITES;
  let worst: MeasuredOperation | null = null;
  for (const input of inputsOf(operation, stage.known)) {
    const costs: Cost[] = [];
    for (let call = 0; call < calls; call += 1) costs.push(await callOnce(stage, operation, input));
    const cpu = Math.min(...costs.map((cost) => cost.cpu));
    const database = Math.min(...costs.map((cost) => cost.database));
    const { rate, id } = operation;
    const status = costs[0]?.status ?? 0;
    if (!worst || cpu + database > worst.cpu + worst.database)
      worst = { id, rate, input: input.what, status, cpu, database, bound: boundOf(operation) };
  }
  return worst;
}

const BOUNDS: Record<string, string> = {
  'dashboard.drivers': 'a year, 4,000 rows, one at once',
  'dashboard.handling': 'what was due or closed in the period, two at once',
  'dashboard.topics': 'the latest texts only, two at once',
  'feedback.list': 'twelve words, 100 rows, a total of 10,001',
  'node.create': '500 units',
  'visitor.preview': '200 questions, as the dialect allows',
};

function boundOf({ id, rate, bodyLimit }: Operation): string {
  const often = `${PER_MINUTE[rate]} a minute`;
  return [often, BOUNDS[id] ?? (bodyLimit ? `${Math.round(bodyLimit / 1024)} KB` : null)].filter(Boolean).join('; ');
}

const filled = await readDatabase(feedbackContents({ answers: ANSWERS }));
const url = await copyDatabase(filled.url, 'bench_operations');
const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-operations-'));
const client = new pg.Client({ connectionString: url });
await client.connect();
const prepared = await prepare(client);
const database = openDatabase({ connectionString: url, shareFactor: 1_000_000 });
let failures = 0;
const app = createApp({
  database: timing(database),
  store: openFileStore({ kind: 'folder', folder: path.join(folder, 'files') }),
  intake: path.join(folder, 'intake'),
  journals: path.join(folder, 'reads'),
  sessionSecret: BENCH_SECRET,
  publicUrl: 'https://bench.example',
  trustedProxies: 0,
  rateLimitFactor: 1_000_000,
  totalsCachedMs: 0,
  ownOrigin: () => origin,
  responseTimeQuantizer: () => () => Promise.resolve(),
  log: {
    error: (_message, { error }) => {
      failures += 1;
      console.error(error);
    },
  },
});
const server = createServer(app.listener);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
const load = loadavg()[0] ?? 0;
const measured: MeasuredOperation[] = [];
/** What deletes goes last: the others need the rows. */
const inOrder = [...app.operations.values()].toSorted(
  (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
);
for (const operation of inOrder) {
  if (ENDLESS.has(operation.id)) continue;
  const cost = await costOf({ app, origin, client, ...prepared }, operation);
  if (!cost) continue;
  measured.push(cost);
  console.log(`${cost.id}: ${cost.cpu.toFixed(1)} + ${cost.database.toFixed(1)} ms (${cost.status}), ${cost.input}`);
}
const { rows } = await client.query<{ answers: string; units: string }>(
  'select (select count(*) from feedback where company_id = $1) as answers, (select count(*) from node where company_id = $1) as units',
  [prepared.companies.largest],
);
recordOperations({
  date: new Date().toISOString(),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  load,
  answered: Number(rows[0]?.answers),
  units: Number(rows[0]?.units),
  count: measured.length,
  dearest: measured.toSorted((one, other) => other.cpu + other.database - one.cpu - one.database).slice(0, TABLE),
});
writeOneSender();
server.closeAllConnections();
server.close();
await app.settled();
await database.close();
await client.end();
await filled.stop();
rmSync(folder, { recursive: true, force: true });
if (failures > 0) throw new Error(`${failures} failures of our own.`);
