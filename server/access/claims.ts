/**
 * What `"$user.<claim>"` in a schema's `where` stands for. A claim is a value of the caller or a subquery of ids that
 * the caller reaches; rights add up along the path, the most permissive wins, and any right implies read.
 */
import { isOffered } from './offered.ts';
import { roles } from '../generated/abilities.ts';
import type { Parameters } from '../database/parameters.ts';
import type { Principal, SignedIn } from './principal.ts';
import { columnsOf, grantedUnits, grantsOf, holderOf, joinGrantsAt } from './grants.ts';
import { idsOfPath, pathEnd } from './subtree.ts';

/** Writes the claim as an SQL expression: a scalar, or a subquery of one bigint column. */
export type Claim = (principal: SignedIn, parameters: Parameters) => string;

/** Rows of node (as `reached`) in the subtree of a grant that carries one of the columns. */
function reachedNodes(select: string, columns: string[], principal: SignedIn, parameters: Parameters): string {
  const holder = holderOf(principal, parameters);
  return `(select ${select} from (
      select granted.path, ${pathEnd('granted.path')} as path_end from ${grantedUnits('granted', holder, columns)}
      offset 0
    ) granted
    join node reached on reached.company_id = ${holder.company} and reached.path >= granted.path and reached.path < granted.path_end)`;
}

/** The units that the caller sees: those where he has a right of any kind. */
export const visibleNodes: Claim = (principal, parameters) =>
  reachedNodes('reached.id', columnsOf('any', 'read'), principal, parameters);

const nodeClaims = Object.fromEntries(
  [...roles.modules, 'any'].flatMap((module) =>
    roles.rights.map((right): [string, Claim] => [
      `nodes.${module}.${right}`,
      (principal, parameters) => reachedNodes('reached.id', columnsOf(module, right), principal, parameters),
    ]),
  ),
);

/** Whether the caller has one of the columns on any unit at all. */
export const holdsAnywhere = (columns: string[], principal: SignedIn, parameters: Parameters): string =>
  `exists (select 1 from ${grantsOf(holderOf(principal, parameters), columns)})`;

/** The fields of a user by which an administrator opens to him what belongs to the whole company. */
type CompanyRight = 'company_users' | 'company_surveys' | 'company_codes' | 'company_tags';

/**
 * Whether the caller reaches what belongs to the whole company: by a right of its own, which an administrator gives,
 * beside one of the columns on some unit. A right on a unit alone opens that unit and what is below it: who makes an
 * organization has all rights there, and none to the company's other things.
 */
const holdsCompanyWide = (
  right: CompanyRight,
  columns: string[],
  principal: SignedIn,
  parameters: Parameters,
): string => `(exists (select 1 from customer_user holder where holder.company_id = ${parameters.add(principal.companyId)}
    and holder.id = ${parameters.add(principal.userId)} and holder.${right}) and ${holdsAnywhere(columns, principal, parameters)})`;

/** The caller's company where he reaches what belongs to all of it; null for all others. */
const companyOf =
  (right: CompanyRight, columns: string[]): Claim =>
  (principal, parameters) =>
    `(select ${parameters.add(principal.companyId)}::bigint where ${holdsCompanyWide(right, columns, principal, parameters)})`;

interface GroupTable {
  table: 'survey_group' | 'link_list_group' | 'qr_code_group';
  right: CompanyRight;
  module: 'node' | 'qr';
}

/** Groups that one of the caller's units is in; all of them by the right to the company's. */
const groupsOf =
  ({ table, right, module }: GroupTable): Claim =>
  (principal, parameters) => {
    const company = parameters.add(principal.companyId);
    const columns = columnsOf(module, 'read');
    return `(select owned.id from ${table} owned where owned.company_id = ${company}
        and ${holdsCompanyWide(right, columns, principal, parameters)}
      union all
      select member.${table}_id from group_node member where member.company_id = ${company} and member.${table}_id is not null
        and member.node_id = any(array${reachedNodes('reached.id', columns, principal, parameters)}))`;
  };

/** Tags of feedback that the caller reads, and those that he made; all of them by the right to the company's. */
const tagsOf: Claim = (principal, parameters) => {
  const company = parameters.add(principal.companyId);
  const columns = columnsOf('feedback', 'read');
  return `(select owned.id from company_tag owned where owned.company_id = ${company}
      and (${holdsCompanyWide('company_tags', columns, principal, parameters)}
        or owned.maker_id = ${parameters.add(principal.userId)}
        or exists (select 1 from feedback_tag_link link
          join feedback tagged on tagged.company_id = ${company} and tagged.id = link.feedback_id
          where link.company_id = ${company} and link.tag_id = owned.id
            and tagged.node_id = any(array${reachedNodes('reached.id', columns, principal, parameters)}))))`;
};

