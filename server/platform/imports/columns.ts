/** Which field each column of a file is: by its name or its label, as it was the last time, or as the user says. */
import { createHash } from 'node:crypto';
import { type FieldViolation, invalidInput } from '../../errors.ts';
import type { EntityDescriptor, JsonSchema } from '../../../shared/contract/descriptor.ts';
import { type Locale, locales } from '../../../shared/i18n/locales.ts';
import type { Call, Kernel } from '../../kernel/crud.ts';
import { labelOf } from '../../i18n/labels.ts';
import { MAX_COLUMNS } from './read/table.ts';

/** Place of a column, counted from 0 and written as text, to a field. */
export type Columns = Record<string, string>;

export const columnsSchema: JsonSchema = {
  type: 'object',
  maxProperties: MAX_COLUMNS,
  propertyNames: { pattern: '^[0-9]{1,3}$' },
  additionalProperties: { type: 'string', maxLength: 48 },
  description: 'Place of a column, counted from 0, to the field that its cells are; id for rows that are there.',
};

/** An entity as who imports knows it, with the fields that he may give a new row. */
export interface Importable {
  entity: EntityDescriptor;
  /** Null: all. */
  writable: ReadonlySet<string> | null;
}

export const importableTo = async (
  { known, scope }: Kernel,
  call: Pick<Call, 'principal'>,
  entity: EntityDescriptor,
): Promise<Importable> => ({
  entity: await known(call, entity),
  writable: scope.fields(call.principal, entity, 'create'),
});

/** Fields that a file may fill, and `id`, by which it may name rows. Those that a tenant has added stand for the one that holds them. */
function importableFields({ entity: { schemas, fields }, writable }: Importable): string[] {
  const { properties = {} } = schemas.create as { properties?: object };
  const names = Object.keys(properties).filter(
    (name) => name !== 'revision' && fields[name]?.file === undefined && (writable === null || writable.has(name)),
  );
  const added = Object.keys(fields).filter((name) => fields[name]?.custom !== undefined);
  return ['id', ...names.flatMap((name) => (fields[name]?.kind === 'custom' ? added : [name]))];
}

/** What is called a field in a language; undefined where it has no word there. */
export function wordOf(entity: EntityDescriptor, field: string, locale: Locale): string | undefined {
  return entity.fields[field]?.custom?.label ?? labelOf(locale, `resources.${entity.imported?.route}.fields.${field}`);
}

/** By the same columns in the same order a file is known again. */
export const hashOf = (header: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(header.map(plainHeader)))
    .digest('hex');

/** Case, spaces and signs do not tell headers apart. */
export const plainHeader = (header: string): string =>
  header
    .slice(0, 200)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Columns whose header is a field's name or its label in any language, each field once. */
export function matchColumns(importable: Importable, header: readonly string[], locale: Locale): Columns {
  const own = namesOf(importable, locale);
  const added = addedNames(importable.entity);
  const fields = new Set(importableFields(importable));
  const taken = new Set<string>();
  const columns: Columns = {};
  header.forEach((text, place) => {
    const name = plainHeader(text);
    const field = [own.get(name) ?? [], added.get(name) ?? []].flat().find((one) => fields.has(one) && !taken.has(one));
    if (field === undefined) return;
    taken.add(field);
    columns[place] = field;
  });
  return columns;
}

/** What was said of such a file the last time, but for fields that are none any more. */
export function rememberedColumns(importable: Importable, columns: Columns): Columns {
  const fields = new Set(importableFields(importable));
  return Object.fromEntries(Object.entries(columns).filter(([, field]) => fields.has(field)));
}

const isAdded = ({ fields }: EntityDescriptor, name: string): boolean => fields[name]?.custom !== undefined;

/** Of two fields that one word stands for in two languages, the reader's language counts. */
function namesOf(importable: Importable, locale: Locale): Map<string, string> {
  const { entity } = importable;
  const fields = importableFields(importable).filter((name) => !isAdded(entity, name));
  const labelled = [...locales.filter((one) => one !== locale), locale].flatMap((one) =>
    fields.map((field) => [wordOf(entity, field, one) ?? field, field] as const),
  );
  const words = [...labelled, ...fields.map((field) => [field, field] as const)];
  return new Map(words.map(([word, field]) => [plainHeader(word), field] as const).filter(([word]) => word !== ''));
}

/** Fields that a tenant has added, by their labels and keys as headers write them (`plainHeader`): several may be called alike. */
export function addedNames({ fields }: EntityDescriptor): Map<string, string[]> {
  const added = Object.entries(fields).flatMap(([name, { custom }]) =>
    custom === undefined ? [] : [{ name, words: [custom.label, custom.key, name].map(plainHeader) }],
  );
  const words = [0, 1, 2].flatMap((at) => added.map(({ name, words }) => ({ word: words[at] ?? '', name })));
  const named = Map.groupBy(
    words.filter(({ word }) => word !== ''),
    ({ word }) => word,
  );
  return new Map([...named].map(([word, found]) => [word, found.map(({ name }) => name)]));
}

/** @throws Problem 400 for a field that can't be imported or is named twice, and a column that the file does not have */
export function refuseColumns(importable: Importable, header: readonly unknown[], columns: Columns): void {
  const fields = new Set(importableFields(importable));
  const seen = new Set<string>();
  const errors = Object.entries(columns).flatMap(([place, field]): FieldViolation[] => {
    const pointer = `/mapping/${place}`;
    if (!fields.has(field) || Number(place) >= header.length) return [{ pointer, code: 'unknown_field' }];
    if (seen.has(field)) return [{ pointer, code: 'repeated_column' }];
    seen.add(field);
    return [];
  });
  if (seen.size === 0 && errors.length === 0) errors.push({ pointer: '/mapping', code: 'required' });
  if (errors.length > 0) throw invalidInput({ errors });
}
