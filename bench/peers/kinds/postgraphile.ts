/** PostGraphile: https://postgraphile.org, on the same table. */
import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Request } from '../../fire.ts';
import { type AnswersData, STATUS } from '../data.ts';
import { type Access, COLUMNS, PAGE, type Peer } from '../peer.ts';
import { nextId, nextRow } from '../pick.ts';
import { freeAddress, startServer } from '../process.ts';
import { connectionOf } from '../tables.ts';

const SERVER = `import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { PgLazyJWTPreset } from 'postgraphile/presets/lazy-jwt';

const { DATABASE, SECRET, HOST, PORT } = process.env;
const served = postgraphile({
  extends: [PostGraphileAmberPreset, PgLazyJWTPreset],
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ connectionString: DATABASE, schemas: ['public'] })],
  grafserv: { graphiql: false, watch: false, pgJwtSecret: SECRET },
}).createServ(grafserv);
const server = createServer();
await served.addTo(server);
server.listen(Number(PORT), HOST);
`;

/** As it names columns: its own \`id\` is another one. */
const nameOf = (column: string): string =>
  column === 'id' ? 'rowId' : column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const FIELDS = COLUMNS.map(nameOf).join(' ');

const listOf = (condition: string, variables = ''): string =>
  `query ($company: BigInt!${variables}) { allFeedbacks(condition: { companyId: $company${condition} }, orderBy: CREATED_AT_DESC, first: ${PAGE}) { totalCount nodes { ${FIELDS} } } }`;
const LIST = listOf('');
const LIST_OF_STATUS = listOf(`, status: "${STATUS}"`);
const LIST_OF_ASSIGNEE = listOf(', assigneeId: $assignee', ', $assignee: BigInt!');
const ROW = `query ($company: BigInt!, $id: BigInt!) { feedbackByCompanyIdAndRowId(companyId: $company, rowId: $id) { ${FIELDS} } }`;
const CREATE = 'mutation ($row: FeedbackInput!) { createFeedback(input: { feedback: $row }) { feedback { rowId } } }';

const asking = (query: string, variables: object, { headers }: Access): Request => ({
  method: 'POST',
  path: '/graphql',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});
const companyOf = ({ companyId }: AnswersData): { company: string } => ({ company: String(companyId) });

export const postgraphile: Peer = {
  name: 'PostGraphile',
  package: 'postgraphile',
  packages: { postgraphile: '5.1.5' },
  files: { 'server.mjs': SERVER },
  settings: [
    'NODE_ENV=production, GRAPHILE_ENV=production, its preset Amber, no GraphiQL, nothing watched',
    'columns without an index of their own may be sorted by (PgIndexBehaviorsPlugin off)',
    "a signed token (its preset Lazy JWT) with the role of the tables' owner",
  ],
  calls: {
    list: (data, access) => asking(LIST, companyOf(data), access),
    status: (data, access) => asking(LIST_OF_STATUS, companyOf(data), access),
    assignee: (data, access) =>
      asking(LIST_OF_ASSIGNEE, { ...companyOf(data), assignee: String(data.assigneeId) }, access),
    row: (data, access) => asking(ROW, { ...companyOf(data), id: String(nextId(data)) }, access),
    submission(data, access) {
      const row = Object.entries(nextRow(data)).map(([column, value]) => [nameOf(column), value]);
      return asking(CREATE, { row: Object.fromEntries(row) as object }, access);
    },
  },
  page(body) {
    const { allFeedbacks } = (body as { data: { allFeedbacks: { totalCount: number; nodes: unknown[] } } }).data;
    return { rows: allFeedbacks.nodes, total: allFeedbacks.totalCount };
  },
  rowId: (body) =>
    Number(
      (body as { data: { feedbackByCompanyIdAndRowId: { rowId: string } } }).data.feedbackByCompanyIdAndRowId.rowId,
    ),
  async start({ folder, connectionString }) {
    const { host, port, origin } = await freeAddress();
    const secret = randomUUID();
    const { user: role } = connectionOf(connectionString);
    const token = await new SignJWT({ role })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('postgraphile')
      .sign(new TextEncoder().encode(secret));
    const env = {
      GRAPHILE_ENV: 'production',
      DATABASE: connectionString,
      SECRET: secret,
      HOST: host,
      PORT: String(port),
    };
    const child = await startServer({ folder, command: ['server.mjs'], env }, origin);
    return { child, origin, table: 'feedback', access: { headers: { authorization: `Bearer ${token}` } } };
  },
};
