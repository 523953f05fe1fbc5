/** The bin (`x-history`): what is kept of a row that is deleted, and of what goes with it. */
import type { Work } from '../../access/work.ts';
import { isSignedIn } from '../../access/principal.ts';
import type { Row, Values } from '../../database/rows.ts';
import { type Reference, referencesTo } from '../../query/references.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { KernelParts } from '../context.ts';
import type { Kept } from './delete-kept.ts';
import type { KeptBeside } from '../extension.ts';
import { ownerColumn, SERVER_TENANT_COLUMN } from '../../../shared/contract/tenant.ts';

/** A row that is deleted, and what is kept with it. */
interface Deleted extends Kept {
  id: number;
  stored: Values;
}

export const NOTHING_BESIDE: Kept = {
  parts: { rows: [], emptied: [], own: null },
  returned: {},
  lost: {},
};

type Parts = Pick<KernelParts, 'descriptors' | 'extensions'>;

/** Of one kind: what a deletion may hold in memory. */
const MAX_ROWS = 1_000;

/** Whether a row goes without any other. */
export const isAlone = ({ descriptors, extensions }: Parts, entity: EntityDescriptor): boolean =>
  extensions[entity.id]?.hooks?.keepDeleted === undefined && goingWith(descriptors, entity).length === 0;

/** What the entity's code keeps of what a deletion takes off other rows; undefined where it keeps nothing, or there is no bin. */
export const keptBeside = async (
  { extensions }: Pick<Parts, 'extensions'>,
  work: Work,
  entity: EntityDescriptor,
  row: Row,
): Promise<KeptBeside | undefined> =>
  entity.history?.bin === undefined ? undefined : extensions[entity.id]?.hooks?.keepDeleted?.(work, row);

/** A row that takes along no more than that. */
export const withBeside = (beside: KeptBeside | undefined): Kept => ({
  parts: { rows: [], emptied: [], own: beside?.kept ?? null },
  returned: { ...beside?.returned },
  lost: { ...beside?.lost },
});

/** What a deletion takes along; null where the entity has no bin. To be asked before it happens. */
export async function collectDeleted(
  { descriptors }: Pick<Parts, 'descriptors'>,
  work: Work,
  entity: EntityDescriptor,
  row: Row,
  beside?: KeptBeside,
): Promise<Kept | null> {
  const bin = entity.history?.bin;
  if (bin === undefined) return null;
  const covers = beside?.covers ?? [];
  const references = await permitted(work, referencesThatGo(descriptors, entity, covers));
  const used = await whichRefer(work, references, row.id);
  const kept = withBeside(beside);
  const gathering: Gathering = { descriptors, work, goesWith: bin.with, covers, kept };
  await gatherFrom(
    gathering,
    references.filter((_, at) => used[at]),
    [row.id],
  );
  return kept;
}

/** By which of the references there is something; most rows are referred to by nothing. */
async function whichRefer(work: Work, references: Permitted[], id: number): Promise<boolean[]> {
  if (references.length === 0) return [];
  const used = references.map(({ may, ...reference }) =>
    may.count ? `exists (select from ${reference.entity.table} t where ${among(work, reference)})` : 'false',
  );
  const [found] = await work.transaction.query<{ used: boolean[] }>({
    text: `select array[${used.join(', ')}]::boolean[] as used from (select $1::bigint[], $2::bigint) named`,
    values: [[id], work.transaction.companyId],
  });
  return found?.used ?? [];
}

/** Puts rows there that were deleted, in the transaction of their deletion. */
export async function keepDeleted(
  { transaction, principal }: Work,
  entity: EntityDescriptor,
  deleted: readonly Deleted[],
): Promise<void> {
  if (!isSignedIn(principal)) return;
  const rows = deleted.map(({ id, stored, ...kept }) => ({
    // What the platform deletes of a tenant is erased with the tenant.
    owner_id: stored[ownerColumn(entity.tenant) ?? ''] ?? principal.companyId,
    record_id: id,
    stored,
    ...kept,
  }));
  await transaction.query({
    name: 'keep_deleted_rows',
    text: `insert into deleted_row (${SERVER_TENANT_COLUMN}, entity, record_id, stored, parts, returned, lost, expires_at)
      select kept.owner_id, $1, kept.record_id, kept.stored, kept.parts, kept.returned, kept.lost, now() + make_interval(days => $2)
      from jsonb_to_recordset($3::jsonb) as kept (owner_id bigint, record_id bigint, stored jsonb, parts jsonb, returned jsonb, lost jsonb)`,
    values: [entity.id, entity.history?.bin?.days ?? 0, JSON.stringify(rows)],
  });
}

const goingWith = (descriptors: Parts['descriptors'], entity: EntityDescriptor): Reference[] =>
  referencesTo(descriptors, entity, ({ onDelete }) => onDelete !== undefined);

interface Gathering extends Pick<KeptBeside, 'covers'> {
  descriptors: Parts['descriptors'];
  work: Work;
  goesWith: readonly string[];
  kept: Kept;
}

/** References of others that a deletion changes, but for those of entities that its code stands for. */
export const referencesThatGo = (
  descriptors: Parts['descriptors'],
  entity: EntityDescriptor,
  covers: readonly string[],
): Reference[] => goingWith(descriptors, entity).filter((reference) => !covers.includes(reference.entity.id));

