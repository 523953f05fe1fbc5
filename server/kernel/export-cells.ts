/** What a row's fields are in the cells of a table that people read: words, names and amounts, as a list shows them. */
import { minorDigitsOf } from '../../shared/money/minor-digits.ts';
import type { EntityDescriptor, FieldDescriptor } from '../../shared/contract/descriptor.ts';
import type { StoredFileValue } from '../../shared/contract/file-types.ts';
import type { Cell } from '../../shared/csv/cell.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { plainText } from '../../shared/rich-text/plain.ts';
import type { Row } from '../database/rows.ts';
import { countryName, languageName } from '../i18n/code-names.ts';
import { labelOf } from '../i18n/labels.ts';
import { translate } from '../i18n/texts.ts';
import { CUSTOM } from '../query/custom-fields.ts';
import type { NameReader } from './row-name.ts';

interface Reader extends NameReader {
  /** Code of ISO 4217 of the row that tells an amount's currency. */
  currencyOf: (entity: string, id: number, code: string) => string | undefined;
}

/** A column of the table: its heading, and its cell in a row. */
export interface Column {
  heading: string;
  cell: (row: Row, reader: Reader) => Cell;
}

/** An amount has a column more, with its currency: sums are of numbers, and no number tells what it is of. */
export function columnsOfField(entity: EntityDescriptor, name: string, locale: Locale): Column[] {
  const field = entity.fields[name];
  if (field === undefined) return [];
  const heading = field.custom?.label ?? labelOf(locale, `resources.${entity.exported?.route}.fields.${name}`) ?? name;
  const { currency } = field;
  if (currency === undefined)
    return [{ heading, cell: (row, reader) => cellOf(entity, name, valueIn(row, name, field), reader) }];
  const codeOf = (row: Row, { currencyOf }: Reader): string | undefined => {
    const value = row[currency.field];
    const entityOfCode = entity.fields[currency.field]?.ref;
    if (currency.code === undefined || entityOfCode === undefined) return typeof value === 'string' ? value : undefined;
    return typeof value === 'number' ? currencyOf(entityOfCode, value, currency.code) : undefined;
  };
  return [
    { heading, cell: (row, reader) => inMajorUnits(row[name], codeOf(row, reader)) },
    {
      heading: translate(locale, 'export.currency_of', { field: heading }),
      cell: (row, reader) => (isNothing(row[name]) ? null : (codeOf(row, reader) ?? null)),
    },
  ];
}

/** Fields that a tenant has added stand in one of the row. */
const valueIn = (row: Row, name: string, { custom }: FieldDescriptor): unknown =>
  custom === undefined ? row[name] : (row[CUSTOM] as Row | null | undefined)?.[custom.key];

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;

const inMajorUnits = (value: unknown, code: string | undefined): Cell =>
  typeof value === 'number' ? (code === undefined ? value : value / 10 ** minorDigitsOf(code)) : null;

function cellOf(entity: EntityDescriptor, name: string, value: unknown, reader: Reader): Cell {
  if (isNothing(value)) return null;
  if (Array.isArray(value)) return value.map((one: unknown) => cellOf(entity, name, one, reader)).join(', ');
  const field = entity.fields[name];
  if (field?.ref !== undefined && typeof value === 'number') return reader.nameOf(field.ref, value) ?? value;
  if (typeof value === 'boolean') return translate(reader.locale, `export.${value}`);
  if (typeof value === 'number') return value;
  if (field?.file !== undefined) return (value as StoredFileValue).name;
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  const read = READ[field?.kind ?? ''];
  if (read !== undefined) return read(text, reader.locale);
  return field?.enum === undefined ? text : (labelOf(reader.locale, `enums.${entity.id}.${name}.${text}`) ?? text);
}

/** How people read texts of some kinds. */
const READ: Record<string, (text: string, locale: Locale) => string> = {
  date_time: (text) => asInstant(text),
  country: countryName,
  country_list: countryName,
  language: languageName,
  locale: languageName,
  rich_text: plainText,
};

/** ISO 8601 in UTC, to the second: rows come as the database writes them into JSON. */
const asInstant = (text: string): string => `${text.slice(0, 19)}Z`;
