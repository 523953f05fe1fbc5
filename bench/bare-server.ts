/**
 * The yardstick: node:http and pg, each answer by one prepared statement in one round trip, with neither sessions nor
 * rights nor row-level security. Started as a process of its own:
 * `node bench/bare-server.ts <connection string> <company id> <user id> <file of a page of ours>`.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import type { Captured } from './page/capture.ts';

const [connectionString = '', companyId = '', userId = '', page = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
pg.types.setTypeParser(20, Number);

const COLUMNS = `t.id, t.node_id, t.node_qr_code_id, t.node_path, t.survey_version_id, t.status, t.priority, t.assignee_id, t.score,
  t.answers, t.comment, t.locale, t.is_partial, t.is_repeat, t.read_at, t.closed_at, t.tag_ids, t.erased_at, t.created_at, t.updated_at`;

const LIST = `select (select coalesce(json_agg(page), '[]')::text from (
    select ${COLUMNS} from feedback t where t.company_id = $1 order by t.created_at desc, t.id desc limit $2 offset $3) page) as rows,
  (select count(*) from (select 1 from feedback t where t.company_id = $1 limit 10001) counted) as total`;

const DETAIL = `select row_to_json(one)::text as row from (select ${COLUMNS} from feedback t where t.company_id = $1 and t.id = $2) one`;

const SUBMIT = `with unit as (select q.company_id, q.node_id, n.path, v.id as version_id
      from node_qr_code q join node n on n.company_id = q.company_id and n.id = q.node_id
      join customer c on c.id = q.company_id
      join lateral (select v.id from survey_version v where v.company_id = c.id and v.survey_id = c.default_survey_id order by v.number desc limit 1) v on true
      where q.code = $1),
  answered as (insert into feedback (company_id, node_id, node_path, survey_version_id, answers, score, priority, locale, response_token)
    select company_id, node_id, path, version_id, $2, $3, 'high', 'en', $4 from unit returning company_id, node_id, id),
  counted as (insert into node_day_delta (company_id, node_id, day, answers, open, weight, score)
    select company_id, node_id, current_date, 1, 1, 1, $3 from answered)
  select id from answered`;

const USER = `select row_to_json(one)::text as row from (select u.id, u.full_name, u.email, u.phone, u.is_admin, u.company_users, u.company_surveys, u.company_codes, c.id as company_id,
    c.name as company_name, c.state from customer_user u join customer c on c.id = u.company_id where u.company_id = $1 and u.id = $2) one`;

const LOOK_UP = 'select company_id, node_id, id from node_qr_code where code = $1';
const READS = `with opened as (select * from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as opened(company_id, node_id, code_id)),
  kept as (insert into node_read (company_id, node_id, node_qr_code_id) select * from opened)
  insert into node_day_delta (company_id, node_id, day, reads) select company_id, node_id, current_date, count(*) from opened group by 1, 2`;

interface Code {
  company_id: number;
  node_id: number;
  id: number;
}
const codes = new Map<string, Code>();
const opened: Code[] = [];
/** As ours comes to a browser: the same headers and bytes. */
const captured = JSON.parse(readFileSync(page, 'utf8')) as Captured;
const PAGE = { headers: captured.headers, body: Buffer.from(captured.body, 'base64') };

setInterval(() => {
  const reads = opened.splice(0);
  if (reads.length === 0) return;
  const values = [
    reads.map((read) => read.company_id),
    reads.map((read) => read.node_id),
    reads.map((read) => read.id),
  ];
  pool.query({ name: 'reads', text: READS, values }).catch(console.error);
}, 50);

/** Codes are asked for once, and reads written together: what nobody would do slower. */
async function lookUp(code: string, response: ServerResponse): Promise<void> {
  const found = codes.get(code) ?? (await pool.query<Code>({ name: 'code', text: LOOK_UP, values: [code] })).rows[0];
  if (found) {
    codes.set(code, found);
    opened.push(found);
  }
  response.writeHead(found ? 200 : 404, PAGE.headers).end(PAGE.body);
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://bench');
  const code = /^\/Q\/(.+)$/.exec(url.pathname)?.[1];
  if (code) return lookUp(code, response);
  response.setHeader('content-type', 'application/json');
  if (request.method === 'POST') {
    const body = await readBody(request);
    const values = [body['code'], JSON.stringify(body['answers']), 25, body['response_token']];
    const { rows } = await pool.query<{ id: number }>({ name: 'submit', text: SUBMIT, values });
    response.end(JSON.stringify({ id: rows[0]?.id }));
    return;
  }
  if (url.pathname === '/userinfo') {
    const { rows } = await pool.query<{ row: string }>({ name: 'user', text: USER, values: [companyId, userId] });
    response.end(rows[0]?.row);
    return;
  }
  const id = /^\/feedback\/(\d+)/.exec(url.pathname)?.[1];
  if (id) {
    const { rows } = await pool.query<{ row: string }>({ name: 'detail', text: DETAIL, values: [companyId, id] });
    response.end(rows[0]?.row);
    return;
  }
  const { rows } = await pool.query<{ rows: string; total: number }>({
    name: 'list',
    text: LIST,
    values: [companyId, 25, 0],
  });
  response.setHeader('content-range', `feedback 0-24/${rows[0]?.total}`);
  response.end(rows[0]?.rows);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.statusCode = 500;
    response.end(String(error));
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address ? address.port : 0);
});
