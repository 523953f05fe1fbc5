import type { Transaction } from '../access/database.ts';
import type { Principal } from '../access/principal.ts';
import type { Scope } from '../access/scope.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { planReachable } from './plan.ts';

/** Who refers to rows, and which there are. */
export interface Reaching {
  descriptors: Record<string, EntityDescriptor>;
  principal: Principal;
  scope: Scope;
}

/**
 * Which of the rows of an entity the caller can refer to: those that he may read. Locks nothing.
 * @param target id of the entity
 * @returns empty where no grant lets him read any; ids that there are not are left out
 * @throws Error for an entity that there is not
 */
export async function reachableIds(
  { descriptors, principal, scope }: Reaching,
  transaction: Transaction,
  target: string,
  ids: number[],
): Promise<Set<number>> {
  const entity = descriptors[target];
  if (!entity) throw new Error(`There is no entity "${target}".`);
  const statement = planReachable(entity, principal, scope, ids);
  if (!statement) return new Set();
  const rows = await transaction.query<{ id: number }>(statement);
  return new Set(rows.map(({ id }) => id));
}