/** Whoever looks after users or hands feedback to them: both need to know whom. */
const columnsOfColleagues = [...columnsOf('user', 'read'), ...columnsOf('feedback', 'edit')];

/** Everybody knows himself; the company's users, with their addresses, by the right to them. */
const contactsOf: Claim = (principal, parameters) => {
  const user = parameters.add(principal.userId);
  return `(select known.id from customer_user known where known.company_id = ${parameters.add(principal.companyId)}
    and (known.id = ${user} or ${holdsCompanyWide('company_users', columnsOfColleagues, principal, parameters)}))`;
};

/**
 * Those whom the caller has something to do with, by their names: who has a right at one of his units, above or below
 * it, and the administrators, who have all of them.
 */
const colleaguesOf: Claim = (principal, parameters) => {
  const holder = holderOf(principal, parameters);
  const { company } = holder;
  const mine = `(select at.path, ${pathEnd('at.path')} as path_end
      from ${grantedUnits('at', holder, columnsOfColleagues)} offset 0)`;
  return `(select known.id from customer_user known where known.company_id = ${company}
      and known.is_admin and ${holdsAnywhere(columnsOfColleagues, principal, parameters)}
    union all ${contactsOf(principal, parameters)}
    union all select other.user_id from ${mine} mine
      join node shared on shared.company_id = ${company} and (shared.id = any(${idsOfPath('mine.path')})
        or shared.path >= mine.path and shared.path < mine.path_end)
      ${joinGrantsAt('shared', 'other')})`;
};

/** Surveys of which the caller sees the draft: those of units that he manages; the company's and its groups' by the right to them. */
const draftsOf: Claim = (principal, parameters) => {
  const company = parameters.add(principal.companyId);
  const columns = columnsOf('node', 'read');
  return `(select owned.id from survey owned where owned.company_id = ${company}
      and owned.origin <> 'node' and ${holdsCompanyWide('company_surveys', columns, principal, parameters)}
    union all
    select own.survey_id from node_survey own join survey made on made.company_id = own.company_id and made.id = own.survey_id
      where own.company_id = ${company} and made.origin = 'node'
      and own.node_id = any(array${reachedNodes('reached.id', columns, principal, parameters)}))`;
};

/** The same, and what else the units that he manages ask: by themselves, with their group, or with all of the company. */
const surveysOf: Claim = (principal, parameters) => {
  const company = parameters.add(principal.companyId);
  const columns = columnsOf('node', 'read');
  const reached = `array${reachedNodes('reached.id', columns, principal, parameters)}`;
  return `(${draftsOf(principal, parameters)}
    union all
    select own.survey_id from node_survey own where own.company_id = ${company} and own.survey_id is not null
      and own.node_id = any(${reached})
    union all
    select shared.survey_id from group_node member
      join survey_group shared on shared.company_id = ${company} and shared.id = member.survey_group_id
      where member.company_id = ${company} and shared.survey_id is not null and member.node_id = any(${reached})
    union all
    select owner.default_survey_id from customer owner where owner.id = ${company}
      and owner.default_survey_id is not null and ${holdsAnywhere(columns, principal, parameters)})`;
};

/** Surveys that are nobody's but of units that the caller may edit: made for a unit, and shared by no other, no group, nor the company. */
const ownSurveysToEdit: Claim = (principal, parameters) => {
  const company = parameters.add(principal.companyId);
  return `(with reach as materialized ${reachedNodes('reached.id', columnsOf('node', 'edit'), principal, parameters)}
    select made.id from survey made where made.company_id = ${company} and made.origin = 'node'
      and made.id in (select own.survey_id from node_survey own join reach on reach.id = own.node_id where own.company_id = ${company})
      and not exists (select 1 from node_survey other where other.company_id = ${company} and other.survey_id = made.id
        and other.node_id not in (select reach.id from reach))
      and not exists (select 1 from survey_group shared where shared.company_id = ${company} and shared.survey_id = made.id)
      and not exists (select 1 from customer owner where owner.id = ${company} and owner.default_survey_id = made.id))`;
};

