/**
 * What `"$user.<claim>"` in a schema's `where` stands for. A claim is a value of the caller or a subquery of ids that
 * the caller reaches; rights add up along the path, the most permissive wins, and any right implies read.
 */
import { roles } from '../generated/abilities.ts';
import type { Parameters } from './parameters.ts';
import type { SignedIn } from './principal.ts';
import { columnsOf } from './rights.ts';
import { pathEnd } from './subtree.ts';

/** Writes the claim as an SQL expression: a scalar, or a subquery of one bigint column. */
export type Claim = (principal: SignedIn, parameters: Parameters) => string;

/** Rows of node (as `reached`) in the subtree of a grant that carries one of the columns. */
function reachedNodes(select: string, columns: string[], principal: SignedIn, parameters: Parameters): string {
  const company = parameters.add(principal.companyId);
  return `(select ${select} from (
      select granted.path, ${pathEnd('granted.path')} as path_end from node_user_access access
      join node granted on granted.company_id = access.company_id and granted.id = access.node_id
      where access.company_id = ${company} and access.user_id = ${parameters.add(principal.userId)} and (${columns.join(' or ')})
      offset 0
    ) granted
    join node reached on reached.company_id = ${company} and reached.path >= granted.path and reached.path < granted.path_end)`;
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
  `exists (select 1 from node_user_access access where access.company_id = ${parameters.add(principal.companyId)}
    and access.user_id = ${parameters.add(principal.userId)} and (${columns.join(' or ')}))`;

/** Every id of a company-wide table for a caller who has one of the columns somewhere; nothing for others. */
const wholeTable =
  (table: string, columns: string[]): Claim =>
  (principal, parameters) =>
    `(select owned.id from ${table} owned where owned.company_id = ${parameters.add(principal.companyId)}
      and ${holdsAnywhere(columns, principal, parameters)})`;

/** The company's and its groups' surveys, for those who manage a unit; a unit's own one for those who reach that unit. */
const surveysOf: Claim = (principal, parameters) => {
  const company = parameters.add(principal.companyId);
  const columns = columnsOf('node', 'read');
  return `(select owned.id from survey owned where owned.company_id = ${company}
      and owned.origin <> 'node' and ${holdsAnywhere(columns, principal, parameters)}
    union all
    select own.survey_id from node_survey own where own.company_id = ${company} and own.survey_id is not null
      and own.node_id = any(array${reachedNodes('reached.id', columns, principal, parameters)}))`;
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

/** Codes of marks: of units where the caller has the right, and of blank ones, which are nobody's yet, for who may claim one. */
const marksOf =
  (right: 'read' | 'edit'): Claim =>
  (principal, parameters) => {
    const company = parameters.add(principal.companyId);
    return `(select code.id from node_qr_code code where code.company_id = ${company} and code.origin = 'mark'
      and (code.node_id = any(array${reachedNodes('reached.id', columnsOf('qr', right), principal, parameters)})
        or code.node_id is null and ${holdsAnywhere(columnsOf('qr', 'edit'), principal, parameters)}))`;
  };

const organizationsOf: Claim = (principal, parameters) =>
  reachedNodes('reached.organization_id', columnsOf('any', 'read'), principal, parameters);

/**
 * The company of a caller who reaches none of its living organizations, and has made none that lives; null for all
 * others. What he made is asked of the log: who gives his rights at it away must not make one after the other.
 */
const companyWithoutAccess: Claim = (principal, parameters) => {
  const company = parameters.add(principal.companyId);
  return `(case when not exists (select 1 from organization living where living.company_id = ${company}
    and living.deleted_at is null and (living.id in ${organizationsOf(principal, parameters)}
      or exists (select 1 from audit_entry made where made.company_id = ${company} and made.entity = 'organization'
        and made.record_id = living.id and made.operation = 'create' and made.actor_id = ${parameters.add(principal.userId)}))
    ) then ${company}::bigint end)`;
};

/** The company of a caller who handles feedback somewhere, and may need a word for it; null for all others. */
const taggingCompany: Claim = (principal, parameters) =>
  `(case when ${holdsAnywhere(columnsOf('feedback', 'edit'), principal, parameters)} then ${parameters.add(principal.companyId)}::bigint end)`;

/** The company of a caller who reads feedback somewhere; null for all others. */
const feedbackCompany: Claim = (principal, parameters) =>
  `(case when ${holdsAnywhere(columnsOf('feedback', 'read'), principal, parameters)} then ${parameters.add(principal.companyId)}::bigint end)`;

/** The company of a caller who sees codes somewhere; null for all others. */
const qrCompany: Claim = (principal, parameters) =>
  `(case when ${holdsAnywhere(columnsOf('qr', 'read'), principal, parameters)} then ${parameters.add(principal.companyId)}::bigint end)`;

export const claims: Record<string, Claim> = {
  id: (principal, parameters) => parameters.add(principal.userId),
  company_id: (principal, parameters) => parameters.add(principal.companyId),
  ...nodeClaims,
  company_without_access: companyWithoutAccess,
  tagging_company: taggingCompany,
  feedback_company: feedbackCompany,
  qr_company: qrCompany,
  organizations: organizationsOf,
  /** Colleagues, for those who manage users or assign feedback; everybody knows himself. */
  users: (principal, parameters) =>
    `(select known.id from customer_user known where known.company_id = ${parameters.add(principal.companyId)}
      and (known.id = ${parameters.add(principal.userId)} or ${holdsAnywhere([...columnsOf('user', 'read'), ...columnsOf('feedback', 'edit')], principal, parameters)}))`,
  tags: wholeTable('company_tag', columnsOf('feedback', 'read')),
  surveys: surveysOf,
  'surveys.edit': ownSurveysToEdit,
  survey_groups: wholeTable('survey_group', columnsOf('node', 'read')),
  link_list_groups: wholeTable('link_list_group', columnsOf('node', 'read')),
  qr_code_groups: wholeTable('qr_code_group', columnsOf('qr', 'read')),
  'feedback.read': feedbackOf('read'),
  'feedback.edit': feedbackOf('edit'),
  'marks.read': marksOf('read'),
  'marks.edit': marksOf('edit'),
  tickets: (principal, parameters) =>
    `(select ticket.id from support_ticket ticket where ticket.company_id = ${parameters.add(principal.companyId)} and ticket.user_id = ${parameters.add(principal.userId)})`,
};
