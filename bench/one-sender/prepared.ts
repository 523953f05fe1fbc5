/** What the worst inputs need to know: rows of the largest company, and a company of the platform's own. */
import type pg from 'pg';
import { newCode } from '../../shared/codes/code.ts';
import { longSurvey } from './long-survey.ts';
import type { Known } from './worst-inputs.ts';

export interface Prepared {
  known: Known;
  companies: { largest: number; platform: number; last: number };
}

export async function prepare(client: pg.Client): Promise<Prepared> {
  const one = async (text: string): Promise<number> => Number((await client.query<{ id: string }>(text)).rows[0]?.id);
  const largest = await one('select min(id) as id from customer');
  const last = await one('select max(id) as id from customer');
  const platform = await one(
    `insert into customer (name, email, is_platform) values ('Platform', 'platform@bench.example', true) returning id`,
  );
  await client.query(
    `insert into customer_user (company_id, full_name, email, login_email, is_admin, state)
      values ($1, 'Platform', 'super@bench.example', 'super@bench.example', true, 'active')`,
    [platform],
  );
  const of = (table: string, rest = ''): Promise<number> =>
    one(`select id from ${table} where company_id = ${largest} ${rest} order by id limit 1`);
  const { rows: codes } = await client.query<{ id: string }>(
    `insert into node_qr_code (company_id, node_id, code) select $1, $2, $3 returning id`,
    [largest, await of('node', 'and parent_id is null'), newCode()],
  );
  const ids = {
    node_qr_code_id: Number(codes[0]?.id),
    node_id: await of('node', 'and parent_id is null'),
    target_id: await of('node', 'and parent_id is not null'),
    parent_id: await of('node', 'and parent_id is null'),
    organization_id: await of('organization'),
    survey_id: await of('survey'),
    feedback_id: await of('feedback'),
    tag_id: await of('company_tag'),
    company_tag_id: await of('company_tag'),
    user_id: await of('customer_user', 'and not is_admin'),
    customer_user_id: await of('customer_user', 'and not is_admin'),
  };
  return { known: { ids, survey: longSurvey }, companies: { largest, platform, last } };
}
