/** Lists of references out of which the row that an item names is taken when it is deleted (`onDelete: remove`). */
import { changeRow } from '../access/own-writes.ts';
import type { Work } from '../access/work.ts';
import type { Row } from '../database/rows.ts';
import type { EntityDescriptor, JsonSchema } from '../../shared/contract/descriptor.ts';
import { ownerColumn } from '../../shared/contract/tenant.ts';
import { referencesTo } from '../query/references.ts';
import { among, permitted } from './bin/keep.ts';
import type { KernelParts } from './context.ts';

/** What takes the row out of all lists that name it, in the transaction of its deletion. */
export async function takeOutOfLists(
  { descriptors }: Pick<KernelParts, 'descriptors'>,
  work: Work,
  entity: EntityDescriptor,
  id: number,
): Promise<void> {
  const references = referencesTo(descriptors, entity, ({ onDelete }) => onDelete === 'remove');
  if (references.length === 0) return;
  await waitForWriters(work, entity, id);
  for (const { may, ...reference } of await permitted(work, references)) {
    const { entity: from, field } = reference;
    if (!may.empty || !may.count) continue;
    const rows = await work.transaction.query<Row>({
      text: `select t.id, t.${field} from ${from.table} t where ${among(work, reference)} order by t.id for no key update`,
      values: [[id], work.transaction.companyId],
    });
    const lists = rows.map((row) => ({ id: row.id, list: idsOf(row[field]).filter((one) => one !== id) }));
    await changeLists(work, from, field, lists);
  }
}

/** Who writes a list holds what it names by `for key share`, which the lock of a row that is written lets pass. */
async function waitForWriters({ transaction }: Work, entity: EntityDescriptor, id: number): Promise<void> {
  const owner = ownerColumn(entity.tenant);
  await transaction.query({
    text: `select from ${entity.table} t
      where t.id = $1 and ($2::bigint is null or ${owner === undefined ? 'true' : `t.${owner} = $2`}) for update`,
    values: [id, transaction.companyId],
  });
}

interface List {
  id: number;
  list: number[];
}

/** Whose history is kept, or who is told of, is changed one by one: each has an entry of its own. */
async function changeLists(work: Work, entity: EntityDescriptor, field: string, lists: readonly List[]): Promise<void> {
  if (entity.history !== undefined || entity.events !== undefined) {
    for (const { id, list } of lists)
      await changeRow(work, entity, {
        operation: 'patch',
        id,
        set: `${field} = $2::bigint[]`,
        values: [list],
        changes: { [field]: list },
      });
    return;
  }
  if (lists.length === 0) return;
  const owner = ownerColumn(entity.tenant);
  await work.transaction.query({
    text: `update ${entity.table} t set ${field} = changed.list, updated_at = now()
      from (select id, array(select jsonb_array_elements_text(list)::bigint) as list
        from jsonb_to_recordset($1::jsonb) as given (id bigint, list jsonb)) changed
      where t.id = changed.id and ($2::bigint is null or ${owner === undefined ? 'true' : `t.${owner} = $2`})`,
    values: [JSON.stringify(lists), work.transaction.companyId],
  });
}

/** Puts a row that was brought back into the lists that named it, at their end, as far as they have room. */
export async function putBackIntoLists(
  work: Work,
  entity: EntityDescriptor,
  { field, to, ids }: { field: string; to: number; ids: number[] },
): Promise<void> {
  const properties = { ...propertiesOf(entity.schemas.create), ...propertiesOf(entity.schemas.patch) };
  const { maxItems } = properties[field] ?? {};
  const rows = await work.transaction.query<Row>({
    text: `select t.id, t.${field} from ${entity.table} t
      where t.id = any($1::bigint[]) and not $2::bigint = any(t.${field}) order by t.id for no key update`,
    values: [ids, to],
  });
  const lists = rows
    .map((row) => ({ id: row.id, list: [...idsOf(row[field]), to] }))
    .filter(({ list }) => maxItems === undefined || list.length <= maxItems);
  await changeLists(work, entity, field, lists);
}

const propertiesOf = ({ properties }: JsonSchema) => properties as Record<string, { maxItems?: number }> | undefined;

const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
