/** An entity with the fields that a company has added to its rows: they stand beside the others, by the names `custom.<key>`. */
import type { CompanyFields, CustomField } from '../access/custom-fields.ts';
import type { Principal } from '../access/principal.ts';
import type { EntityDescriptor, FieldDescriptor } from '../../shared/contract/descriptor.ts';
import { CUSTOM_COLUMN, customValueTable } from '../../shared/contract/custom-values.ts';
import type { Parameters } from '../database/parameters.ts';

/** The field of the schema that holds them, and its column. */
export const CUSTOM = CUSTOM_COLUMN;
const BEFORE_KEY = `${CUSTOM}.`;

/** Whether companies add fields to an entity. */
export const hasCustomFields = ({ fields }: EntityDescriptor): boolean => fields[CUSTOM]?.kind === 'custom';

/** The entity as one whose rows have no added fields. */
export const withoutCustom = (entity: EntityDescriptor): EntityDescriptor => ({
  ...entity,
  fields: Object.fromEntries(Object.entries(entity.fields).filter(([name]) => schemaFieldOf(name) !== CUSTOM)),
});

export const nameOfKey = (key: string): string => BEFORE_KEY + key;

/** The field of the schema that a name is of: grants name that one. */
export const schemaFieldOf = (name: string): string => (name.startsWith(BEFORE_KEY) ? CUSTOM : name);

/** By the kinds that a company chooses from, what the kernel knows them as (generator/fields). */
const KINDS: Record<string, Pick<FieldDescriptor, 'kind' | 'type'>> = {
  text: { kind: 'text', type: 'string' },
  long_text: { kind: 'long_text', type: 'string' },
  number: { kind: 'number', type: 'number' },
  percent: { kind: 'percent', type: 'number' },
  yes_or_no: { kind: 'boolean', type: 'boolean' },
  date: { kind: 'date', type: 'string' },
  choice: { kind: 'enum', type: 'string' },
  multiple_choice: { kind: 'string_list', type: 'array' },
  color: { kind: 'color', type: 'string' },
  web_address: { kind: 'url', type: 'string' },
  email: { kind: 'email', type: 'string' },
  phone: { kind: 'phone', type: 'string' },
  country: { kind: 'country', type: 'string' },
  language: { kind: 'language', type: 'string' },
};

const TEXT = { kind: 'text', type: 'string' } as const;

/** As the kernel knows a field. */
export function describeCustom({
  id,
  key,
  label,
  kind,
  choices,
  is_required: isRequired,
}: CustomField): FieldDescriptor {
  return {
    ...(KINDS[kind] ?? TEXT),
    nullable: true,
    custom: { id, key, label, isRequired, ...(choices !== null && { choices }) },
  };
}

/** Texts of many lines and several values have no order. */
const isSortable = ({ kind, type }: FieldDescriptor): boolean => type !== 'array' && kind !== 'long_text';

const isFiltered = ({ kind }: FieldDescriptor): boolean => kind !== 'long_text' && kind !== 'color';

const made = new WeakMap<CompanyFields, Map<string, EntityDescriptor>>();

/**
 * The entity as somebody of the company knows it, with the fields that he sees; the same object for as long as the
 * company's fields stay as they are.
 */
export function withTenantFields(
  entity: EntityDescriptor,
  fields: CompanyFields,
  role: Principal['role'],
): EntityDescriptor {
  const byName = made.get(fields) ?? new Map<string, EntityDescriptor>();
  made.set(fields, byName);
  const name = `${entity.id} ${role}`;
  const known = byName.get(name) ?? withFields(entity, fields.get(entity.id) ?? [], role);
  byName.set(name, known);
  return known;
}

