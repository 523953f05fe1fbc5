/** Units of the demo's first company that ask the ten questions: made by SQL alone, the same each time. */
import { type Layout, layouts, surveyInLayout } from './questions.ts';
import { withConnection } from '../../server/database/with-connection.ts';

export interface BenchCodes {
  /** The code of a unit with the ten questions, by layout. */
  ofLayout: Record<Layout, string>;
  /** Codes of the company's other units, with the demo's own surveys. */
  others: string[];
}

/** As the database's owner, to whom row-level security does not apply. */
export async function ensureUnits(connectionString: string, email: string): Promise<BenchCodes> {
  return withConnection(connectionString, async (client) => {
    const { rows } = await client.query<{ company_id: string; node_id: string; code: string }>(CODES, [email]);
    const ofLayout = layouts.map(async (layout, at): Promise<[Layout, string]> => {
      const unit = rows[at];
      if (!unit) throw new Error('The demo has too few units.');
      await client.query(ASK, [
        unit.company_id,
        unit.node_id,
        `Ten questions, ${layout}`,
        JSON.stringify(surveyInLayout(layout)),
      ]);
      return [layout, unit.code];
    });
    return {
      ofLayout: Object.fromEntries(await Promise.all(ofLayout)) as Record<Layout, string>,
      others: rows.slice(layouts.length).map(({ code }) => code),
    };
  });
}

/** Of living units, one code each. */
const CODES = `select distinct on (code.node_id) code.company_id, code.node_id, code.code
  from customer_user admin
  join node on node.company_id = admin.company_id and node.deleted_at is null and not node.is_paused
  join node_qr_code code on code.company_id = node.company_id and code.node_id = node.id
  where admin.email = $1 order by code.node_id, code.id`;

/** A survey of that name is made once and published anew each time, so that it always has the questions of this file. */
const ASK = `with known as (select id from survey where company_id = $1 and name = $3),
  made as (insert into survey (company_id, name, origin, draft)
    select $1, $3, 'node', $4::jsonb where not exists (select from known) returning id),
  asked as (select id from known union all select id from made),
  published as (insert into survey_version (company_id, survey_id, number, document)
    select $1, asked.id, 1 + coalesce((select max(number) from survey_version old where old.company_id = $1 and old.survey_id = asked.id), 0), $4::jsonb
    from asked returning id)
  update node_survey set survey_id = (select id from asked) where company_id = $1 and node_id = $2`;
