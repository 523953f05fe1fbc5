/** Files as spreadsheet programs write them, to rows of texts. */
import { describe, expect, test } from 'vitest';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { xlsx } from '../../../../platform/files/formats/xlsx.ts';
import { type SheetParts, workbook, workbookParts, zip } from '../test/workbook.ts';
import { readFile } from './read-file.ts';
import { readTable } from './read-table.ts';
import { UnreadableFile } from '../../../../platform/files/read/unreadable-file.ts';

const read = async (file: string | Uint8Array): Promise<string[]> =>
  (await readTable(Buffer.from(file))).map(({ row, cells }) => `${row}: ${cells.join('|')}`);

async function reasonOf(file: Uint8Array): Promise<string> {
  try {
    await readTable(Buffer.from(file));
    return 'it was read';
  } catch (error) {
    return error instanceof UnreadableFile ? error.reason : String(error);
  }
}

const TABLE = ['1: External id|Name', '2: a|Zürich, West', '3: b|"B"'];
const utf16 = (text: string, mark: number[], swap: boolean): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array([...mark, ...(swap ? bytes.swap16() : bytes)]);
};

describe('a CSV file', () => {
  test.each([
    ['by comma', 'External id,Name\na,"Zürich, West"\nb,"""B"""\n'],
    ['by semicolon', 'External id;Name\r\na;Zürich, West\r\nb;"""B"""'],
    ['by tab', 'External id\tName\ra\tZürich, West\rb\t"""B"""\r'],
    ["with Excel's line for the delimiter", 'sep=;\r\nExternal id;Name\r\na;Zürich, West\r\nb;"""B"""'],
    ['with a byte order mark', '\uFEFFExternal id,Name\na,"Zürich, West"\nb,"""B"""'],
    ['in UTF-16, little end first', utf16('External id\tName\na\tZürich, West\nb\t"""B"""', [0xff, 0xfe], false)],
    ['in UTF-16, big end first', utf16('External id\tName\na\tZürich, West\nb\t"""B"""', [0xfe, 0xff], true)],
  ])('%s', async (_name, file) => {
    expect(await read(file)).toEqual(TABLE);
  });

  test('counts empty lines, and lines within a value only once', async () => {
    expect(await read('name;external_id\n\n;;\n"A\nB";a\n"C";c\n')).toEqual([
      '1: name|external_id',
      '4: A\nB|a',
      '5: C|c',
    ]);
  });

  test('takes the delimiter that its header tells, not one that its values are full of', async () => {
    expect(await read('name;external_id\nA,B,C;a,b,c\n')).toEqual(['1: name|external_id', '2: A,B,C|a,b,c']);
  });

  test('keeps a quote in the middle of a value, and lines of different lengths', async () => {
    expect(await read('external_id,name\na,5" pipe\nb\nc,C,more\n')).toEqual([
      '1: external_id|name',
      '2: a|5" pipe',
      '3: b',
      '4: c|C|more',
    ]);
  });
});

const cases: [string, SheetParts, string[]][] = [
  [
    'shared strings, some of them in rich text',
    {
      sharedStrings: [
        'External id',
        'Name',
        'a',
        'Harbour &amp; Co',
        '</t></si><si><r><t>Air</t></r><r><t>port</t></r></si><si><t>',
      ],
      rows: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" t="s"><v>3</v></c></row><row r="3"><c r="B3" t="s"><v>5</v></c></row>',
    },
    ['1: External id|Name', '2: a|Harbour & Co', '3: |Airport'],
  ],
  [
    'strings in their cells, numbers for ids, booleans and dates',
    {
      rows: `<row r="1"><c r="A1" t="inlineStr"><is><t>external_id</t></is></c><c r="B1" t="inlineStr"><is><t>name</t></is></c></row>
        <row r="2"><c r="A2"><v>1001</v></c><c r="B2" t="b"><v>1</v></c></row>
        <row r="3"><c r="A3"><v>1002.0</v></c><c r="B3" s="1"><v>45292</v></c></row>
        <row r="4"><c r="A4"><v>1.2345678901E10</v></c><c r="B4" t="str"><f>A1&amp;"x"</f><v>x</v></c></row>
        <row r="5"><c r="A5"><v>0.5</v></c><c r="B5" s="1"><v>45292.5</v></c></row>`,
    },
    ['1: external_id|name', '2: 1001|TRUE', '3: 1002|2024-01-01', '4: 12345678901|x', '5: 0.5|2024-01-01 12:00'],
  ],
  [
    'a merged title above the header, empty rows between and behind, formatted cells without values',
    {
      before: '<dimension ref="A1:E1000"/>',
      rows: `<row r="1"><c r="A1" t="inlineStr"><is><t>Our units</t></is></c><c r="B1" s="1"/></row>
        <row r="3"><c r="A3" t="inlineStr"><is><t>name</t></is></c><c r="C3" t="inlineStr"><is><t>external_id</t></is></c></row>
        <row r="5"><c r="A5" t="inlineStr"><is><t>Harbour</t></is></c><c r="B5" s="1"/><c r="C5"><v>7</v></c></row>
        <row r="6"><c r="A6" s="1"/></row><row r="999"><c r="A999" s="1"/></row>`,
      after: '<mergeCells count="1"><mergeCell ref="A1:E1"/></mergeCells>',
    },
    ['1: Our units||', '3: name||external_id', '5: Harbour||7'],
  ],
  [
    'formulas that failed: what they show, not nothing',
    {
      rows: '<row r="1"><c r="A1"><v>1</v></c><c r="B1" t="e"><f>VLOOKUP(1,2,3)</f><v>#N/A</v></c><c r="C1"><v>2</v></c></row>',
    },
    ['1: 1|#N/A|2'],
  ],
];

