/**
 * The claims that a `where` may name as `"$user.<claim>"`, and `when` in schemas/roles.json. What each means is SQL in
 * server/access/claims.ts, which must have exactly these.
 */
const MODULES = ['user', 'node', 'qr', 'feedback', 'any'] as const;
const RIGHTS = ['read', 'edit', 'create', 'delete'] as const;

type NodeClaim = `nodes.${(typeof MODULES)[number]}.${(typeof RIGHTS)[number]}`;

const nodeClaims = MODULES.flatMap((module) => RIGHTS.map((right): NodeClaim => `nodes.${module}.${right}`));

/** One value: stands where a literal could stand. */
export const scalarClaims = [
  'id',
  'company_id',
  'company_without_access',
  'tagging_company',
  'feedback_company',
  'qr_company',
] as const;

/** Many ids: stands after `$in`. */
export const listClaims = [
  ...nodeClaims,
  'organizations',
  'feedback.read',
  'feedback.edit',
  'tickets',
  'marks.read',
  'marks.edit',
  'users',
  'users.contact',
  'tags',
  'surveys',
  'surveys.draft',
  'surveys.edit',
  'survey_groups',
  'link_list_groups',
  'qr_code_groups',
  'offered_plans',
] as const;

/** True or not; opens abilities only. */
export const conditionClaims = ['company.needs_plan'] as const;

export type ClaimName = (typeof scalarClaims)[number] | (typeof listClaims)[number];
export type AbilityClaimName = ClaimName | (typeof conditionClaims)[number];
