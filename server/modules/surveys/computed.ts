/** What a survey's row says beyond its columns: its latest version, and who uses it. */
import { languages } from '../../../shared/i18n/languages.ts';
import type { Computed } from '../../query/target.ts';
import type { Caller } from '../../query/caller.ts';
import { reachedBy } from '../../access/claims.ts';

/** Of the latest version of the survey `t`. */
const latest = (expression: string): string =>
  `(select ${expression} from survey_version version where version.company_id = t.company_id and version.survey_id = t.id
    order by version.number desc limit 1)`;

/** SQL to narrow a claim's column to what the caller reaches; nothing for an administrator. */
function within(column: string, claim: string, { principal, parameters }: Caller): string {
  const reached = reachedBy(claim, principal, parameters);
  return reached === null ? '' : `and ${column} in ${reached}`;
}

/** More than anybody reads; the count of units tells the rest. */
const NAMED_GROUPS = 1_000;

/** SQL of a JSON list: the groups that share the survey `t`, with their living units as far as the caller sees them. */
export const groupsOf = (caller: Caller): string =>
  `(select coalesce(json_agg(shared order by shared.name, shared.id), '[]') from (
    select listed.id, listed.name, (select count(*) from group_node member
      join node unit on unit.company_id = member.company_id and unit.id = member.node_id and unit.deleted_at is null
      where member.company_id = listed.company_id and member.survey_group_id = listed.id
        ${within('unit.id', 'nodes.node.read', caller)}) as unit_count
    from survey_group listed where listed.company_id = t.company_id and listed.survey_id = t.id
      ${within('listed.id', 'survey_groups', caller)}
    order by listed.name, listed.id limit ${NAMED_GROUPS}) shared)`;

const usage = (caller: Caller): string => `select json_build_object(
    'is_default', exists (select 1 from customer where customer.id = t.company_id and customer.default_survey_id = t.id),
    'unit_count', (select count(*) from node_survey own
      join node unit on unit.company_id = own.company_id and unit.id = own.node_id and unit.deleted_at is null
      where own.company_id = t.company_id and own.survey_id = t.id ${within('unit.id', 'nodes.node.read', caller)}),
    'groups', ${groupsOf(caller)})`;

/** Those that the latest version says, else those in which each of its questions is asked. */
const publishedLanguages = `select coalesce(${latest(`coalesce(version.document -> 'languages', (
    select jsonb_agg(language order by place) from unnest(array['${languages.join("', '")}']) with ordinality offered (language, place)
    where not exists (select from jsonb_path_query(version.document, '$.pages[*].questions[*].title') title
      where coalesce(title ->> language, '') = '')))`)}, '[]')`;

export const computed: Record<'version' | 'published_at' | 'is_changed' | 'published_languages' | 'usage', Computed> = {
  version: `select ${latest('version.number')}`,
  published_at: `select ${latest('version.created_at')}`,
  is_changed: `select coalesce(${latest('version.document <> t.draft')}, t.draft is not null)`,
  published_languages: publishedLanguages,
  usage,
};
