/** The sixteen rights of a grant, and where the caller himself holds them. */
import { claims } from '../../../../access/claims.ts';
import { idsOfPath } from '../../../../access/subtree.ts';
import type { Parameters } from '../../../../database/parameters.ts';
import { type Principal, signedIn } from '../../../../access/principal.ts';
import { roles } from '../../../../generated/abilities.ts';

/** One right of one module, and the column of a grant that gives it. */
export interface ModuleRight {
  module: string;
  right: string;
  field: string;
}

export const RIGHTS: ModuleRight[] = roles.modules.flatMap((module) =>
  roles.rights.map((right) => ({ module, right, field: `${module}_${right}` })),
);

export interface Caller {
  principal: Principal;
  parameters: Parameters;
}

/** SQL: whether the caller holds the right (of the module 'any': of one of them) at the unit of this id; an administrator does everywhere in his company. */
export function holdsAt(nodeId: string, module: string, right: string, { principal, parameters }: Caller): string {
  if (principal.role === 'company_admin') return 'true';
  const claim = claims[`nodes.${module}.${right}`];
  if (!claim) throw new Error(`There is no claim for ${module}.${right}.`);
  return `${nodeId} = any(array${claim(signedIn(principal), parameters)})`;
}

/** SQL: what the caller may do with the grant at this unit, as a JSON list. */
export const permittedAt = (nodeId: string, caller: Caller): string =>
  `array_to_json(array_remove(array[
    case when ${holdsAt(nodeId, 'user', 'edit', caller)} then 'patch' end,
    case when ${holdsAt(nodeId, 'user', 'delete', caller)} then 'delete' end], null))`;

/** SQL: the units from the top down to the unit `alias` as JSON, as far as the caller sees them. */
export const visiblePath = (alias: string, caller: Caller): string =>
  `(select coalesce(json_agg(json_build_object('id', above.id, 'name', above.name) order by above.path), '[]')
    from node above where above.company_id = ${alias}.company_id and above.id = any(${idsOfPath(`${alias}.path`)})
    and above.deleted_at is null and ${holdsAt('above.id', 'any', 'read', caller)})`;
