/** The data of the feedback list, with codes by which its units can be answered; asked for by the administrator of the largest tenant. */
import { newCode } from '../../shared/codes/code.ts';
import { withConnection } from '../../server/database/with-connection.ts';

/** That a list is filtered by. */
export const STATUS = 'new';
const UNITS = 100;
const ROWS = 200;

export interface Unit {
  companyId: number;
  id: number;
  path: string;
  surveyVersionId: number;
  code: string;
}

export interface AnswersData {
  companyId: number;
  /** Of the company, those of one status, and those that one of its users handles. */
  answers: number;
  ofStatus: number;
  ofAssignee: number;
  assigneeId: number;
  feedbackIds: number[];
  /** Of all tenants: answers are given to them in turn. */
  units: Unit[];
}

/** In the filled database or a copy of it. */
export async function readAnswersData(
  connectionString: string,
  companyId: number,
  assigneeId: number,
): Promise<AnswersData> {
  return withConnection(connectionString, async (client) => {
    const { rows: units } = await client.query<Record<'company_id' | 'id' | 'path' | 'version', string>>(
      `select n.company_id, n.id, n.path, v.id as version from node n join survey_version v on v.company_id = n.company_id
        order by md5(n.id::text) limit ${UNITS}`,
    );
    const { rows: ids } = await client.query<{ id: string }>(
      `select id from feedback where company_id = $1 order by md5(id::text) limit ${ROWS}`,
      [companyId],
    );
    const { rows: counts } = await client.query<{ answers: string; of_status: string; of_assignee: string }>(
      `select count(*) as answers, count(*) filter (where status = $2) as of_status,
        count(*) filter (where assignee_id = $3) as of_assignee from feedback where company_id = $1`,
      [companyId, STATUS, assigneeId],
    );
    return {
      companyId,
      answers: Number(counts[0]?.answers),
      ofStatus: Number(counts[0]?.of_status),
      ofAssignee: Number(counts[0]?.of_assignee),
      assigneeId,
      feedbackIds: ids.map(({ id }) => Number(id)),
      units: units.map(({ company_id, id, path, version }) => ({
        companyId: Number(company_id),
        id: Number(id),
        path,
        surveyVersionId: Number(version),
        code: newCode(),
      })),
    };
  });
}

/** Codes lead to the units from now on. */
export async function giveCodes(connectionString: string, { units }: AnswersData): Promise<void> {
  await withConnection(connectionString, async (client) => {
    const given = [units.map(({ companyId }) => companyId), units.map(({ id }) => id), units.map(({ code }) => code)];
    await client.query(
      `insert into node_qr_code (company_id, node_id, code) select * from unnest($1::bigint[], $2::bigint[], $3::text[])`,
      given,
    );
    await client.query(
      `insert into node_survey (company_id, node_id) select * from unnest($1::bigint[], $2::bigint[]) on conflict do nothing`,
      given.slice(0, 2),
    );
    await client.query('analyze node_qr_code, node_survey');
  });
}
