/** References in a body: each must be a row that the caller reaches, before any handler sees it. */
import type { Transaction } from '../access/database.ts';
import { type FieldViolation, invalidInput } from '../errors.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { ownerColumn } from '../../shared/contract/tenant.ts';
import type { Values } from '../database/rows.ts';
import { type Reaching, reachableIds } from '../query/reachable.ts';

export interface BindRequest extends Reaching {
  entity: EntityDescriptor;
  /** As it is now; absent where there is none yet. */
  row?: Values;
}

/**
 * Throws 400 with a pointer for every reference to a row that is missing or foreign (the two look the same). What a list
 * names already may stay in it: who doesn't reach all of its rows changes the others, and takes none away unawares.
 */
export async function bindReferences(request: BindRequest, transaction: Transaction, values: Values): Promise<void> {
  const wanted = referencesIn(request.entity, values);
  const errors: FieldViolation[] = [];
  for (const [target, places] of wanted) {
    const ids = places.map(({ id }) => id);
    const reached = await reachableIds(request, transaction, target, ids);
    const refused = places.filter(({ id, field }) => !reached.has(id) && !namesAlready(request, field, id));
    errors.push(...refused.map(({ pointer }): FieldViolation => ({ pointer, code: 'reference_not_found' })));
    await lockListed(request, transaction, target, places);
  }
  if (errors.length > 0) throw invalidInput({ errors });
}

/** Only of a list that the caller is shown: else his changes would find out what it names. */
function namesAlready({ entity, row, principal, scope }: BindRequest, field: string, id: number): boolean {
  const named = row?.[field];
  if (!Array.isArray(named) || entity.fields[field]?.writeOnly) return false;
  const shown = scope.readable(principal, entity, 'detail');
  return (shown === null || shown.has(field)) && named.some((one) => Number(one) === id);
}

/**
 * No key of the database stands behind a list: what it names stays until the transaction is over, so that whoever deletes
 * it at the same time finds it in the list.
 */
async function lockListed(
  { entity, descriptors }: BindRequest,
  { query }: Transaction,
  target: string,
  places: readonly Place[],
): Promise<void> {
  const isGuarded = ({ field }: Place): boolean => {
    const { type, keeps, onDelete } = entity.fields[field] ?? {};
    return type === 'array' && (keeps === true || onDelete === 'remove');
  };
  const ids = places.filter(isGuarded).map(({ id }) => id);
  const table = descriptors[target]?.table;
  if (ids.length === 0 || table === undefined) return;
  const [may] = await query<{ lock: boolean }>({
    name: 'may_lock_listed',
    text: "select has_any_column_privilege($1::text, 'update') as lock",
    values: [table],
  });
  if (may?.lock)
    await query({
      text: `select id from ${table} where id = any($1::bigint[]) order by id for key share`,
      values: [ids],
    });
}

/** Each row once in a list of them, where it stands first. */
export const withoutRepeats = ({ fields }: EntityDescriptor, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) && fields[name]?.ref !== undefined ? [...new Set(value)] : value,
    ]),
  );

interface Place {
  field: string;
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
      ? value.map((id, at) => ({ field: name, pointer: `/${name}/${at}`, id: Number(id) }))
      : [{ field: name, pointer: `/${name}`, id: Number(value) }];
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
