/** The first sheet of an Excel workbook. */
import { readSheet } from 'read-excel-file/universal';
import { readArchive, writeArchive } from './archive.ts';
import { addRow, MAX_COLUMNS, type TableRow } from './table.ts';
import { UnreadableFile } from '../../../../platform/files/read/unreadable-file.ts';

/** The last row that a sheet may name: reading makes a list up to there, however few rows are filled. */
const MAX_ROW_NUMBER = 100_000;
/** Likewise of columns. */
const MAX_COLUMN_NUMBER = 1_000;
const MAX_TAG_CHARACTERS = 10_000;
/** A formula as long as Excel takes one (8,192 characters), and what stands around it. */
const FAILED_CELL_CHARACTERS = 10_000;

/** Beginnings of rows and cells, with their attributes. No `<` stands within them, so each is looked through once. */
const ROW_TAG = /<(?:\w+:)?row\b([^<>]*)/g;
const CELL_TAG = /<(?:\w+:)?c\b([^<>]*)/g;
const SHEET_TAG = /<(?:\w+:)?sheet\b([^<>]*)/g;
const RELATIONSHIP_TAG = /<(?:\w+:)?Relationship\b([^<>]*)/g;
const ROW_NUMBER = /^\d+$/;
const PLACE = /^([A-Za-z]+)(\d+)$/;

export async function readXlsx(bytes: Buffer): Promise<TableRow[]> {
  const files = readArchive(bytes);
  for (const text of files.values()) refuseLongTags(text);
  for (const [name, text] of files) if (isSheet(name)) refuseEndless(text);
  const read = await readFirstSheet(files);
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

/** The reader of XML compares the attributes of a tag with each other: a tag without end would never be done. */
function refuseLongTags(xml: string): void {
  let end = 0;
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', end)) {
    end = xml.indexOf('>', at);
    if (end === -1 || end - at > MAX_TAG_CHARACTERS) throw new UnreadableFile('broken_file');
  }
}

const isSheet = (name: string): boolean => /(?:^|\/)worksheets\/[^/]+\.xml$/i.test(name);

/** The sheet that the workbook names first; its file may be called anything. ECMA-376, part 1, section 12.3.23. */
function firstSheetName(files: ReadonlyMap<string, string>): string {
  const workbook = files.get('xl/workbook.xml') ?? '';
  const relations = files.get('xl/_rels/workbook.xml.rels') ?? '';
  const [id = ''] = attributesOf(workbook, SHEET_TAG, 'relation');
  const ids = attributesOf(relations, RELATIONSHIP_TAG, 'Id');
  const target = attributesOf(relations, RELATIONSHIP_TAG, 'Target')[ids.indexOf(id)] ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

const ATTRIBUTES = {
  r: /\sr\s*=\s*["']([^"']*)["']/,
  t: /\st\s*=\s*["']([^"']*)["']/,
  Id: /\sId\s*=\s*["']([^"']*)["']/,
  Target: /\sTarget\s*=\s*["']([^"']*)["']/,
  /** Of a sheet, whose prefix the file chooses. */
  relation: /\s\w+:id\s*=\s*["']([^"']*)["']/,
};
type Attribute = keyof typeof ATTRIBUTES;

const attribute = (tag: string, name: Attribute): string => ATTRIBUTES[name].exec(tag)?.[1] ?? '';

/** The attribute of each such tag. */
const attributesOf = (xml: string, tag: RegExp, name: Attribute): string[] =>
  [...xml.matchAll(tag)].map(([, attributes = '']) => attribute(attributes, name));

/** Reading a sheet makes every row and column up to the last one that it names. */
function refuseEndless(sheet: string): void {
  for (const [, attributes = ''] of sheet.matchAll(ROW_TAG)) {
    const number = attribute(attributes, 'r');
    if (ROW_NUMBER.test(number) && Number(number) > MAX_ROW_NUMBER) throw new UnreadableFile('too_many_rows');
  }
  for (const [, attributes = ''] of sheet.matchAll(CELL_TAG)) {
    const [, column = '', row] = PLACE.exec(attribute(attributes, 'r')) ?? [];
    if (Number(row) > MAX_ROW_NUMBER || columnNumber(column) > MAX_COLUMN_NUMBER)
      throw new UnreadableFile('too_many_rows');
  }
}

/** The end of a cell, or the beginning of the next one. */
const CELL_END = /<\/?(?:\w+:)?c\b/;
const VALUE = /<(?:\w+:)?v>([^<]*)</;

/** The value of the cell whose content a text begins with. */
function valueIn(text: string): string | undefined {
  const end = text.search(CELL_END);
  return VALUE.exec(end === -1 ? text : text.slice(0, end))?.[1];
}

/** Cells of formulas that failed, which are read as empty ones: an empty parent would be the top. */
function failedFormulas(sheet: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { 1: attributes = '', index, 0: tag } of sheet.matchAll(CELL_TAG)) {
    if (attribute(attributes, 't') !== 'e') continue;
    const [, column = '', row = ''] = PLACE.exec(attribute(attributes, 'r')) ?? [];
    const text = valueIn(sheet.slice(index + tag.length, index + tag.length + FAILED_CELL_CHARACTERS));
    if (text !== undefined) found.set(`${row}:${columnNumber(column)}`, text);
  }
  return found;
}

const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

async function readFirstSheet(files: ReadonlyMap<string, string>) {
  try {
    return await readSheet(writeArchive(files).buffer, { parseNumber: numberText });
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
