/** Directus: https://directus.io, on the same table, whose key of two columns it can't use. */
import { randomUUID } from 'node:crypto';
import type { Request } from '../../fire.ts';
import { type AnswersData, STATUS } from '../data.ts';
import { type Access, COLUMNS, PAGE, type Peer } from '../peer.ts';
import { nextId, nextRow } from '../pick.ts';
import { freeAddress, runToEnd, startServer } from '../process.ts';
import { connectionOf, takeOneKey } from '../tables.ts';

const CLI = 'node_modules/directus/cli.js';

const listOf =
  (filterOf: (data: AnswersData) => Record<string, unknown>) =>
  (data: AnswersData, { headers }: Access): Request => {
    const query = new URLSearchParams({
      filter: JSON.stringify({ company_id: { _eq: data.companyId }, ...filterOf(data) }),
      fields: COLUMNS.join(','),
      sort: '-created_at',
      limit: String(PAGE),
      meta: 'filter_count',
    });
    return { method: 'GET', path: `/items/feedback?${query.toString()}`, headers };
  };

export const directus: Peer = {
  name: 'Directus',
  package: 'directus',
  packages: { directus: '12.4.0' },
  files: {
    'node_modules/isolated-vm/out/isolated_vm.js': 'module.exports = { ivm: {} };\n',
  },
  settings: [
    'NODE_ENV=production, CACHE_ENABLED=false, RATE_LIMITER_ENABLED=false, LOG_LEVEL=error, TELEMETRY=false',
    'the static token of its administrator',
    'the same table with a primary key of `id` alone, which it asks for, and an index in the place of ours',
    'nothing in the place of isolated-vm, which runs scripts of flows and has to be compiled',
    'activity and revisions of what is inserted, as it is installed',
  ],
  calls: {
    list: listOf(() => ({})),
    status: listOf(() => ({ status: { _eq: STATUS } })),
    assignee: listOf(({ assigneeId }) => ({ assignee_id: { _eq: assigneeId } })),
    row: (data, { headers }) => ({
      method: 'GET',
      path: `/items/feedback/${nextId(data)}?fields=${COLUMNS.join(',')}`,
      headers,
    }),
    submission: (data, { headers }) => ({
      method: 'POST',
      path: '/items/feedback?fields=id',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(nextRow(data)),
    }),
  },
  page(body) {
    const { data, meta } = body as { data: unknown[]; meta: { filter_count: number } };
    return { rows: data, total: Number(meta.filter_count) };
  },
  rowId: (body) => Number((body as { data: { id: unknown } }).data.id),
  async start({ folder, connectionString }) {
    const { host, port, origin } = await freeAddress();
    const token = randomUUID();
    const database = connectionOf(connectionString);
    const env = {
      HOST: host,
      PORT: String(port),
      PUBLIC_URL: origin,
      KEY: randomUUID(),
      SECRET: randomUUID(),
      DB_CLIENT: 'pg',
      DB_HOST: database.host,
      DB_PORT: String(database.port),
      DB_DATABASE: database.database,
      DB_USER: database.user,
      DB_PASSWORD: database.password,
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: randomUUID(),
      ADMIN_TOKEN: token,
      TELEMETRY: 'false',
      CACHE_ENABLED: 'false',
      RATE_LIMITER_ENABLED: 'false',
      LOG_LEVEL: 'error',
    };
    await takeOneKey(connectionString);
    runToEnd({ folder, command: [CLI, 'bootstrap'], env });
    const child = await startServer({ folder, command: [CLI, 'start'], env }, `${origin}/server/ping`);
    return { child, origin, table: 'feedback', access: { headers: { authorization: `Bearer ${token}` } } };
  },
};