describe('a workbook with', () => {
  test.each(cases)('%s', async (_name, parts, rows) => {
    expect(await read(workbook(parts))).toEqual(rows);
  });

  test('what our own export writes', async () => {
    const cells = [
      ['007', 'a_x0041_b'],
      ['=1+1', ' <&> "\n" '],
      ["'=quoted", null],
    ];
    const file = xlsx.bytes({
      locale: 'en',
      name: 'Units',
      header: ['External id', 'Name'],
      widths: [],
      rows: Readable.from(cells),
      isReadBack: true,
    });
    expect(await read(new Uint8Array(await buffer(file)))).toEqual([
      '1: External id|Name',
      '2: 007|a_x0041_b',
      `3: '=1+1|<&> "\n"`,
      "4: ''=quoted|",
    ]);
  });
});

const oneRow = { rows: '<row r="1"><c r="A1"><v>1</v></c></row>' };
const withSheet = (content: string | Buffer, claims = {}) =>
  zip(workbookParts(oneRow).map((part) => (part.name.includes('sheet4') ? { ...part, content, claims } : part)));

describe('an archive that', () => {
  test.each([
    ['says that it is huge', withSheet('x', { unpacked: 3_000_000_000 }), 'too_many_rows'],
    ['is huge', withSheet(Buffer.alloc(100 * 1024 * 1024, 32)), 'too_many_rows'],
    ['is huge and denies it', withSheet(Buffer.alloc(50 * 1024 * 1024, 32), { unpacked: 1_000 }), 'broken_file'],
    ['claims more than it has', withSheet('<worksheet/>', { unpacked: 1_000 }), 'broken_file'],
    ['is encrypted', withSheet('<worksheet/>', { flags: 1 }), 'old_excel_file'],
    ['is packed in another way', withSheet('<worksheet/>', { method: 12 }), 'broken_file'],
    ['is cut off', workbook(oneRow).slice(0, -30), 'broken_file'],
    ['holds something else', zip([{ name: 'a.txt', content: 'text' }]), 'broken_file'],
    ['holds no XML', withSheet('no xml at all <'), 'broken_file'],
    [
      'has a thousand files',
      zip(Array.from({ length: 1_000 }, (_, at) => ({ name: `${at}.xml`, content: '' }))),
      'broken_file',
    ],
    [
      'names the last row there is',
      workbook({ rows: '<row r="1048576"><c r="A1048576"><v>1</v></c></row>' }),
      'too_many_rows',
    ],
    [
      'names the last column there is',
      workbook({ rows: '<row r="1"><c r="XFD1"><v>1</v></c></row>' }),
      'too_many_rows',
    ],
    [
      'names a row without end',
      workbook({ rows: '<row r="99999999999"><c r="A1"><v>1</v></c></row>' }),
      'too_many_rows',
    ],
  ])('%s is refused', async (_name, file, reason) => {
    expect(await reasonOf(file)).toBe(reason);
  });

  test('would take all memory is refused, and ends nothing else', async () => {
    // Written so that the look at rows and columns beforehand does not see it.
    const rows = `<row r="1"><c r="&#65;1"><v>1</v></c></row><row r="&#52;00000000"><c r="&#65;400000000"><v>1</v></c></row>`;
    await expect(readFile(Buffer.from(workbook({ rows })), 1)).rejects.toMatchObject({ code: 'broken_file' });
  });
});
