/**
 * Grants in SQL: rows of node_user_access, each a user's rights at a unit and below it. Whatever asks who may see a unit
 * asks for them by these.
 */
import { roles } from '../generated/abilities.ts';
import type { Parameters } from '../database/parameters.ts';
import type { SignedIn } from './principal.ts';
import { idsOfPath } from './subtree.ts';

/** SQL of the ids of a company and of one of its users. */
export interface Holder {
  company: string;
  user: string;
}

/** Adds the caller's ids to the parameters, for the statements below. */
export const holderOf = (
  { companyId, userId }: Pick<SignedIn, 'companyId' | 'userId'>,
  parameters: Parameters,
): Holder => ({
  company: parameters.add(companyId),
  user: parameters.add(userId),
});

/** Columns of a grant (as `access`) of which one must be true; the module 'any' stands for all of them, any right implies read. */
export function columnsOf(module: string, right: string): string[] {
  const ofModules = module === 'any' ? roles.modules : [module];
  const ofRights = right === 'read' ? roles.rights : [right];
  return ofModules.flatMap((name) => ofRights.map((one) => `access.${name}_${one}`));
}

/** SQL of a boolean: whether one of the columns is true; there must be at least one. */
export const anyOf = (columns: readonly string[]): string => `(${columns.join(' or ')})`;

/**
 * The holder's grants, as the FROM and WHERE of a query over `access`.
 * @param columns of which one must be true; each grant without them
 */
export const grantsOf = ({ company, user }: Holder, columns?: readonly string[]): string =>
  `node_user_access access where ${heldBy({ company, user }, columns)}`;

/**
 * The same with the unit of each.
 * @param unit what rows of node are called
 * @param join more tables, between FROM and WHERE
 */
export const grantedUnits = (unit: string, holder: Holder, columns: readonly string[], join = ''): string =>
  `node_user_access access join node ${unit} on ${unit}.company_id = access.company_id and ${unit}.id = access.node_id ${join}
    where ${heldBy(holder, columns)}`;

const heldBy = ({ company, user }: Holder, columns?: readonly string[]): string =>
  `access.company_id = ${company} and access.user_id = ${user}${columns === undefined ? '' : ` and ${anyOf(columns)}`}`;

/** Joins everybody's grants at a unit. */
export const joinGrantsAt = (unit: string, grant: string): string =>
  `join node_user_access ${grant} on ${grant}.company_id = ${unit}.company_id and ${grant}.node_id = ${unit}.id`;

/** Joins everybody's grants at a unit or above it. */
export const joinGrantsAbove = (unit: string, grant: string): string =>
  `join node_user_access ${grant} on ${grant}.company_id = ${unit}.company_id and ${grant}.node_id = any(${idsOfPath(`${unit}.path`)})`;
