/** Strapi: https://strapi.io. It shows only tables that it has made: the same rows in one of its own. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { withConnection } from '../../../server/database/with-connection.ts';
import type { Request } from '../../fire.ts';
import { type AnswersData, STATUS } from '../data.ts';
import { type Access, COLUMNS, PAGE, type Peer } from '../peer.ts';
import { nextId, nextRow } from '../pick.ts';
import { freeAddress, startServer } from '../process.ts';
import { connectionOf } from '../tables.ts';

const SCHEMA = 'strapi';
const TABLE = `${SCHEMA}.feedbacks`;
const TOKEN = 'token.txt';

/** Words that it keeps for itself. */
const OWN_NAMES: Record<string, string> = { status: 'state', locale: 'language', created_at: 'createdAt' };
const nameOf = (column: string): string => OWN_NAMES[column] ?? column;

const attributes = {
  company_id: { type: 'integer', required: true },
  node_id: { type: 'integer', required: true },
  node_path: { type: 'text', required: true },
  survey_version_id: { type: 'integer', required: true },
  state: { type: 'string', default: 'new', required: true },
  priority: { type: 'string', default: 'normal', required: true },
  assignee_id: { type: 'integer' },
  score: { type: 'integer' },
  answers: { type: 'json', required: true },
  comment: { type: 'text' },
  language: { type: 'string', default: 'en', required: true },
  is_partial: { type: 'boolean', default: false },
  is_repeat: { type: 'boolean', default: false },
  read_at: { type: 'datetime' },
  tag_ids: { type: 'json' },
  response_token: { type: 'string', required: true },
};

const factory = (kind: string): string =>
  `const { factories } = require('@strapi/strapi');\nmodule.exports = factories.createCore${kind}('api::feedback.feedback');\n`;

const files = {
  'config/server.js': `module.exports = ({ env }) => ({ host: env('HOST'), port: env.int('PORT'), app: { keys: env.array('KEYS') } });\n`,
  'config/admin.js': `module.exports = ({ env }) => ({
  serveAdminPanel: false,
  auth: { secret: env('SECRET') },
  apiToken: { salt: env('SECRET') },
  transfer: { token: { salt: env('SECRET') } },
  secrets: { encryptionKey: env('SECRET') },
});\n`,
  'config/database.js': `module.exports = ({ env }) => ({
  connection: { client: 'postgres', connection: { ...env.json('DATABASE'), schema: '${SCHEMA}', ssl: false } },
});\n`,
  'config/logger.js': `module.exports = { level: 'error' };\n`,
  'config/middlewares.js': `module.exports = ['errors', 'security', 'cors', 'query', 'body', 'session', 'favicon', 'public'].map((name) => 'strapi::' + name);\n`,
  'config/plugins.js': 'module.exports = {};\n',
  'config/api.js': 'module.exports = {};\n',
  'public/uploads/.gitkeep': '',
  'src/index.js': `const { writeFileSync } = require('node:fs');
module.exports = {
  async bootstrap({ strapi }) {
    const { accessKey } = await strapi.service('admin::api-token').create({ name: 'bench', description: '', type: 'full-access', lifespan: null });
    writeFileSync('${TOKEN}', accessKey);
  },
};\n`,
  'src/api/feedback/content-types/feedback/schema.json': JSON.stringify({
    kind: 'collectionType',
    collectionName: 'feedbacks',
    info: { singularName: 'feedback', pluralName: 'feedbacks', displayName: 'Feedback' },
    options: { draftAndPublish: false },
    attributes,
  }),
  'src/api/feedback/routes/feedback.js': factory('Router'),
  'src/api/feedback/controllers/feedback.js': factory('Controller'),
  'src/api/feedback/services/feedback.js': factory('Service'),
};

const fields = COLUMNS.map((column, at): [string, string] => [`fields[${at}]`, nameOf(column)]);

