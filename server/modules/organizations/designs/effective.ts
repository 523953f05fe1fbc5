/**
 * Which design a unit shows: its own, else its group's, else that of the nearest unit above (its own or its group's)
 * where the company inherits designs. The one place that says so: visitors, the back office and prints read it from
 * here. A survey that was never published counts as none; so does a group without a design. A unit that tries a draft of
 * its group shows what the draft has, and so do those that show what it does.
 */

/** What has designs of its own kind, and where they are kept. */
interface DesignKind {
  /** Of the memberships. */
  kind: 'survey' | 'qr_code' | 'link_list';
  /** SQL of a unit's own design, null for none; `unit` and `company` are SQL themselves. */
  own: (unit: string, company: string) => string;
  /** SQL of the design that the units of a group share, null for none. */
  shared: (group: string, company: string) => string;
  /** The field of the group that is the design. */
  field: string;
  /** SQL of the design that a draft of the group has, out of its `changes`; null for none. */
  drafted: (changes: string, company: string) => string;
}

/** Id of the latest published version of a survey. */
const latestVersion = (survey: string, company: string): string =>
  `(select version.id from survey_version version where version.company_id = ${company} and version.survey_id = ${survey}
    order by version.number desc limit 1)`;

/** Designs are versions of surveys, by their ids. */
export const surveyDesign: DesignKind = {
  kind: 'survey',
  own: (unit, company) =>
    `(select ${latestVersion('own.survey_id', company)} from node_survey own
      where own.company_id = ${company} and own.node_id = ${unit})`,
  shared: (group, company) =>
    `(select ${latestVersion('shared.survey_id', company)} from survey_group shared
      where shared.company_id = ${company} and shared.id = ${group})`,
  field: 'survey_id',
  drafted: (changes, company) => latestVersion(`(${changes} ->> 'survey_id')::bigint`, company),
};

export const qrCodeDesign: DesignKind = {
  kind: 'qr_code',
  // Marcs that are bound to the unit are prints of their own.
  own: (unit, company) =>
    `(select own.design from node_qr_code own where own.company_id = ${company} and own.node_id = ${unit}
      and own.origin = 'unit' and own.design is not null order by own.id limit 1)`,
  shared: (group, company) =>
    `(select shared.design from qr_code_group shared where shared.company_id = ${company} and shared.id = ${group})`,
  field: 'design',
  drafted: (changes) => `nullif(${changes} -> 'design', 'null')`,
};

/** The documents themselves. A group's list without links is none; a unit that has an empty one of its own wants none. */
export const linkListDesign: DesignKind = {
  kind: 'link_list',
  own: (unit, company) =>
    `(select own.document from node_link_list own where own.company_id = ${company} and own.node_id = ${unit})`,
  shared: (group, company) =>
    `(select shared.document from link_list_group shared where shared.company_id = ${company} and shared.id = ${group}
      and jsonb_array_length(shared.document -> 'links') > 0)`,
  field: 'document',
  drafted: (changes) =>
    `case when jsonb_array_length(${changes} #> '{document,links}') > 0 then ${changes} -> 'document' end`,
};

/** The draft of its group that a unit tries: `id` and `changes`; no row where it tries none. */
const triedDraft = ({ kind, field }: DesignKind, company: string): string =>
  `select draft.id, draft.changes from draft_pilot pilot
    join draft on draft.company_id = ${company} and draft.id = pilot.draft_id
    where pilot.company_id = ${company} and pilot.pilot_id = step.id and draft.entity = '${kind}_group'
      and draft.record_id = member.${kind}_group_id and draft.state in ('draft', 'scheduled') and draft.changes ? '${field}'`;

/**
 * The version of the survey that a company's units show where nothing is designed.
 * @param company SQL of the company's id; `customer`, its row, is in scope
 * @returns SQL of the version's id; its value is null where there is none
 */
export const defaultSurveyVersion = (company: string): string => latestVersion('customer.default_survey_id', company);

interface Scene {
  /** Placeholder of the company's id. */
  company: string;
  /** SQL of the unit's path; `customer` is in scope beside it. */
  path: string;
}

/**
 * Which design of a kind a unit shows.
 * @returns SQL of a query of one row, or of none where nothing is designed: `design` (a survey's version id, the document
 *   of a QR code or of links), `source` ('own' or 'group'), `node_id` of the unit that has it, `group_id` of the group
 *   that it is in, and `draft_id` of the group's draft that it is of, null where it is what the group has published
 */
export function effectiveDesign(design: DesignKind, { company, path }: Scene): string {
  const { kind, own, shared, drafted } = design;
  return `select candidate.design, candidate.source, step.id as node_id, member.${kind}_group_id as group_id, candidate.draft_id
    from unnest(string_to_array(trim(both '/' from ${path}), '/')::bigint[]) with ordinality as step(id, depth)
    join node living on living.company_id = ${company} and living.id = step.id and living.deleted_at is null
    left join group_node member
      on member.company_id = ${company} and member.node_id = step.id and member.kind = '${kind}'
    left join lateral (${triedDraft(design, company)}) tried on member.id is not null
    cross join lateral (values
      (${own('step.id', company)}, 'own', 1, null::bigint),
      (case when tried.id is null then ${shared(`member.${kind}_group_id`, company)}
        else ${drafted('tried.changes', company)} end, 'group', 2, tried.id)
    ) as candidate(design, source, rank, draft_id)
    where candidate.design is not null and (living.path = ${path} or customer.inherit_designs)
    order by step.depth desc, candidate.rank limit 1`;
}

/**
 * The unit that the visitors of a code come to: the nearest of its path that is neither deleted nor paused.
 * @returns SQL of a query of one row, or of none where no unit is left: `id`, `name` and `path`
 */
export const unitInService = ({ company, path }: Scene): string =>
  `select living.id, living.name, living.path
    from unnest(string_to_array(trim(both '/' from ${path}), '/')::bigint[]) with ordinality as step(id, depth)
    join node living on living.company_id = ${company} and living.id = step.id
    where living.deleted_at is null and not living.is_paused
    order by step.depth desc limit 1`;

/** By the name of a kind in the API. */
export const designKinds = { survey: surveyDesign, qr_code: qrCodeDesign, link_list: linkListDesign } as const;
