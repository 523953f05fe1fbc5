/** References in a body: each must be a row that the caller reaches, before any handler sees it. */
import type { Transaction } from '../access/database.ts';
import { type FieldViolation, invalidInput } from '../errors.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { ownerColumn } from '../../shared/contract/tenant.ts';
import type { Values } from '../database/rows.ts';
import { type Reaching, reachableIds } from '../query/reachable.ts';

export interface BindRequest extends Reaching {
  entity: EntityDescriptor;
}

/** Throws 400 with a pointer for every reference to a row that is missing or foreign (the two look the same). */
export async function bindReferences(request: BindRequest, transaction: Transaction, values: Values): Promise<void> {
  const wanted = referencesIn(request.entity, values);
  const errors: FieldViolation[] = [];
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

/** What the values refer to, by the entity. */
export function referencesIn(entity: EntityDescriptor, values: Values): Map<string, Place[]> {
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

/**
 * The tenant of the first row of one that a new platform-made row refers to.
 * @returns null for a global entity, and where that row is missing
 * @throws Problem 400 at the tenant's column when nothing says which
 */
export async function ownerOf(
  descriptors: Record<string, EntityDescriptor>,
  entity: EntityDescriptor,
  transaction: Transaction,
  values: Values,
): Promise<number | null> {
  const column = ownerColumn(entity.tenant);
  if (column === undefined) return null;
  const owners = Object.entries(values).flatMap(([name, id]) => {
    const target = descriptors[entity.fields[name]?.ref ?? ''];
    const named = target && ownerColumn(target.tenant);
    return named !== undefined && typeof id === 'number' ? [{ table: target?.table ?? '', named, id }] : [];
  });
  const [owner] = owners;
  if (!owner) throw invalidInput({ errors: [{ pointer: `/${column}`, code: 'required' }] });
  const [row] = await transaction.query<{ owner: number }>({
    text: `select ${owner.named} as owner from ${owner.table} where id = $1`,
    values: [owner.id],
  });
  return row?.owner ?? null;
}
