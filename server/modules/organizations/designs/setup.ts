/** What `setup_survey`, `setup_qrcode` and `setup_linklist` answer: which design a unit shows, why, and which groups it could join. */
import { createParameters } from '../../../database/parameters.ts';
import { rightsSql } from '../../../access/rights.ts';
import type { ActionHandler } from '../../../kernel/extension.ts';
import type { Work } from '../../../access/work.ts';
import { defaultSurveyVersion, effectiveDesign, linkListDesign, qrCodeDesign, surveyDesign } from './effective.ts';

/** Whom the design is from: the unit itself, its group, a unit above, or the company. */
type SourceKind = 'own' | 'group' | 'unit' | 'default';
type DesignState = 'custom' | 'group' | 'inherited' | 'not_designed';

interface SetupRow {
  unit_id: number;
  unit_name: string;
  /** Of the effective design; null where nothing is designed. */
  source: 'own' | 'group' | null;
  node_id: number | null;
  design: object | null;
  /** Of the unit that has the design; null where the caller may not see it. */
  node_name: string | null;
  group_id: number | null;
  group_name: string | null;
  default_id: number | null;
  default_name: string | null;
  groups: { id: number; name: string; has_design: boolean }[];
  /** Since when the unit that has the design tries it as a draft of its group. */
  tried_since: string | null;
}

interface Setup {
  /** SQL columns `design`, `default_id` and `default_name`. */
  columns: string;
  /** SQL of the effective design. */
  effective: string;
  groups: 'survey_group' | 'qr_code_group' | 'link_list_group';
  /** SQL whether the group `listed` has a design. */
  hasDesign: string;
  kind: 'survey' | 'qr_code' | 'link_list';
}

/** More groups than a select box could offer; others are found by their names. */
const LISTED_GROUPS = 1_000;
const COMPANY = '$1';
const scene = { company: COMPANY, path: 'unit.path' };

const survey: Setup = {
  kind: 'survey',
  groups: 'survey_group',
  effective: effectiveDesign(surveyDesign, scene),
  columns: `(select version.document from survey_version version where version.company_id = ${COMPANY}
      and version.id = coalesce(effective.design, ${defaultSurveyVersion(COMPANY)})) as design,
    fallback.id as default_id, fallback.name as default_name`,
  hasDesign: `${surveyDesign.shared('listed.id', COMPANY)} is not null`,
};

const qrCode: Setup = {
  kind: 'qr_code',
  groups: 'qr_code_group',
  effective: effectiveDesign(qrCodeDesign, scene),
  columns: 'effective.design, null::bigint as default_id, null as default_name',
  hasDesign: 'listed.design is not null',
};

const linkList: Setup = {
  kind: 'link_list',
  groups: 'link_list_group',
  effective: effectiveDesign(linkListDesign, scene),
  columns: 'effective.design, null::bigint as default_id, null as default_name',
  hasDesign: `${linkListDesign.shared('listed.id', COMPANY)} is not null`,
};

/** One statement, which writes nothing. */
async function readSetup({ principal, transaction }: Work, id: number, setup: Setup) {
  const parameters = createParameters();
  parameters.add(transaction.companyId);
  const { kind, groups, effective, columns, hasDesign } = setup;
  const visible = `cardinality((${rightsSql('origin.path', principal, parameters)})) > 0`;
  const [row] = await transaction.query<SetupRow>({
    text: `select unit.id as unit_id, unit.name as unit_name, effective.source, effective.node_id, ${columns},
        case when ${visible} then origin.name end as node_name,
        (select pilot.created_at from draft_pilot pilot where pilot.company_id = ${COMPANY}
          and pilot.draft_id = effective.draft_id and pilot.pilot_id = effective.node_id) as tried_since,
        joined.id as group_id, joined.name as group_name,
        (select coalesce(json_agg(listed order by listed.name, listed.id), '[]') from (
          select listed.id, listed.name, ${hasDesign} as has_design from ${groups} listed
          where listed.company_id = ${COMPANY} order by listed.name, listed.id limit ${LISTED_GROUPS}
        ) listed) as groups
      from node unit
      join customer on customer.id = ${COMPANY}
      left join survey fallback on fallback.company_id = ${COMPANY} and fallback.id = customer.default_survey_id
      left join lateral (${effective}) effective on true
      left join node origin on origin.company_id = ${COMPANY} and origin.id = effective.node_id
      left join group_node member
        on member.company_id = ${COMPANY} and member.node_id = unit.id and member.kind = '${kind}'
      left join ${groups} joined on joined.company_id = ${COMPANY} and joined.id = member.${kind}_group_id
      where unit.company_id = ${COMPANY} and unit.id = ${parameters.add(id)}`,
    values: parameters.values,
  });
  if (!row) throw new Error(`Unit ${id} vanished while its design was looked for.`);
  return row;
}

const groupOf = ({ group_id: id, group_name: name }: SetupRow) => (id === null ? null : { id, name });

function sourceOf(row: SetupRow): { state: DesignState; kind: SourceKind; id: number | null; name: string | null } {
  const { unit_id, unit_name, source, node_id, node_name, group_id, group_name } = row;
  if (source === null) return { state: 'not_designed', kind: 'default', id: row.default_id, name: row.default_name };
  if (node_id !== unit_id)
    return { state: 'inherited', kind: 'unit', id: node_name === null ? null : node_id, name: node_name };
  return source === 'own'
    ? { state: 'custom', kind: 'own', id: unit_id, name: unit_name }
    : { state: 'group', kind: 'group', id: group_id, name: group_name };
}

/**
 * Whom the survey of a unit is from. The caller must be one who may know: names of groups come with it.
 * @returns `id` and `name` of the unit, the group or the company's survey are null where there is none, and where the
 *   caller may not see the unit above that it is from
 */
export async function surveySource(work: Work, unitId: number) {
  const { state, ...source } = sourceOf(await readSetup(work, unitId, survey));
  return { state, source };
}

const setupAction =
  (setup: Setup): ActionHandler =>
  async (request) => {
    const { id } = await request.find();
    const row = await readSetup(request, id, setup);
    const { state, ...source } = sourceOf(row);
    return { state, design: row.design, source, group: groupOf(row), groups: row.groups, tried_since: row.tried_since };
  };

export const setupActions: Record<string, ActionHandler> = {
  setup_survey: setupAction(survey),
  setup_qrcode: setupAction(qrCode),
  setup_linklist: setupAction(linkList),
};
