/** Workbooks made by hand, part by part, as other programs than ours write them; and archives that lie. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface Part {
  name: string;
  content: string | Buffer;
  /** What the archive says of it, where that is not the truth. */
  claims?: { unpacked?: number; flags?: number; method?: number };
}

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** A ZIP archive (APPNOTE.TXT, sections 4.3.7, 4.3.12, 4.3.16). */
export function zip(parts: Part[]): Uint8Array {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const { name, content, claims = {} } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(claims.flags ?? 0, 2);
    head.writeUInt16LE(claims.method ?? 8, 4);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claims.unpacked ?? bytes.length, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([uint32(LOCAL), head, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([uint32(ENTRY), Buffer.from([20, 0]), head, place, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...locals, directory, uint32(END), end]));
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

const xml = (text: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`;
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface SheetParts {
  /** What stands in `sheetData`. */
  rows: string;
  sharedStrings?: string[];
  /** Between the sheet's beginning and its rows: dimension, views. */
  before?: string;
  /** Behind its rows: merged cells. */
  after?: string;
}

/** A workbook of one sheet, with styles of which number 1 is a date. */
export function workbookParts({ rows, sharedStrings = [], before = '', after = '' }: SheetParts): Part[] {
  const strings = sharedStrings.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('');
  return [
    {
      name: '[Content_Types].xml',
      content: xml(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
      ),
    },
    {
      name: 'xl/workbook.xml',
      content: xml(
        `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Units" sheetId="7" r:id="rId3"/></sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: xml(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
          <Relationship Id="rId1" Type="${RELATIONS}/styles" Target="styles.xml"/>
          <Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/>
          <Relationship Id="rId3" Type="${RELATIONS}/worksheet" Target="worksheets/sheet4.xml"/></Relationships>`,
      ),
    },
    {
      name: 'xl/styles.xml',
      content: xml(`<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`),
    },
    { name: 'xl/sharedStrings.xml', content: xml(`<sst xmlns="${MAIN}">${strings}</sst>`) },
    {
      name: 'xl/worksheets/sheet4.xml',
      content: xml(`<worksheet xmlns="${MAIN}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`),
    },
  ];
}

export const workbook = (parts: SheetParts): Uint8Array => zip(workbookParts(parts));