const listOf =
  (filterOf: (data: AnswersData) => Record<string, string>) =>
  (data: AnswersData, { headers }: Access): Request => {
    const query = new URLSearchParams([
      ...Object.entries({ 'filters[company_id][$eq]': String(data.companyId), ...filterOf(data) }),
      ...fields,
      ['sort', 'createdAt:desc'],
      ['pagination[pageSize]', String(PAGE)],
    ]);
    return { method: 'GET', path: `/api/feedbacks?${query.toString()}`, headers };
  };

/** Its rows are asked for by ids of 24 characters: here made of ours. */
const documentOf = (id: number): string => `r${String(id).padStart(23, '0')}`;

export const strapi: Peer = {
  name: 'Strapi',
  package: '@strapi/strapi',
  packages: { '@strapi/strapi': '5.54.0', pg: '8.16.3' },
  files,
  settings: [
    'NODE_ENV=production, STRAPI_TELEMETRY_DISABLED=true, its usual middlewares without its log of requests, its admin panel not served',
    'an API token with full access',
    'the same rows in a table of its own, without foreign keys, with the indexes of ours that the lists and the token of an answer need, asked for by its document id',
  ],
  calls: {
    list: listOf(() => ({})),
    status: listOf(() => ({ 'filters[state][$eq]': STATUS })),
    assignee: listOf(({ assigneeId }) => ({ 'filters[assignee_id][$eq]': String(assigneeId) })),
    row: (data, { headers }) => ({
      method: 'GET',
      path: `/api/feedbacks/${documentOf(nextId(data))}?${new URLSearchParams(fields).toString()}`,
      headers,
    }),
    submission(data, { headers }) {
      const row = Object.entries(nextRow(data)).map(([column, value]) => [nameOf(column), value]);
      return {
        method: 'POST',
        path: '/api/feedbacks?fields[0]=id',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ data: Object.fromEntries(row) as object }),
      };
    },
  },
  page(body) {
    const { data, meta } = body as { data: unknown[]; meta: { pagination: { total: number } } };
    return { rows: data, total: meta.pagination.total };
  },
  rowId: (body) => Number((body as { data: { id: unknown } }).data.id),
  async start({ folder, connectionString }) {
    const { host, port, origin } = await freeAddress();
    const secret = randomUUID().replaceAll('-', '');
    const env = {
      HOST: host,
      PORT: String(port),
      DATABASE: JSON.stringify(connectionOf(connectionString)),
      KEYS: randomUUID(),
      SECRET: secret,
      STRAPI_TELEMETRY_DISABLED: 'true',
    };
    rmSync(path.join(folder, TOKEN), { force: true });
    await withConnection(connectionString, (client) => client.query(`create schema ${SCHEMA}`));
    const command = ['node_modules/@strapi/strapi/bin/strapi.js', 'start'];
    const child = await startServer({ folder, command, env }, `${origin}/_health`);
    await copyRows(connectionString);
    const token = readFileSync(path.join(folder, TOKEN), 'utf8');
    return { child, origin, table: TABLE, access: { headers: { authorization: `Bearer ${token}` } } };
  },
};

/** Of ours into the table that it has made. */
async function copyRows(connectionString: string): Promise<void> {
  const same = Object.keys(attributes).filter((name) => !['state', 'language', 'tag_ids'].includes(name));
  await withConnection(connectionString, async (client) => {
    await client.query(
      `insert into ${TABLE} (id, document_id, state, language, tag_ids, created_at, updated_at, published_at, ${same.join(', ')})
        select id, 'r' || lpad(id::text, 23, '0'), status, locale, to_jsonb(tag_ids), created_at, updated_at, created_at, ${same.join(', ')}
        from feedback`,
    );
    await client.query(`select setval(pg_get_serial_sequence('${TABLE}', 'id'), (select max(id) from ${TABLE}))`);
    await client.query(`create index on ${TABLE} (company_id, created_at, id)`);
    await client.query(`create index on ${TABLE} (company_id, state, created_at)`);
    await client.query(`create index on ${TABLE} (company_id, assignee_id, created_at)`);
    await client.query(`create unique index on ${TABLE} (company_id, response_token)`);
    await client.query(`vacuum analyze ${TABLE}`);
  });
}