const feedbackOf =
  (right: 'read' | 'edit'): Claim =>
  (principal, parameters) =>
    `(select answered.id from feedback answered where answered.company_id = ${parameters.add(principal.companyId)} and answered.node_id = any(array${reachedNodes('reached.id', columnsOf('feedback', right), principal, parameters)}))`;

/** Codes of marcs: of units where the caller has the right, and of blank ones, which are nobody's yet, for who may claim the company's. */
const marcsOf =
  (right: 'read' | 'edit'): Claim =>
  (principal, parameters) => {
    const company = parameters.add(principal.companyId);
    return `(select code.id from node_qr_code code where code.company_id = ${company} and code.origin = 'mark'
      and (code.node_id = any(array${reachedNodes('reached.id', columnsOf('qr', right), principal, parameters)})
        or code.node_id is null and ${holdsCompanyWide('company_codes', columnsOf('qr', 'edit'), principal, parameters)}))`;
  };

const organizationsOf: Claim = (principal, parameters) =>
  reachedNodes('reached.organization_id', columnsOf('any', 'read'), principal, parameters);

/**
 * The company, where it lets its users make organizations, of a caller who reaches none of its living ones and has made
 * none that lives; null for all others. What he made is asked of the log: who gives his rights at it away must not make one after the other.
 */
const companyWithoutAccess: Claim = (principal, parameters) => {
  const company = parameters.add(principal.companyId);
  return `(select ${company}::bigint where exists (select 1 from customer mine where mine.id = ${company} and mine.users_create_organizations)
    and not exists (select 1 from organization living where living.company_id = ${company}
    and living.deleted_at is null and (living.id in ${organizationsOf(principal, parameters)}
      or exists (select 1 from audit_entry made where made.company_id = ${company} and made.entity = 'organization'
        and made.record_id = living.id and made.operation = 'create' and made.actor_id = ${parameters.add(principal.userId)}))))`;
};

/** The company of a caller who reads feedback somewhere, and may have reports of it; null for all others. What is in them is judged by itself. */
const feedbackCompany: Claim = (principal, parameters) =>
  `(case when ${holdsAnywhere(columnsOf('feedback', 'read'), principal, parameters)} then ${parameters.add(principal.companyId)}::bigint end)`;

export const claims: Record<string, Claim> = {
  id: (principal, parameters) => parameters.add(principal.userId),
  company_id: (principal, parameters) => parameters.add(principal.companyId),
  ...nodeClaims,
  company_without_access: companyWithoutAccess,
  tagging_company: companyOf('company_tags', columnsOf('feedback', 'edit')),
  surveying_company: companyOf('company_surveys', columnsOf('node', 'read')),
  designing_company: companyOf('company_surveys', columnsOf('node', 'edit')),
  offered_plans: () => `(select offered.id from plan offered where ${isOffered('offered')})`,
  feedback_company: feedbackCompany,
  qr_company: companyOf('company_codes', columnsOf('qr', 'read')),
  organizations: organizationsOf,
  users: colleaguesOf,
  'users.contact': contactsOf,
  tags: tagsOf,
  surveys: surveysOf,
  'surveys.draft': draftsOf,
  'surveys.edit': ownSurveysToEdit,
  survey_groups: groupsOf({ table: 'survey_group', right: 'company_surveys', module: 'node' }),
  link_list_groups: groupsOf({ table: 'link_list_group', right: 'company_surveys', module: 'node' }),
  qr_code_groups: groupsOf({ table: 'qr_code_group', right: 'company_codes', module: 'qr' }),
  'feedback.read': feedbackOf('read'),
  'feedback.edit': feedbackOf('edit'),
  'marks.read': marcsOf('read'),
  'marks.edit': marcsOf('edit'),
  tickets: (principal, parameters) =>
    `(select ticket.id from support_ticket ticket where ticket.company_id = ${parameters.add(principal.companyId)} and ticket.user_id = ${parameters.add(principal.userId)})`,
};

/**
 * The ids of a claim as SQL, for a caller who is bound by his rights.
 * @param claim one of `claims` that is a subquery of ids, such as `nodes.feedback.read`
 * @returns the subquery, in parentheses; null for every other role, which no right at a unit binds
 * @throws Error if there is no such claim
 */
export function reachedBy(claim: string, principal: Principal, parameters: Parameters): string | null {
  if (principal.role !== 'company_user') return null;
  const reach = claims[claim];
  if (!reach) throw new Error(`There is no claim "${claim}".`);
  return reach(principal, parameters);
}
