/** Statements from a code to what it leads to: few round trips, each within the row-level security of one company. */
import type { Statement } from '../../access/database.ts';
import type { Opens } from '../../../shared/link-list/link-list.ts';
import { planOfCompany } from '../billing/index.ts';
import {
  clockOfUnit,
  defaultSurveyVersion,
  effectiveDesign,
  linkListDesign,
  surveyDesign,
  unitInService,
} from '../organizations/index.ts';

export const codeDirectory = (code: string): Statement => ({
  name: 'visitor_code_directory',
  text: 'select company_id from node_qr_code_code_directory where value = $1',
  values: [code],
});

export interface ResolvedRow {
  code_id: number;
  company_name: string;
  default_locale: string;
  /** As `Europe/Berlin`. */
  time_zone: string;
  /** Of the unit, or of its nearest living ancestor; null for a blank marc. */
  node_id: number | null;
  node_name: string | null;
  node_path: string | null;
  survey_version_id: number | null;
  /** The plan lets visitors be sent to an address of the company's. */
  may_return: boolean;
  /** The plan lets surveys show a logo of the company's. */
  may_show_logo: boolean;
  /** The company's own one, where it is in use. */
  return_url: string | null;
  /** The links that the unit's visitors find: null where there are none, or where the plan has no such page. */
  links: LinksRow | null;
  /** Of the company, as it made them public; null for a blank marc, and where there is a survey. */
  contact: ContactRow | null;
}

/** Which list, and what decides over its page; the list itself is read when it changes. */
interface LinksRow {
  /** Of the unit that shows it, of a group, or of a group's draft that is tried. */
  kind: 'own' | 'group' | 'draft';
  id: number;
  changed: string;
  opens: Opens;
}

export interface ContactRow {
  name: string;
  address: string | null;
  postal_code: string | null;
  city: string | null;
  /** Two letters of ISO 3166-1. */
  country: string | null;
  phone: string | null;
  email: string | null;
}

const shown = (flag: string, column: string): string => `case when customer.${flag} then ${column} end`;

/** What a company has made public of itself. */
const CONTACT = `json_build_object('name', customer.name,
  'address', ${shown('show_address', 'customer.address')}, 'postal_code', ${shown('show_address', 'customer.postal_code')},
  'city', ${shown('show_address', 'customer.city')},
  'country', ${shown('show_address', '(select country.code from country where country.id = customer.country_id)')},
  'phone', ${shown('show_phone', 'customer.phone')}, 'email', ${shown('show_email', 'customer.email')})`;

/** The list itself of what `linked` found; one without links is none. */
const LISTED = `select 'own' as kind, own.id, own.document, own.updated_at from node_link_list own
      where linked.source = 'own' and own.company_id = $1 and own.node_id = linked.node_id
    union all select 'group', shared.id, shared.document, shared.updated_at from link_list_group shared
      where linked.source = 'group' and linked.draft_id is null and shared.company_id = $1 and shared.id = linked.group_id
    union all select 'draft', tried.id, tried.changes -> 'document', tried.updated_at from draft tried
      where tried.company_id = $1 and tried.id = linked.draft_id`;

/**
 * Codes never die: a code leads to its unit, or to the nearest living unit above a deleted one. The survey is the one
 * that the unit shows, else the company's default; where there is none, and of a company that is closed, the company's
 * contact page takes its place.
 */
export const resolveCode = (companyId: number, code: string): Statement => ({
  name: 'visitor_resolve_code',
  text: `select code.id as code_id, customer.name as company_name, customer.default_locale,
      unit.id as node_id, unit.name as node_name, unit.path as node_path,
      asked.version_id as survey_version_id, coalesce(plan.return_url, true) as may_return, coalesce(plan.custom_logo, true) as may_show_logo,
      case when coalesce(plan.return_url, true) and customer.return_url_enabled then customer.return_url end as return_url,
      case when jsonb_array_length(list.document -> 'links') > 0 then json_build_object('kind', list.kind, 'id', list.id,
        'changed', list.updated_at, 'opens', coalesce(list.document ->> 'opens', 'survey')) end as links,
      ${clockOfUnit('$1', 'unit.path')} as time_zone,
      case when code.node_id is not null and asked.version_id is null then ${CONTACT} end as contact
    from node_qr_code code
    join customer on customer.id = $1
    left join node coded on coded.company_id = $1 and coded.id = code.node_id
    left join lateral (${unitInService({ company: '$1', path: 'coded.path' })}) unit on true
    left join lateral (${effectiveDesign(surveyDesign, { company: '$1', path: 'unit.path' })}) effective on true
    left join lateral (
      select coalesce(effective.design, ${defaultSurveyVersion('$1')}) as version_id
      where unit.id is not null and customer.state <> 'closed'
    ) asked on true
    left join lateral (
      ${planOfCompany('$1', 'p.return_url, p.custom_logo, p.link_list')}
    ) plan on true
    left join lateral (${effectiveDesign(linkListDesign, { company: '$1', path: 'unit.path' })}) linked
      on coalesce(plan.link_list, true) and customer.state <> 'closed'
    left join lateral (${LISTED}) list on true
    where code.company_id = $1 and code.code = $2`,
  values: [companyId, code],
});

const LISTS = {
  own: 'document from node_link_list',
  group: 'document from link_list_group',
  draft: "changes -> 'document' as document from draft",
} as const;

export const linkListDocument = (companyId: number, { kind, id }: Pick<LinksRow, 'kind' | 'id'>): Statement => ({
  name: `visitor_link_list_${kind}`,
  text: `select ${LISTS[kind]} where company_id = $1 and id = $2`,
  values: [companyId, id],
});

/**
 * Of a survey that visitors are asked somewhere, or were. Numbers of versions can be counted through: what a company
 * has published for nobody yet, or for its own people by a link, must not be had by them.
 */
export const surveyDocument = (companyId: number, versionId: number): Statement => ({
  name: 'visitor_survey_document',
  text: `select document from survey_version version where company_id = $1 and id = $2 and (
      exists (select from customer where id = $1 and default_survey_id = version.survey_id)
      or exists (select from survey_group where company_id = $1 and survey_id = version.survey_id)
      or exists (select from draft_pilot pilot join draft on draft.company_id = $1 and draft.id = pilot.draft_id
        where pilot.company_id = $1 and draft.entity = 'survey_group' and draft.state in ('draft', 'scheduled')
          and draft.changes @> jsonb_build_object('survey_id', version.survey_id))
      or exists (select from node_survey where company_id = $1 and survey_id = version.survey_id)
      or exists (select from feedback where company_id = $1 and survey_version_id = version.id))`,
  values: [companyId, versionId],
});
