/** A unit's own design: that it has one at most, and how it comes to one as a copy of another. */
import { defaultSurvey } from '../../../../shared/survey/default-survey.ts';
import { signedIn } from '../../../access/principal.ts';
import { alreadyOwnDesign } from '../../../errors.ts';
import type { Work } from '../../../access/work.ts';
import { designKinds } from './effective.ts';

export interface OwnDesign {
  kind: keyof typeof designKinds;
  node_id: number;
}

/** Where each kind is kept, by unit. */
const HELD = { survey: 'node_survey', qr_code: 'node_qr_code', link_list: 'node_link_list' } as const;

/** Locks the rows that hold the unit's own design; throws 409 when there is one. */
export async function requireNoOwnDesign({ transaction }: Work, { kind, node_id }: OwnDesign): Promise<void> {
  const held = HELD[kind];
  const { own } = designKinds[kind];
  const values = [transaction.companyId, node_id];
  await transaction.query({
    name: `hold_${held}`,
    text: `select 1 from ${held} where company_id = $1 and node_id = $2 order by id for update`,
    values,
  });
  const [found] = await transaction.query<{ has_own: boolean }>({
    name: `has_own_${kind}`,
    text: `select ${own('$2', '$1')} is not null as has_own`,
    values,
  });
  if (found?.has_own) throw alreadyOwnDesign();
}

/** What visitors read above the survey, in English where it is there. */
const TITLE =
  "(select text from jsonb_each_text(version.document -> 'title') as title(locale, text) order by locale <> 'en', locale limit 1)";

/**
 * A published version, as the first one of a survey that is the unit's alone; what every company begins with for none.
 * Called after the other one, but for another unit's own: that is named after a unit that may be out of sight.
 */
const COPY_SURVEY = `with source as (
    select coalesce(case when survey.origin = 'node' then ${TITLE} else survey.name end, $5) as name, unit.name as unit_name, coalesce(version.document, $6) as document
    from node unit
    left join survey_version version on version.company_id = $1 and version.id = $3
    left join survey on survey.company_id = $1 and survey.id = version.survey_id
    where unit.company_id = $1 and unit.id = $2
  ), made as (
    insert into survey (company_id, name, origin, draft)
    select $1, left(name || ' – ' || unit_name, 200), 'node', document from source returning id
  ), published as (
    insert into survey_version (company_id, survey_id, number, document, published_by_id)
    select $1, made.id, 1, source.document, $4 from made, source
  )
  insert into node_survey (company_id, node_id, survey_id) select $1, $2, made.id from made
  on conflict (company_id, node_id) do update set survey_id = excluded.survey_id, updated_at = now()`;

/** As registration calls the survey that every company begins with. */
const DEFAULT_NAME = 'Default survey';

/** @param versionId of the survey to copy; null where the company shows none */
async function giveOwnSurvey({ transaction, principal }: Work, nodeId: number, versionId: number | null) {
  const { userId } = signedIn(principal);
  await transaction.query({
    name: 'give_own_survey',
    text: COPY_SURVEY,
    values: [transaction.companyId, nodeId, versionId, userId, DEFAULT_NAME, JSON.stringify(defaultSurvey)],
  });
}

/** How the plain code looks, as a design that can be changed. */
const PLAIN = { foreground: '#000000', background: '#FFFFFF' };

/** @param design to copy; null for the plain code */
async function giveOwnQrDesign({ transaction }: Work, nodeId: number, design: object | null) {
  await transaction.query({
    name: 'give_own_qr_design',
    // Onto the unit's own code; marcs that are bound to the unit are prints of their own.
    text: `update node_qr_code set design = $3, revision = revision + 1, updated_at = now()
      where company_id = $1 and id = (select min(id) from node_qr_code
        where company_id = $1 and node_id = $2 and origin = 'unit')`,
    values: [transaction.companyId, nodeId, JSON.stringify(design ?? PLAIN)],
  });
}

/** @param document to copy; null to begin with no links */
async function giveOwnLinkList({ transaction }: Work, nodeId: number, document: object | null) {
  await transaction.query({
    name: 'give_own_link_list',
    text: 'insert into node_link_list (company_id, node_id, document) values ($1, $2, $3)',
    values: [transaction.companyId, nodeId, JSON.stringify(document ?? { links: [] })],
  });
}

/** @param design to copy: a survey's version id, or a document; null where nothing is shown */
export async function giveOwnDesign(work: Work, { kind, node_id }: OwnDesign, design: unknown): Promise<void> {
  if (kind === 'survey') await giveOwnSurvey(work, node_id, design as number | null);
  else if (kind === 'qr_code') await giveOwnQrDesign(work, node_id, design as object | null);
  else await giveOwnLinkList(work, node_id, design as object | null);
}