function withFields(
  entity: EntityDescriptor,
  fields: readonly CustomField[],
  role: Principal['role'],
): EntityDescriptor {
  const seen = fields.filter((field) => role === 'company_admin' || field.seen_by === 'everyone');
  if (seen.length === 0) return entity;
  const described = seen.map((field): [string, FieldDescriptor] => [nameOfKey(field.key), describeCustom(field)]);
  const namesOf = (test: (field: FieldDescriptor) => boolean): string[] =>
    described.flatMap(([name, field]) => (test(field) ? [name] : []));
  const { list, exported } = entity;
  const listed = seen.flatMap((field) => (field.in_list ? [nameOfKey(field.key)] : []));
  return {
    ...entity,
    fields: { ...entity.fields, ...Object.fromEntries(described) },
    list: {
      ...list,
      filters: [...list.filters, ...namesOf(isFiltered)],
      sortable: [...list.sortable, ...namesOf(isSortable)],
    },
    ...(exported && { exported: { ...exported, columns: [...exported.columns, ...listed] } }),
  };
}

/** The added fields of a company's own descriptor, by their keys. */
export const customFieldsOf = ({
  fields,
}: EntityDescriptor): Map<string, FieldDescriptor & { custom: CustomValueOf }> =>
  new Map(Object.values(fields).flatMap((field) => (isCustom(field) ? [[field.custom.key, field] as const] : [])));

type CustomValueOf = NonNullable<FieldDescriptor['custom']>;

const isCustom = (field: FieldDescriptor): field is FieldDescriptor & { custom: CustomValueOf } =>
  field.custom !== undefined;

/**
 * SQL of the value of an added field in a row `t`. What the row keeps of another kind than the field's is none: a kind is
 * changed while no row has a value, but somebody may just be about to give it one.
 */
export function customValueSql(field: FieldDescriptor): string {
  const { kind, type } = field;
  const id = idOf(field);
  const [value, text] = [`(t.${CUSTOM} -> '${id}')`, `(t.${CUSTOM} ->> '${id}')`];
  if (type === 'number') return `(case when jsonb_typeof(${value}) = 'number' then ${text}::double precision end)`;
  if (type === 'boolean') return `(case ${text} when 'true' then true when 'false' then false end)`;
  if (type === 'array')
    return `(case when jsonb_typeof(${value}) = 'array' then array(select jsonb_array_elements_text(${value})) end)`;
  // Days are in their order as texts; other texts as people read them.
  return kind === 'date' ? `(${text} collate "C")` : `(${text} collate "natural")`;
}

/**
 * SQL of whether a row `t` has a value in an added field, by the index of such values: no comparison of jsonb is
 * leakproof, so that under row-level security an index of the column would lead nobody to his rows.
 * @param wanted what the number that the value is compared by has to be
 */
export function rowsByValue({ table }: EntityDescriptor, field: FieldDescriptor, wanted: string): string {
  const values = customValueTable(table);
  return `t.id in (select kept.record_id from ${values} kept where kept.field_id = ${idOf(field)} and kept.value ${wanted})`;
}

function idOf({ custom }: FieldDescriptor): number {
  const id = Number(custom?.id);
  if (!Number.isSafeInteger(id)) throw new TypeError('An added field has an id.');
  return id;
}

/** Fields that are looked up one by one rather than found among all that a row has. */
const FEW = 20;

/**
 * SQL of all that a row `t` has in added fields, by their keys: of those in `fields`, whatever else the row keeps.
 * @param fields of the company's own descriptor
 */
export function customObjectSql(fields: readonly FieldDescriptor[], parameters: Parameters): string {
  const keys = fields.flatMap(({ custom }) => (custom === undefined ? [] : [[String(custom.id), custom.key] as const]));
  if (keys.length === 0) return `'{}'::jsonb`;
  const names = `${parameters.add(JSON.stringify(Object.fromEntries(keys)))}::jsonb`;
  // Some of many are looked up, in a value that is unpacked once: a row may keep much.
  if (keys.length <= FEW)
    return `(select coalesce(jsonb_object_agg(field.value, kept.all_of_row -> field.key), '{}')
      from (select t.${CUSTOM} || '{}' as all_of_row offset 0) kept, jsonb_each_text(${names}) field where kept.all_of_row ? field.key)`;
  return `(select coalesce(jsonb_object_agg(${names} ->> kept.key, kept.value), '{}') from jsonb_each(t.${CUSTOM}) kept where ${names} ? kept.key)`;
}
