/** Reads what a PDF of ours says: its content streams, through the tables by which its fonts name their glyphs. */
import { inflateSync } from 'node:zlib';

type Table = ReadonlyMap<string, string>;

interface Part {
  dictionary: string;
  content: string;
}

function partsOf(pdf: Buffer): Map<number, Part> {
  const parts = new Map<number, Part>();
  const text = pdf.toString('latin1');
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', whole = ''] = match;
    const at = whole.indexOf('\nstream\n');
    const dictionary = at < 0 ? whole : whole.slice(0, at);
    const bytes = at < 0 ? '' : whole.slice(at + 8, whole.lastIndexOf('\nendstream'));
    const isPacked = dictionary.includes('/FlateDecode');
    const content = isPacked ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes;
    parts.set(Number(id), { dictionary, content });
  }
  return parts;
}

const decoded = (hex: string): string =>
  String.fromCharCode(...(hex.match(/[0-9a-f]{4}/gi) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** Glyph to text, as a font's ToUnicode says it. */
function tableOf(cmap: string): Table {
  const table = new Map<string, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    [...list.matchAll(/<([^>]*)>/g)].forEach(([, units = ''], at) => {
      table.set((Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'), decoded(units));
    });
  return table;
}

export interface PdfText {
  pages: string[];
  /** Glyphs that stand for no character: what a font did not have. */
  missing: number;
}

/** The texts of each page, one line for each piece that was written. */
export function readPdf(pdf: Buffer): PdfText {
  const parts = partsOf(pdf);
  const part = (id: string | undefined): Part => parts.get(Number(id)) ?? { dictionary: '', content: '' };
  let missing = 0;
  const pages = [...parts.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary));
  const read = ({ dictionary }: Part): string => {
    const resources = part(/\/Resources (\d+) 0 R/.exec(dictionary)?.[1]).dictionary;
    const fonts = new Map<string, Table>();
    for (const [, name = '', id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, tableOf(part(/\/ToUnicode (\d+) 0 R/.exec(part(id).dictionary)?.[1]).content));
    const { content } = part(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1]);
    const lines: string[] = [];
    let table: Table = new Map();
    for (const [, font, shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) {
        table = fonts.get(font) ?? new Map();
        continue;
      }
      const glyphs = [...shown.matchAll(/<([^>]*)>/g)].flatMap(([, hex = '']) => hex.match(/\w{4}/g) ?? []);
      missing += glyphs.filter((glyph) => glyph === '0000').length;
      lines.push(glyphs.map((glyph) => table.get(glyph) ?? '').join(''));
    }
    return lines.join('\n');
  };
  return { pages: pages.map(read), missing };
}
