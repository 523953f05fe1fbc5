/** Rows of a file that are there already: by their id, or by what occurs once (`x-uniques`). */
import { createParameters } from '../../database/parameters.ts';
import type { Values } from '../../database/rows.ts';
import type { Work } from '../../access/work.ts';
import type { EntityDescriptor, JsonSchema } from '../../../shared/contract/descriptor.ts';
import { portableText } from '../../../shared/csv/cell.ts';
import { plainText } from '../../../shared/rich-text/plain.ts';
import { CUSTOM, customFieldsOf, hasCustomFields } from '../../query/custom-fields.ts';
import { sanitizeRichText } from '../../validation/rich-text.ts';
import { violations } from '../../validation/validate.ts';
import type { KernelParts } from '../context.ts';
import type { ReadFileRow } from './values.ts';

/** A stored row as JSON has it. */
export type StoredRow = Values & { id: number };

/** @returns those that the caller may read, by the row of the file; of one that names two the first */
export async function findExisting(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  rows: readonly ReadFileRow[],
): Promise<Map<ReadFileRow, StoredRow>> {
  const found = new Map<ReadFileRow, StoredRow>();
  for (const key of [['id'], ...(entity.imported?.keys ?? [])]) {
    const named = rows.filter((row) => !found.has(row) && key.every((name) => isKey(entity, name, valueOf(row, name))));
    if (named.length === 0) continue;
    const stored = await findBy(parts, work, entity, { key, rows: named });
    for (const row of named) {
      const one = stored.get(JSON.stringify(key.map((name) => valueOf(row, name))));
      if (one !== undefined) found.set(row, one);
    }
  }
  return found;
}

/** Something that the column can hold: what it can't is told when the row is judged. */
function isKey({ schemas }: EntityDescriptor, name: string, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false;
  const { properties = {} } = schemas.create as { properties?: Record<string, JsonSchema> };
  const schema = properties[name];
  return schema === undefined || violations(schema, value).length === 0;
}

const valueOf = ({ id, values }: ReadFileRow, name: string): unknown => (name === 'id' ? id : values[name]);

async function findBy(
  { scope }: KernelParts,
  { principal, transaction }: Work,
  entity: EntityDescriptor,
  { key, rows }: { key: string[]; rows: readonly ReadFileRow[] },
): Promise<Map<string, StoredRow>> {
  const parameters = createParameters();
  const action = scope.allows(principal, entity, 'detail') ? 'detail' : 'list';
  const granted = scope.where({ principal, entity, action, byRow: true }, parameters);
  if (granted === null) return new Map();
  const names = new Set(['id', ...key, ...rows.flatMap(({ values }) => Object.keys(values))]);
  if (entity.revision) names.add('revision');
  const columns = [...names].filter((name) => name === 'id' || entity.fields[name]?.column !== undefined);
  const typeOf = (name: string): string => (entity.fields[name]?.column ?? 'bigint').replace(/ collate .*/, '');
  const sent = rows.map((row) => Object.fromEntries(key.map((name) => [name, valueOf(row, name)])));
  const found = await transaction.query<{ row: StoredRow }>({
    text: `select to_jsonb(one) as row from (select ${columns.map((name) => `t.${name}`).join(', ')}
      from jsonb_to_recordset(${parameters.add(JSON.stringify(sent))}::jsonb) as wanted (${key.map((name) => `${name} ${typeOf(name)}`).join(', ')})
      join ${entity.table} t on ${key.map((name) => `t.${name} = wanted.${name}`).join(' and ')} where ${granted}) one`,
    values: parameters.values,
  });
  return new Map(found.map(({ row }) => [JSON.stringify(key.map((name) => row[name])), withCustomByKeys(entity, row)]));
}

/** What the row keeps in fields that a tenant has added, by the keys of those that the caller sees. */
function withCustomByKeys(entity: EntityDescriptor, row: StoredRow): StoredRow {
  const kept = row[CUSTOM] as Values | null | undefined;
  if (!kept || !hasCustomFields(entity)) return row;
  const fields = [...customFieldsOf(entity)].filter(([, { custom }]) => custom.id in kept);
  return { ...row, [CUSTOM]: Object.fromEntries(fields.map(([key, { custom }]) => [key, kept[custom.id]])) };
}

/** What of the values the stored row does not have yet. */
export function differing(entity: EntityDescriptor, stored: StoredRow, values: Values): Values {
  const { [CUSTOM]: custom, ...plain } = hasCustomFields(entity) ? values : { ...values, [CUSTOM]: undefined };
  const others = Object.entries(plain).filter(([name, value]) => {
    const field = entity.fields[name];
    return field?.column !== undefined && !isSameValue(field.kind, stored[name], value);
  });
  const fields = customFieldsOf(entity);
  const added = Object.entries((custom ?? {}) as Values).filter(
    ([key, value]) => !isSameValue(fields.get(key)?.kind, (stored[CUSTOM] as Values | undefined)?.[key] ?? null, value),
  );
  return { ...Object.fromEntries(others), ...(added.length > 0 && { [CUSTOM]: Object.fromEntries(added) }) };
}

/** What the stored row has where it is to be changed, as another change takes it. */
export function earlierOf(entity: EntityDescriptor, stored: StoredRow, changes: Values): Values {
  const earlier = Object.fromEntries(Object.keys(changes).map((name) => [name, stored[name]]));
  if (changes[CUSTOM] === undefined || !hasCustomFields(entity)) return earlier;
  const kept = stored[CUSTOM] as Values;
  const keys = Object.keys(changes[CUSTOM] as Values);
  return { ...earlier, [CUSTOM]: Object.fromEntries(keys.map((key) => [key, kept[key] ?? null])) };
}

/** Whether a cell says what is stored. */
export function isSameValue(kind: string | undefined, stored: unknown, value: unknown): boolean {
  if (kind === 'date_time' && typeof stored === 'string' && typeof value === 'string')
    return Math.floor(Date.parse(stored) / 1000) === Math.floor(Date.parse(value) / 1000);
  // A cell that says what is read of a row already leaves its headings and lists as they are.
  if (kind === 'rich_text' && typeof stored === 'string' && typeof value === 'string')
    return plainText(stored) === plainText(sanitizeRichText(value));
  // A cell carries no more of a text than its portable form.
  if (typeof stored === 'string' && typeof value === 'string') return portableText(stored) === value;
  return JSON.stringify(stored) === JSON.stringify(value);
}
