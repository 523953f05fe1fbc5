/**
 * The rights of a caller at a unit: his grants on the way from the top down to it, added up. An administrator holds all
 * of them; any right of a module implies its read.
 */
import { roles } from '../generated/abilities.ts';
import type { Parameters } from '../database/parameters.ts';
import { anyOf, columnsOf, grantsOf, holderOf } from './grants.ts';
import { idsOfPath } from './subtree.ts';
import type { Principal } from './principal.ts';

/** `user_read`, `user_edit` ... of all modules. */
export const allRights: readonly string[] = roles.modules.flatMap((module) =>
  roles.rights.map((right) => `${module}_${right}`),
);

/**
 * SQL of a text[]: what the caller may do at the unit of a path, such as 'feedback_read'. All for an administrator,
 * and nothing for whoever is not of a company.
 * @param path SQL of the unit's path
 * @param parameters the caller's ids are added to them
 */
export function rightsSql(path: string, principal: Principal, parameters: Parameters): string {
  if (principal.role === 'company_admin') return `array[${allRights.map((right) => `'${right}'`).join(', ')}]`;
  if (principal.role !== 'company_user') return "'{}'::text[]";
  const held = roles.modules.flatMap((module) =>
    roles.rights.map((right) => `case when bool_or${anyOf(columnsOf(module, right))} then '${module}_${right}' end`),
  );
  return `select array_remove(array[${held.join(', ')}], null)
    from ${grantsOf(holderOf(principal, parameters))} and access.node_id = any(${idsOfPath(path)})`;
}

/** SQL of a boolean: whether a row of node is one above which the caller sees no other. */
export function topSql(principal: Principal, parameters: Parameters, unit = 't'): string {
  if (principal.role !== 'company_user') return `${unit}.parent_id is null`;
  const columns = columnsOf('any', 'read');
  // Only a unit with a grant of its own can be one; the others are not looked at twice.
  return `${unit}.id in (select access.node_id from ${grantsOf(holderOf(principal, parameters), columns)})
    and not exists (select 1 from ${grantsOf(holderOf(principal, parameters), columns)}
      and access.node_id <> ${unit}.id and access.node_id = any(${idsOfPath(`${unit}.path`)}))`;
}
