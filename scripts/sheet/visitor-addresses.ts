/** The visitor's pages of the contact sheet. */
import pg from 'pg';
import { demoVisitorCodes } from '../../server/seed/logins.ts';
import { surveyPreviewAddress } from './preview.ts';
import type { Address } from './addresses.ts';
import type { Stage } from './stage.ts';

/** Of a unit whose page of links is its group's. */
const LINKS_CODE = `select code.code from group_node member
  join node_qr_code code on code.company_id = member.company_id and code.node_id = member.node_id and code.origin = 'unit'
  where member.kind = 'link_list' order by member.node_id limit 1`;

const LEADS_NOWHERE = new Set(['/Q/{code of nothing}', '/survey_preview without a key']);

export async function visitorAddresses(stage: Stage): Promise<Address[]> {
  const surveys = await demoVisitorCodes(stage.databaseUrl);
  const links = await codeOfLinks(stage);
  const first = surveys[0]?.code ?? links;
  const pages: Record<string, string> = {
    ...Object.fromEntries(surveys.map(({ code }, at) => [`/Q/{code ${at + 1}}`, `/Q/${code}`])),
    '/Q/{code}/survey': `/Q/${links}/survey`,
    '/Q/{code}/links': `/Q/${links}/links`,
    '/Q/{code of links}': `/Q/${links}`,
    '/Q/{code}/answer': `/Q/${first}/answer`,
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

async function codeOfLinks({ databaseUrl }: Stage): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ code: string }>(LINKS_CODE);
  await client.end();
  return rows[0]?.code ?? '';
}
