/** Rows of a file as values of fields, and what is wrong with their cells. */
import { minorDigitsOf } from '../../../shared/money/minor-digits.ts';
import { unescapeCell } from '../../../shared/csv/cell.ts';
import type { Work } from '../../access/work.ts';
import type { Values } from '../../database/rows.ts';
import type { EntityDescriptor, FieldDescriptor } from '../../../shared/contract/descriptor.ts';
import { CUSTOM } from '../../query/custom-fields.ts';
import type { KernelParts } from '../context.ts';
import { minorUnitsOf, partsOf, type Read, readCell } from './cells.ts';
import type { Fault } from './fault.ts';
import { type Resolve, resolveReferences, type Wanted } from './references.ts';

/** A row of a file. */
export interface FileRow {
  /** As a spreadsheet counts: the first line is 1. */
  row: number;
  cells: readonly string[];
  /** An earlier row of the file has the same key. */
  isRepeated: boolean;
}

/** Place of a column in the file, counted from 0, to the field that its cells are; `id` tells rows that are there. */
export type Mapping = ReadonlyMap<number, string>;

export interface ReadFileRow {
  row: number;
  values: Values;
  /** Of a row that is to be changed, where the file has a column of ids. */
  id: number | null;
  faults: Fault[];
}

/** Reads a batch: what its references name is asked for at once. */
export async function readRows(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  { rows, mapping }: { rows: readonly FileRow[]; mapping: Mapping },
): Promise<ReadFileRow[]> {
  const resolve = await resolveReferences(parts, work, wantedBy(entity, rows, mapping));
  // Amounts come last: a currency of the same row tells their digits.
  const columns = [...mapping].toSorted(([, one], [, other]) => orderOf(entity, one) - orderOf(entity, other));
  return rows.map((row) => readRow(row, columns, { entity, locale: work.locale, resolve }));
}

const orderOf = ({ fields }: EntityDescriptor, name: string): number => (fields[name]?.currency === undefined ? 0 : 1);

interface Reading {
  entity: EntityDescriptor;
  locale: Work['locale'];
  resolve: Resolve;
}

function readRow({ row, cells, isRepeated }: FileRow, columns: [number, string][], reading: Reading): ReadFileRow {
  const values: Values = {};
  const faults: Fault[] = isRepeated ? [{ row, field: null, of: 'fields', code: 'repeated_row' }] : [];
  const currencies = new Map<string, string>();
  let id: number | null = null;
  for (const [place, name] of columns) {
    const cell = cells[place] ?? '';
    const read = name === 'id' ? readId(cell) : readField(cell, name, { ...reading, currencies });
    if ('code' in read) faults.push({ row, field: name, of: 'fields', ...read });
    else if (name === 'id') id = read.value as number | null;
    else if (read.value !== undefined) put(values, reading.entity.fields[name], { name, value: read.value });
  }
  return { row, values, id, faults };
}

/** Fields that a tenant has added stand in one of the row. */
function put(
  values: Values,
  field: FieldDescriptor | undefined,
  { name, value }: { name: string; value: unknown },
): void {
  if (field?.custom === undefined) values[name] = value;
  else values[CUSTOM] = { ...(values[CUSTOM] as Values | undefined), [field.custom.key]: value };
}

function readId(cell: string): Read {
  const text = unescapeCell(cell);
  if (text === '') return { value: null };
  return /^\d{1,15}$/.test(text) ? { value: Number(text) } : { code: 'type', parameters: { expected: 'integer' } };
}

function readField(cell: string, name: string, reading: Reading & { currencies: Map<string, string> }): Read {
  const { entity, currencies } = reading;
  const field = entity.fields[name];
  const text = unescapeCell(cell);
  if (field?.ref !== undefined && text !== '') return readReference(cell, name, field.ref, reading);
  const source = writtenCurrencyOf(field)?.field;
  const code = source === undefined ? undefined : currencies.get(source);
  if (code !== undefined && text !== '') return { value: minorUnitsOf(cell, minorDigitsOf(code)) };
  const read = readCell(cell, { ...reading, name });
  if ('value' in read && typeof read.value === 'string') currencies.set(name, read.value);
  return read;
}

function readReference(
  cell: string,
  name: string,
  target: string,
  { entity, resolve, currencies }: Reading & { currencies: Map<string, string> },
): Read {
  const isList = entity.fields[name]?.type === 'array';
  const found = textsOf(cell, isList).map((text) => resolve(target, text));
  const ids: number[] = [];
  for (const one of found) {
    if ('code' in one) return { code: one.code };
    ids.push(one.id);
    const code = currencyColumnOf(entity, name);
    if (code !== undefined) currencies.set(name, String(one.row[code]));
  }
  return { value: isList ? ids : ids[0] };
}

const textsOf = (cell: string, isList: boolean): string[] => (isList ? partsOf(cell) : [unescapeCell(cell)]);

/** The column of the referred row that tells the currency of an amount. */
const currencyColumnOf = ({ fields }: EntityDescriptor, name: string): string | undefined =>
  Object.values(fields)
    .map(writtenCurrencyOf)
    .find((currency) => currency?.field === name)?.code;

/** By what whoever writes an amount says its currency. */
const writtenCurrencyOf = (field: FieldDescriptor | undefined) => field?.currency?.written ?? field?.currency;

function wantedBy(entity: EntityDescriptor, rows: readonly FileRow[], mapping: Mapping): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const [place, name] of mapping) {
    const { ref, type } = entity.fields[name] ?? {};
    if (ref === undefined) continue;
    const { texts, columns } = wanted.get(ref) ?? { texts: new Set(), columns: new Set() };
    for (const { cells } of rows) for (const text of textsOf(cells[place] ?? '', type === 'array')) texts.add(text);
    const code = currencyColumnOf(entity, name);
    if (code !== undefined) columns.add(code);
    wanted.set(ref, { texts, columns });
  }
  return wanted;
}