async function gather(gathering: Gathering, entity: EntityDescriptor, ids: number[]): Promise<void> {
  const { descriptors, work, covers } = gathering;
  await gatherFrom(gathering, await permitted(work, referencesThatGo(descriptors, entity, covers)), ids);
}

async function gatherFrom(gathering: Gathering, references: Permitted[], ids: number[]): Promise<void> {
  for (const { may, ...reference } of references) {
    const isKept = reference.onDelete === 'cascade' && gathering.goesWith.includes(reference.entity.id);
    if (isKept && may.keep) await gatherRows(gathering, reference, ids);
    else if (reference.onDelete === 'remove') {
      if (may.empty && may.count) await gatherEmptied(gathering, reference, ids);
    } else if (reference.onDelete === 'set null' && may.empty) await gatherEmptied(gathering, reference, ids);
    else if (reference.onDelete === 'cascade' && may.count) await countLost(gathering, reference, ids);
  }
}

interface Permitted extends Reference {
  may: { keep: boolean; empty: boolean; count: boolean };
}

/** By database role: what migrations have given it does not change while a server runs. */
const privileges = new Map<string, Permitted['may']>();

/** What the caller's database role may do: the rest it could not bring back. */
export async function permitted({ transaction }: Work, references: Reference[]): Promise<Permitted[]> {
  const keyOf = ({ entity, field }: Reference) => `${transaction.role} ${entity.table}.${field}`;
  const unknown = references.filter((reference) => !privileges.has(keyOf(reference)));
  if (unknown.length > 0) {
    const rows = await transaction.query<Permitted['may']>({
      name: 'bin_privileges',
      text: `select has_table_privilege(asked.name, 'select') and has_table_privilege(asked.name, 'insert') as keep,
        has_column_privilege(asked.name, 'id', 'select') and has_column_privilege(asked.name, asked.field, 'update') as empty,
        has_column_privilege(asked.name, 'id', 'select') and has_column_privilege(asked.name, asked.field, 'select') as count
      from unnest($1::text[], $2::text[]) with ordinality as asked (name, field, place) order by asked.place`,
      values: [unknown.map(({ entity }) => entity.table), unknown.map(({ field }) => field)],
    });
    for (const [at, may] of rows.entries()) {
      const reference = unknown[at];
      if (reference !== undefined) privileges.set(keyOf(reference), may);
    }
  }
  return references.flatMap((reference) => {
    const may = privileges.get(keyOf(reference));
    return may === undefined ? [] : [{ ...reference, may }];
  });
}

async function gatherRows(gathering: Gathering, reference: Reference, ids: number[]): Promise<void> {
  const { kept: all, work } = gathering;
  const { entity } = reference;
  const found = await work.transaction.query<{ stored: Values & { id: number } }>({
    text: `select to_jsonb(t) as stored from ${entity.table} t where ${among(work, reference)} order by t.id limit ${MAX_ROWS + 1}`,
    values: [ids, work.transaction.companyId],
  });
  const kept = found.slice(0, MAX_ROWS).map(({ stored }) => stored);
  if (kept.length === 0) return;
  all.parts.rows.push({ entity: entity.id, rows: kept });
  add(all.returned, entity, kept.length);
  add(all.lost, entity, found.length - kept.length);
  await gather(
    gathering,
    entity,
    kept.map(({ id }) => id),
  );
}

async function gatherEmptied({ work, kept: all }: Gathering, reference: Reference, ids: number[]): Promise<void> {
  const { entity, field, isList } = reference;
  // Of a list, each of its ids that goes is put back by itself.
  const named = isList
    ? `cross join lateral unnest(t.${field}) named (id)`
    : `cross join lateral (select t.${field}) named (id)`;
  const found = await work.transaction.query<{ id: number; to: number }>({
    text: `select t.id, named.id as "to" from ${entity.table} t ${named}
      where ${among(work, reference)} and named.id = any($1::bigint[]) order by t.id limit ${MAX_ROWS + 1}`,
    values: [ids, work.transaction.companyId],
  });
  const kept = found.slice(0, MAX_ROWS);
  for (const [to, rows] of Map.groupBy(kept, (row) => row.to))
    all.parts.emptied.push({ entity: entity.id, field, to, ids: rows.map(({ id }) => id) });
  add(all.returned, entity, kept.length);
  add(all.lost, entity, found.length - kept.length);
}

async function countLost({ work, kept: all }: Gathering, reference: Reference, ids: number[]): Promise<void> {
  const { entity } = reference;
  const [counted] = await work.transaction.query<{ count: number }>({
    text: `select count(*) as count from (select from ${entity.table} t where ${among(work, reference)} limit ${MAX_ROWS + 1}) counted`,
    values: [ids, work.transaction.companyId],
  });
  add(all.lost, entity, counted?.count ?? 0);
}

/** Rows `t` that refer to one of the ids of `$1`; `$2` is the tenant, which leads the index on the reference. */
export function among({ transaction }: Work, { entity: { tenant }, field, isList }: Reference): string {
  const refers = isList ? `t.${field} && $1::bigint[]` : `t.${field} = any($1::bigint[])`;
  return ownerColumn(tenant) !== undefined && transaction.companyId !== null
    ? `t.${tenant} = $2 and ${refers}`
    : `${refers} and $2::bigint is not distinct from $2`;
}

function add(counts: Record<string, number>, { id }: EntityDescriptor, count: number): void {
  if (count > 0) counts[id] = (counts[id] ?? 0) + count;
}
