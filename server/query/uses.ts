/** What keeps a row: references of others that say `onDelete: restrict`, named so that whoever deletes knows what to undo. */
import { createParameters } from '../database/parameters.ts';
import { stillReferenced } from '../errors.ts';
import type { Scope } from '../access/scope.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { Work } from '../access/work.ts';
import { type Reference, referencesTo } from './references.ts';

/** Every entity, and who may see which of its rows. */
interface Reachable {
  descriptors: Record<string, EntityDescriptor>;
  scope: Scope;
}

/** One kind of reference to a row. */
export interface Use {
  /** Whose rows refer to it. */
  entity: string;
  field: string;
  /** At most MAX_COUNTED. */
  count: number;
  /** The first of those that the caller sees. */
  ids: number[];
}

/** Beyond it the number says no more. */
export const MAX_COUNTED = 1_000;
const MAX_NAMED = 3;

/** Throws 409 with the extension `used_by` while others refer to the row. */
export async function refuseUsed(parts: Reachable, work: Work, entity: EntityDescriptor, id: number): Promise<void> {
  const uses = await usesOf(parts, work, entity, id);
  if (uses.length > 0) throw stillReferenced({ extensions: { used_by: uses } });
}

/** Whether a deletion has to look at lists that name rows of the entity, which no foreign key of the database guards. */
export const isInLists = ({ descriptors }: Pick<Reachable, 'descriptors'>, entity: EntityDescriptor): boolean =>
  referencesTo(descriptors, entity, ({ keeps, onDelete }) => keeps === true || onDelete === 'remove').some(
    ({ isList }) => isList,
  );

const keepersOf = ({ descriptors }: Pick<Reachable, 'descriptors'>, entity: EntityDescriptor): Reference[] =>
  referencesTo(descriptors, entity, ({ keeps }) => keeps === true);

async function usesOf(parts: Reachable, work: Work, entity: EntityDescriptor, id: number): Promise<Use[]> {
  const references = await countable(work, keepersOf(parts, entity));
  if (references.length === 0) return [];
  const parameters = createParameters();
  const row = parameters.add(id);
  const { companyId } = work.transaction;
  const company = companyId === null ? null : parameters.add(companyId);
  const selects = references.map(({ entity: { id: user, table, tenant }, field, isList }, at) => {
    const matches = isList ? `t.${field} @> array[${row}::bigint]` : `t.${field} = ${row}::bigint`;
    const found = tenant === 'company_id' && company !== null ? `t.company_id = ${company} and ${matches}` : matches;
    const seen = visible(parts, work, user, parameters);
    return `select ${at} as at,
      (select count(*) from (select 1 from ${table} t where ${found} limit ${MAX_COUNTED}) counted) as count,
      ${seen === null ? `'{}'::bigint[]` : `array(select t.id from ${table} t where ${found} and ${seen} order by t.id limit ${MAX_NAMED})`} as ids`;
  });
  const rows = await work.transaction.query<{ at: number; count: number; ids: (number | string)[] }>({
    text: `select * from (${selects.join(' union all ')}) uses where count > 0 order by at`,
    values: parameters.values,
  });
  return rows.flatMap(({ at, count, ids }) => {
    const reference = references[at];
    return reference === undefined
      ? []
      : [{ entity: reference.entity.id, field: reference.field, count, ids: ids.map(Number) }];
  });
}

/** The condition on rows that the caller may list; null where he sees none of the kind. */
function visible(
  { scope, descriptors }: Reachable,
  { principal }: Work,
  id: string,
  parameters: ReturnType<typeof createParameters>,
): string | null {
  const entity = descriptors[id];
  return entity?.operations.includes('list') ? scope.where({ principal, entity, action: 'list' }, parameters) : null;
}

/** What the caller's database role may not read is left to the database's own refusal. */
async function countable({ transaction }: Work, references: Reference[]): Promise<Reference[]> {
  if (references.length === 0) return [];
  const allowed = await transaction.query<{ at: number }>({
    name: 'countable_references',
    text: `select asked.at - 1 as at from unnest($1::text[], $2::text[]) with ordinality as asked (name, field, at)
      where has_column_privilege(asked.name, asked.field, 'select') and has_column_privilege(asked.name, 'id', 'select')
      order by asked.at`,
    values: [references.map(({ entity }) => entity.table), references.map(({ field }) => field)],
  });
  return allowed.flatMap(({ at }) => references[at] ?? []);
}
