/** Which field each column of a file is: by its name or its label, as it was the last time, or as the user says. */
import { createHash } from 'node:crypto';
import { type FieldViolation, invalidInput } from '../../errors.ts';
import type { EntityDescriptor, JsonSchema } from '../../../shared/contract/descriptor.ts';
import { type Locale, locales } from '../../../shared/i18n/locales.ts';
import { labelOf } from '../../i18n/labels.ts';

/** Place of a column, counted from 0 and written as text, to a field. */
export type Columns = Record<string, string>;

export const columnsSchema: JsonSchema = {
  type: 'object',
  maxProperties: 100,
  propertyNames: { pattern: '^[0-9]{1,2}$' },
  additionalProperties: { type: 'string', maxLength: 48 },
  description: 'Place of a column, counted from 0, to the field that its cells are; id for rows that are there.',
};

/** Fields that a file may fill, and `id`, by which it may name rows. */
function importableFields({ schemas, fields }: EntityDescriptor): string[] {
  const { properties = {} } = schemas.create as { properties?: object };
  return ['id', ...Object.keys(properties).filter((name) => name !== 'revision' && fields[name]?.file === undefined)];
}

/** By the same columns in the same order a file is known again. */
export const hashOf = (header: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(header.map(plain)))
    .digest('hex');

/** Case, spaces and signs do not tell headers apart. */
const plain = (header: string): string =>
  header
    .slice(0, 200)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Columns whose header is a field's name or its label in any language, each field once. */
export function matchColumns(entity: EntityDescriptor, header: readonly string[], locale: Locale): Columns {
  const names = namesOf(entity, locale);
  const taken = new Set<string>();
  const columns: Columns = {};
  header.forEach((text, place) => {
    const field = names.get(plain(text));
    if (field === undefined || taken.has(field)) return;
    taken.add(field);
    columns[place] = field;
  });
  return columns;
}

/** Of two fields that one word stands for in two languages, the reader's language counts. */
function namesOf(entity: EntityDescriptor, locale: Locale): Map<string, string> {
  const fields = importableFields(entity);
  const labelled = [...locales.filter((one) => one !== locale), locale].flatMap((one) =>
    fields.map(
      (field) => [labelOf(one, `resources.${entity.imported?.route}.fields.${field}`) ?? field, field] as const,
    ),
  );
  const words = [...labelled, ...fields.map((field) => [field, field] as const)];
  return new Map(words.map(([word, field]) => [plain(word), field] as const).filter(([word]) => word !== ''));
}

/** @throws Problem 400 for a field that can't be imported or is named twice, and a column that the file does not have */
export function refuseColumns(entity: EntityDescriptor, header: readonly unknown[], columns: Columns): void {
  const fields = new Set(importableFields(entity));
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
