/** NocoDB: https://nocodb.com, on the same table as a source of its base; what it knows of it lies in a database beside. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from '../../fire.ts';
import { type AnswersData, STATUS } from '../data.ts';
import { type Access, COLUMNS, PAGE, type Peer } from '../peer.ts';
import { nextId, nextRow } from '../pick.ts';
import { freeAddress, startServer } from '../process.ts';
import { connectionOf, dropReferences, makeBeside, takeOneKey } from '../tables.ts';

const SERVER = `const { createServer } = require('node:http');
const express = require('express');
const { Noco } = require('nocodb');
const app = express();
const server = createServer(app);
Noco.init({}, server, app).then((routes) => {
  app.use(routes);
  server.listen(Number(process.env.PORT), process.env.HOST);
});
`;
const NO_SQLITE =
  'module.exports = { verbose: () => module.exports, Database: class {}, Statement: class {}, Backup: class {} };\n';
const EMAIL = 'admin@example.com';
/** It reads the tables of a source one by one. */
const READ_MS = 300_000;
const PAUSE_MS = 3_000;

const listOf =
  (filterOf: (data: AnswersData) => string) =>
  (data: AnswersData, { headers, table = '' }: Access): Request => {
    const query = new URLSearchParams({
      where: `(company_id,eq,${data.companyId})${filterOf(data)}`,
      fields: COLUMNS.join(','),
      sort: '-created_at',
      limit: String(PAGE),
    });
    return { method: 'GET', path: `/api/v2/tables/${table}/records?${query.toString()}`, headers };
  };

export const nocodb: Peer = {
  name: 'NocoDB',
  package: 'nocodb',
  packages: { nocodb: '0.301.3' },
  overrides: { xlsx: '0.18.5' },
  files: { 'server.cjs': SERVER, 'node_modules/sqlite3/lib/sqlite3.js': NO_SQLITE },
  settings: [
    'NODE_ENV=production, NC_DISABLE_TELE=true, NC_DISABLE_ERR_REPORTS=true, NC_DISABLE_AUDIT=true, no Redis',
    'an API token of its super administrator',
    'the same table with a primary key of `id` alone, an index in the place of ours and no foreign keys, whose columns it does not write',
    'nothing in the place of sqlite3, which has to be compiled, and xlsx 0.18.5, which npm has: neither is used here',
  ],
  calls: {
    list: listOf(() => ''),
    status: listOf(() => `~and(status,eq,${STATUS})`),
    assignee: listOf(({ assigneeId }) => `~and(assignee_id,eq,${assigneeId})`),
    row: (data, { headers, table = '' }) => ({
      method: 'GET',
      path: `/api/v2/tables/${table}/records/${nextId(data)}?fields=${COLUMNS.join(',')}`,
      headers,
    }),
    submission: (data, { headers, table = '' }) => ({
      method: 'POST',
      path: `/api/v2/tables/${table}/records`,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(nextRow(data)),
    }),
  },
  page(body) {
    const { list, pageInfo } = body as { list: unknown[]; pageInfo: { totalRows: number } };
    return { rows: list, total: Number(pageInfo.totalRows) };
  },
  rowId: (body) => Number((body as { id: unknown }).id),
  async start({ folder, connectionString }) {
    const { host, port, origin } = await freeAddress();
    const password = `Bench-1-${randomUUID()}`;
    const connection = connectionOf(connectionString);
    const own = { ...connection, database: await makeBeside(connectionString) };
    await takeOneKey(connectionString);
    await dropReferences(connectionString);
    const env = {
      HOST: host,
      PORT: String(port),
      NC_DB_JSON: JSON.stringify({ client: 'pg', connection: own }),
      NC_AUTH_JWT_SECRET: randomUUID(),
      NC_ADMIN_EMAIL: EMAIL,
      NC_ADMIN_PASSWORD: password,
      NC_ALLOW_LOCAL_EXTERNAL_DBS: 'true',
      NC_DISABLE_TELE: 'true',
      NC_DISABLE_ERR_REPORTS: 'true',
      NC_DISABLE_AUDIT: 'true',
    };
    const child = await startServer({ folder, command: ['server.cjs'], env }, `${origin}/api/v1/health`);
    const call = await signIn(origin, password);
    const { id: base } = await call<{ id: string }>('bases/', { title: 'bench' });
    await call(`bases/${base}/sources`, {
      alias: 'feedtree',
      type: 'pg',
      config: { client: 'pg', connection, searchPath: ['public'] },
      inflection_column: 'none',
      inflection_table: 'none',
      is_schema_readonly: true,
    });
    const table = await tableOf(base, call);
    const { token } = await call<{ token: string }>(`bases/${base}/api-tokens`, { description: 'bench' });
    return { child, origin, table: 'feedback', access: { headers: { 'xc-token': token }, table } };
  },
};

/** A read without a body, else a write. */
type Call = <Answer>(path: string, body?: object) => Promise<Answer>;

async function signIn(origin: string, password: string): Promise<Call> {
  let headers: Record<string, string> = { 'content-type': 'application/json' };
  const call: Call = async <Answer>(path: string, body?: object) => {
    const method = body === undefined ? 'GET' : 'POST';
    const address = new URL(path, `${origin}/api/v2/meta/`);
    const response = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const { token } = await call<{ token: string }>('../auth/user/signin', { email: EMAIL, password });
  headers = { ...headers, 'xc-auth': token };
  return call;
}

/** The id of the table, once all tables of the source were read: their number stays what it is. */
async function tableOf(base: string, call: Call): Promise<string> {
  const deadline = Date.now() + READ_MS;
  for (let known = 0; Date.now() < deadline; await sleep(PAUSE_MS)) {
    const { list } = await call<{ list: { id: string; table_name: string }[] }>(`bases/${base}/tables?limit=1000`);
    const found = list.find(({ table_name: name }) => name === 'feedback');
    if (found && list.length === known) return found.id;
    known = list.length;
  }
  throw new Error('It did not read the tables.');
}
