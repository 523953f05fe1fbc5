/** The data that is measured on: 50 companies, 50,000 units, 1,000,000 answers. Made by SQL alone, the same each time. */
import pg from 'pg';
import { defaultSurvey } from '../shared/survey/default-survey.ts';
import { newCode } from '../shared/codes/code.ts';

export interface Size {
  companies: number;
  unitsPerCompany: number;
  answersPerCompany: number;
}

export const FULL_SIZE: Size = { companies: 50, unitsPerCompany: 1_000, answersPerCompany: 20_000 };

/** Units of the company that lists and details are asked of, and the codes that answers are given by. */
export interface Measured {
  companyId: number;
  adminId: number;
  surveyVersionId: number;
  feedbackIds: number[];
  /** Codes of a hundred units spread over all companies. */
  codes: string[];
}

/** Fills an empty, migrated database. As its owner, to whom row-level security does not apply. */
export async function fillDatabase(connectionString: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin');
    await client.query("set local synchronous_commit = off; set local work_mem = '256MB'");
    for (const [text, values] of statements(size)) await client.query(text, values);
    await insertCodes(client, size);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Every company's tree: one root, branches of ten units below it. Ids are counted through all companies. */
function statements({ companies, unitsPerCompany, answersPerCompany }: Size): [string, unknown[]][] {
  return [
    [
      `insert into customer (name, email) select 'Company ' || c, 'company' || c || '@bench.example' from generate_series(1, $1) c`,
      [companies],
    ],
    [
      `insert into survey (company_id, name, origin, draft) select id, 'Default survey', 'default', $1 from customer`,
      [JSON.stringify(defaultSurvey)],
    ],
    [
      `insert into survey_version (company_id, survey_id, number, document) select company_id, id, 1, $1 from survey`,
      [JSON.stringify(defaultSurvey)],
    ],
    [`update customer set default_survey_id = (select s.id from survey s where s.company_id = customer.id)`, []],
    [
      `insert into customer_user (company_id, full_name, email, login_email, is_admin, state)
        select id, 'Admin ' || id, 'admin' || id || '@bench.example', 'admin' || id || '@bench.example', true, 'active' from customer`,
      [],
    ],
    [`insert into organization (company_id, name) select id, 'Organization' from customer`, []],
    [
      `insert into node (company_id, organization_id, name, type, path)
        select o.company_id, o.id, 'Unit ' || u, case when u = 1 then 'root' when u <= 1 + $1 / 10 then 'branch' else 'room' end, ''
        from organization o cross join generate_series(1, $1) u order by o.company_id, u`,
      [unitsPerCompany],
    ],
    [
      `with numbered as (select company_id, id, row_number() over (partition by company_id order by id) as u from node)
        update node set parent_id = parent.id from numbered self, numbered parent
        where node.company_id = self.company_id and node.id = self.id and parent.company_id = self.company_id and self.u > 1
          and parent.u = case when self.u <= 1 + $1::integer / 10 then 1 else 2 + (self.u % ($1::integer / 10)) end`,
      [unitsPerCompany],
    ],
    [
      `with recursive tree as (
          select company_id, id, '/' || id || '/' as path from node where parent_id is null
          union all select n.company_id, n.id, tree.path || n.id || '/' from node n join tree on tree.company_id = n.company_id and tree.id = n.parent_id)
        update node set path = tree.path from tree where tree.company_id = node.company_id and tree.id = node.id`,
      [],
    ],
    [`insert into node_survey (company_id, node_id) select company_id, id from node`, []],
    [
      `insert into feedback (company_id, node_id, node_path, survey_version_id, status, priority, score, answers, comment, locale, response_token, created_at)
        select n.company_id, n.id, n.path, v.id, (array['new', 'in_processing', 'completed', 'completed'])[1 + a % 4],
          (array['low', 'normal', 'high'])[1 + a % 3], (a * 37) % 101, jsonb_build_object('experience', 1 + a % 5),
          case when a % 3 = 0 then 'The answer number ' || a || ' in words of its own.' end, (array['en', 'tr', 'de', 'fr'])[1 + a % 4],
          gen_random_uuid(), now() - make_interval(mins => ((a::bigint * 13) % 260000)::integer)
        from generate_series(1, $2::integer) a
        join (select company_id, id, path, row_number() over (partition by company_id order by id) as u from node) n on n.u = 1 + (a::bigint * 7919) % $1::integer
        join survey_version v on v.company_id = n.company_id
        order by n.company_id, a`,
      [unitsPerCompany, answersPerCompany],
    ],
  ];
}

async function insertCodes(client: pg.Client, { companies, unitsPerCompany }: Size): Promise<void> {
  const codes = Array.from({ length: companies * unitsPerCompany }, newCode);
  await client.query(
    `insert into node_qr_code (company_id, node_id, code)
      select n.company_id, n.id, c.code from (select company_id, id, row_number() over (order by company_id, id) as at from node) n
      join unnest($1::text[]) with ordinality c(code, at) on c.at = n.at`,
    [codes],
  );
}

/** What the runs ask for, out of a filled database. */
export async function readMeasured(connectionString: string): Promise<Measured> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const one = async <Row>(text: string): Promise<Row[]> => (await client.query(text)).rows as Row[];
    const [company] = await one<{ id: string; admin: string; version: string }>(
      `select c.id, (select u.id from customer_user u where u.company_id = c.id) as admin,
        (select v.id from survey_version v where v.company_id = c.id) as version from customer c order by c.id offset 1 limit 1`,
    );
    const companyId = Number(company?.id);
    const feedback = await one<{ id: string }>(
      `select id from feedback where company_id = ${companyId} order by md5(id::text) limit 200`,
    );
    const codes = await one<{ code: string }>('select code from node_qr_code order by md5(code) limit 100');
    return {
      companyId,
      adminId: Number(company?.admin),
      surveyVersionId: Number(company?.version),
      feedbackIds: feedback.map(({ id }) => Number(id)),
      codes: codes.map(({ code }) => code),
    };
  } finally {
    await client.end();
  }
}
