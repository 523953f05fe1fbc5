/** The first sheet of an Excel workbook. */
import { readSheet } from 'read-excel-file/universal';
import { readArchive } from './archive.ts';
import { addRow, MAX_COLUMNS, type TableRow, UnreadableFile } from './table.ts';

/** The last row that a sheet may name: reading makes a list up to there, however few rows are filled. */
const MAX_ROW_NUMBER = 100_000;
/** Likewise of columns. */
const MAX_COLUMN_NUMBER = 1_000;

const ROW = /<(?:\w+:)?row\b[^>]*?\sr\s*=\s*["'](\d+)["']/g;
const CELL = /<(?:\w+:)?c\b[^>]*?\sr\s*=\s*["']([A-Za-z]+)(\d+)["']/g;
const FAILED =
  /<(?:\w+:)?c\b(?=[^>]*?\st\s*=\s*["']e["'])[^>]*?\sr\s*=\s*["']([A-Z]+)(\d+)["'][^>]*>(?:(?!<\/(?:\w+:)?c>).)*?<(?:\w+:)?v>([^<]*)</gs;

export async function readXlsx(bytes: Buffer): Promise<TableRow[]> {
  const files = readArchive(bytes);
  for (const [name, text] of files) if (isSheet(name)) refuseEndless(text);
  const read = await readFirstSheet(bytes);
  const failed = failedFormulas(files.get(firstSheetName(files)) ?? '');
  const rows: TableRow[] = [];
  read.forEach((values, at) => {
    const cells = values
      .slice(0, MAX_COLUMNS)
      .map((value, column) => failed.get(`${at + 1}:${column + 1}`) ?? textOf(value));
    addRow(rows, at + 1, cells);
  });
  return rows;
}

const isSheet = (name: string): boolean => /(?:^|\/)worksheets\/[^/]+\.xml$/i.test(name);

/** The sheet that the workbook names first; its file may be called anything. ECMA-376, part 1, section 12.3.23. */
function firstSheetName(files: ReadonlyMap<string, string>): string {
  const workbook = files.get('xl/workbook.xml') ?? '';
  const [, id = ''] = /<(?:\w+:)?sheet\b[^>]*?\s\w+:id\s*=\s*["']([^"']+)["']/.exec(workbook) ?? [];
  const relations = (files.get('xl/_rels/workbook.xml.rels') ?? '').match(/<(?:\w+:)?Relationship\b[^>]*>/g) ?? [];
  const relation = relations.find((tag) => attribute(tag, 'Id') === id) ?? '';
  const target = attribute(relation, 'Target');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';

/** Reading a sheet makes every row and column up to the last one that it names. */
function refuseEndless(sheet: string): void {
  for (const [, row] of sheet.matchAll(ROW))
    if (Number(row) > MAX_ROW_NUMBER) throw new UnreadableFile('too_many_rows');
  for (const [, column = '', row] of sheet.matchAll(CELL))
    if (Number(row) > MAX_ROW_NUMBER || columnNumber(column) > MAX_COLUMN_NUMBER)
      throw new UnreadableFile('too_many_rows');
}

/** Cells of formulas that failed, which are read as empty ones: an empty parent would be the top. */
const failedFormulas = (sheet: string): Map<string, string> =>
  new Map(
    [...sheet.matchAll(FAILED)].map(([, column = '', row = '', text = '']) => [`${row}:${columnNumber(column)}`, text]),
  );

const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

async function readFirstSheet(bytes: Buffer) {
  const own = new Uint8Array(bytes).buffer;
  try {
    return await readSheet(own, { parseNumber: numberText });
  } catch (error) {
    throw new UnreadableFile('broken_file', { cause: error });
  }
}

/** A cell as a person reads it: an id that Excel took for a number, a date or a truth. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' ? value : '';
}

/** `1001` for what the file may hold as `1001.0` or `1.001E3`. */
function numberText(text: string): string {
  const number = Number(text);
  return /^-?\d+$/.test(text) || Number.isNaN(number) ? text : String(number);
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
}
