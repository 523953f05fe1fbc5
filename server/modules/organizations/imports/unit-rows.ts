/** Rows of cells to rows of units: the header's columns, and what is wrong with a row by itself. */
import { node } from '../../../generated/node.ts';
import { isFormulaError, unescapeCell } from '../../../../shared/csv/cell.ts';
import { type AddedColumns, type Column, columnOf, type OwnColumn, requiredColumns } from './columns.ts';
import type { Violation } from './violation.ts';
import { MAX_HEADER_ROWS, MAX_ROWS, type TableRow } from './read/table.ts';

export interface UnitRow {
  row: number;
  /** Without a column that the file does not have: what it would say stays as it is. */
  values: Partial<Record<Column, string>>;
}

export interface UnitRows {
  rows: UnitRow[];
  violations: Violation[];
  /** Headers that name no column. */
  ignored: string[];
  /** Whether there are more rows than one import takes. */
  isTooLong: boolean;
}

/** Headers that are told of as ignored. */
const MAX_IGNORED = 20;
const MAX_TOLD_CHARACTERS = 80;

interface Header {
  row: number;
  /** Of each column, the place of its cells. */
  places: Map<Column, number>;
  violations: Violation[];
  ignored: string[];
}

/** @param added what the company's own fields are called */
export function readUnitRows(table: readonly TableRow[], added: AddedColumns = new Map()): UnitRows {
  const header = readHeader(table, added);
  const below = table.filter(({ row }) => row > header.row);
  const isTooLong = below.length > MAX_ROWS;
  if (header.violations.length > 0)
    return { rows: [], violations: header.violations, ignored: header.ignored, isTooLong };
  const read = below.map((one) => readRow(one, header.places));
  return {
    rows: read.map(({ row, values }) => ({ row, values })),
    violations: read.flatMap(({ violations }) => violations),
    ignored: header.ignored,
    isTooLong,
  };
}

/** The first row that names what is required: above it may stand a title. */
function readHeader(table: readonly TableRow[], added: AddedColumns): Header {
  const headers = table.slice(0, MAX_HEADER_ROWS).map((row) => toHeader(row, added));
  const whole = headers.find(({ places }) => requiredColumns.every((column) => places.has(column)));
  return whole ?? headers.find(({ places }) => places.size > 0) ?? headers[0] ?? toHeader({ row: 1, cells: [] }, added);
}

function toHeader({ row, cells }: TableRow, added: AddedColumns): Header {
  const places = new Map<Column, number>();
  const violations: Violation[] = [];
  const ignored: string[] = [];
  cells.forEach((cell, at) => {
    const column = columnOf(cell, added, places);
    if (column && places.has(column)) violations.push({ row, column, code: 'repeated_column' });
    else if (column) places.set(column, at);
    else if (cell.trim() !== '' && ignored.length < MAX_IGNORED)
      ignored.push(cell.trim().slice(0, MAX_TOLD_CHARACTERS));
  });
  for (const column of requiredColumns)
    if (!places.has(column)) violations.push({ row, column, code: 'missing_column' });
  return { row, places, violations, ignored };
}

function readRow({ row, cells }: TableRow, places: Header['places']): UnitRow & { violations: Violation[] } {
  const values: UnitRow['values'] = {};
  const violations: Violation[] = [];
  for (const [column, at] of places) {
    const cell = cells[at] ?? '';
    const value = unescapeCell(cell);
    // Those of the company are read as what they are, once it is known which unit the row is.
    values[column] = isOwn(column) ? value : cell;
    const violation = isFormulaError(cell) ? { code: 'failed_formula' } : valueViolation(column, value);
    if (violation) violations.push({ row, column, ...violation });
  }
  return { row, values, violations };
}

const isOwn = (column: Column): column is OwnColumn => !column.startsWith('custom.');

/** The longest value of each column, as the unit's own schema has it. */
const limits = lengthLimits();

function lengthLimits(): Record<OwnColumn, number> {
  const { properties } = node.schemas.create as { properties: Record<string, { maxLength?: number }> };
  const limitOf = (field: string): number => properties[field]?.maxLength ?? Number.MAX_SAFE_INTEGER;
  return {
    external_id: limitOf('external_id'),
    name: limitOf('name'),
    type: limitOf('type'),
    parent_external_id: limitOf('external_id'),
    color: Number.MAX_SAFE_INTEGER,
  };
}

const COLOR = /^#[0-9A-Fa-f]{6}$/;

/** As PostgreSQL counts: characters, not UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;

function valueViolation(column: Column, value: string): Pick<Violation, 'code' | 'parameters'> | null {
  if (!value.isWellFormed()) return { code: 'invalid_text' };
  if (!isOwn(column)) return null;
  if (column === 'color' && value !== '' && !COLOR.test(value)) return { code: 'not_a_color' };
  const limit = limits[column];
  return lengthOf(value) > limit ? { code: 'too_long', parameters: { limit } } : null;
}
