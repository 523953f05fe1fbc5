/** The visitor's pages of the contact sheet. */
import pg from 'pg';
import { answerCodeOf } from '../../shared/codes/answer-code.ts';
import { demoVisitorCodes } from '../../server/seed/logins.ts';
import { surveyPreviewAddress } from './preview.ts';
import type { Address } from './addresses.ts';
import type { Stage } from './stage.ts';

/** Of a unit whose page of links is its group's. */
const LINKS_CODE = `select code.code from group_node member
  join node_qr_code code on code.company_id = member.company_id and code.node_id = member.node_id and code.origin = 'unit'
  where member.kind = 'link_list' order by member.node_id limit 1`;

/** An answer that is not deleted, and that the company has replied to; of a survey in Arabic if there is one. */
const ANSWERED = `select code.code, answer.response_token from feedback answer
  join node_qr_code code on code.company_id = answer.company_id and code.id = answer.node_qr_code_id
  join survey_version asked on asked.company_id = answer.company_id and asked.id = answer.survey_version_id
  where answer.erased_at is null and exists (select from feedback_message message
    where message.company_id = answer.company_id and message.feedback_id = answer.id and message.author = 'company')
  order by asked.document -> 'title' ? 'ar' desc, answer.id desc limit 1`;

const LEADS_NOWHERE = new Set(['/Q/{code of nothing}', '/Q/{code}/answer of no code', '/survey_preview without a key']);

export async function visitorAddresses(stage: Stage): Promise<Address[]> {
  const surveys = await demoVisitorCodes(stage.databaseUrl);
  const links = (await firstRow<{ code: string }>(stage, LINKS_CODE))?.code ?? '';
  const answered = await firstRow<{ code: string; response_token: string }>(stage, ANSWERED);
  const first = surveys[0]?.code ?? links;
  const enter = `/Q/${first}/answer`;
  const answer = answered ? `/Q/${answered.code}/answer?answer=${answerCodeOf(answered.response_token)}` : enter;
  const pages: Record<string, string> = {
    ...Object.fromEntries(surveys.map(({ code }, at) => [`/Q/{code ${at + 1}}`, `/Q/${code}`])),
    '/Q/{code}/survey': `/Q/${links}/survey`,
    '/Q/{code}/links': `/Q/${links}/links`,
    '/Q/{code of links}': `/Q/${links}`,
    '/Q/{code}/answer': enter,
    '/Q/{code}/answer of a code': answer,
    '/Q/{code}/answer to delete': `${answer}&step=delete`,
    '/Q/{code}/answer of no code': `${enter}?answer=0000`,
    '/Q/{code of nothing}': '/Q/AAAAAAAA',
    '/node_query': '/node_query',
    '/survey_preview': await surveyPreviewAddress(stage.origin),
    '/survey_preview without a key': '/survey_preview',
  };
  return Object.entries(pages).map(([pattern, path]) => ({
    pattern,
    path,
    person: 'guest',
    isPublic: true,
    leadsNowhere: LEADS_NOWHERE.has(pattern),
  }));
}

async function firstRow<Row extends pg.QueryResultRow>({ databaseUrl }: Stage, text: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows[0];
}
