/** References in a body: each must be a row that the caller reaches, before any handler sees it. */
import type { Transaction } from '../access/database.ts';
import type { Principal } from '../access/principal.ts';
import type { Scope } from '../access/scope.ts';
import { type FieldError, invalidInput } from '../errors.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { Values } from '../query/values.ts';
import { planReachable } from './plan.ts';

export interface BindRequest {
  descriptors: Record<string, EntityDescriptor>;
  entity: EntityDescriptor;
  principal: Principal;
  scope: Scope;
}

/** Throws 400 with a pointer for every reference to a row that is missing or foreign (the two look the same). */
export async function bindReferences(request: BindRequest, transaction: Transaction, values: Values): Promise<void> {
  const wanted = collectReferences(request.entity, values);
  const errors: FieldError[] = [];
  for (const [target, places] of wanted) {
    const ids = places.map(({ id }) => id);
    const reached = await reachableIds(request, transaction, target, ids);
    for (const { pointer, id } of places) if (!reached.has(id)) errors.push({ pointer, code: 'reference_not_found' });
  }
  if (errors.length > 0) throw invalidInput({ errors });
}

interface Place {
  pointer: string;
  id: number;
}

function collectReferences(entity: EntityDescriptor, values: Values): Map<string, Place[]> {
  const wanted = new Map<string, Place[]>();
  for (const [name, value] of Object.entries(values)) {
    const target = entity.fields[name]?.ref;
    if (!target || value === null) continue;
    const places = Array.isArray(value)
      ? value.map((id, at) => ({ pointer: `/${name}/${at}`, id: Number(id) }))
      : [{ pointer: `/${name}`, id: Number(value) }];
    wanted.set(target, [...(wanted.get(target) ?? []), ...places]);
  }
  return wanted;
}

/** Which of the rows of an entity the caller can refer to. */
export async function reachableIds(
  { descriptors, principal, scope }: Omit<BindRequest, 'entity'>,
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
