/** Many prints in one archive: opened again, each file is read to the address of its code. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { QrDesign } from '../../../../../shared/qr/design.ts';
import { readCodes } from '../reader.ts';
import { COMPANY_LOGO, LOGO } from '../test/designs.ts';
import { pagesOf } from '../test/pdf-pages.ts';
import { writeBundleApart } from './apart.ts';
import { type BundleFormat, type BundleOrder, type CodeToPrint, writeBundle } from './bundle.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const AT = new Date('2026-03-01T10:00:00Z');
const addressOf = (code: string): string => `HTTPS://FEEDBACK.EXAMPLE.COM/Q/${code}`;
const codeAt = (number: number): string => `101${String(number).padStart(5, '0')}A`;

const unitCode = (number: number, design: QrDesign, given: Partial<CodeToPrint> = {}): CodeToPrint => ({
  code: codeAt(number),
  address: addressOf(codeAt(number)),
  unit: { id: number, name: `Table ${number}` },
  company: 'Acme',
  language: 'en',
  folders: ['Acme', 'Harbour'],
  design,
  ...given,
});

async function* each(codes: readonly CodeToPrint[]): AsyncGenerator<CodeToPrint> {
  yield* codes;
}

let archives = 0;

async function bundled(
  codes: AsyncIterable<CodeToPrint>,
  formats: BundleFormat[],
  order: Partial<BundleOrder> = {},
  write = writeBundle,
  signal = new AbortController().signal,
): Promise<Record<string, Uint8Array>> {
  const target = path.join(folder, `${(archives += 1)}.zip`);
  const logo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#B42318' } })
    .png()
    .toBuffer();
  await write(codes, { formats, paper: 'design', locale: 'en', at: AT, ...order }, target, {
    loadPictures: () => Promise.resolve(new Map([LOGO, COMPANY_LOGO].map((file) => [file, logo]))),
    signal,
  });
  return unzipSync(readFileSync(target));
}

const fancy: QrDesign = {
  foreground: '#0B3F3F',
  modules: 'rounded',
  eyes: 'round',
  gradient: { to: '#3B2417', direction: 'outwards' },
  logo: { file: LOGO },
  frame: { style: 'banner_below', text: { en: 'Tell us how it was' } },
  marker: { location: 'bottom_right', with_name: true },
};
const poster: QrDesign = {
  ...fancy,
  modules: 'dots',
  poster: { template: 'a5', title: { en: 'How was it?' }, company_logo: { file: COMPANY_LOGO } },
};

const readPng = (bytes: Buffer): Promise<string[]> => readCodes(bytes, 16);

/** Of gray, 0 for black, within half a millimeter of a place of a page that was drawn at 150 dpi. */
async function darkestAround(picture: Buffer, x: number, y: number): Promise<number> {
  const pixels = (millimeters: number): number => Math.round((millimeters * 150) / 25.4);
  const area = { left: pixels(x - 0.5), top: pixels(y - 0.5), width: pixels(1), height: pixels(1) };
  const { channels } = await sharp(await sharp(picture).flatten().extract(area).greyscale().png().toBuffer()).stats();
  return channels[0]?.min ?? 0;
}

describe('an archive of prints', () => {
  it('holds a file a code and format in folders by path, each of which is read to its own address', async () => {
    const codes = [unitCode(1, {}), unitCode(2, fancy), unitCode(3, poster, { folders: ['Acme'] })];
    const files = await bundled(each(codes), ['svg', 'png', 'pdf']);
    const named = (ending: string): string[] => [
      `Acme/Harbour/Table 1 ${codeAt(1)}.${ending}`,
      `Acme/Harbour/Table 2 ${codeAt(2)}.${ending}`,
      `Acme/Table 3 ${codeAt(3)}.${ending}`,
    ];
    expect(Object.keys(files).toSorted()).toEqual(
      [...named('svg'), ...named('png'), ...named('pdf'), 'Packing list.xlsx'].toSorted(),
    );
    for (const [at, { address }] of codes.entries()) {
      const bytes = (ending: string): Buffer => Buffer.from(files[named(ending)[at] ?? ''] ?? []);
      const svg = await sharp(bytes('svg')).resize({ width: 900 }).png().toBuffer();
      expect(await readPng(svg)).toEqual([address]);
      expect(await readPng(bytes('png'))).toEqual([address]);
      const pages = await pagesOf(bytes('pdf'));
      expect(await Promise.all(pages.map(({ picture }) => readPng(picture)))).toEqual([[address]]);
    }
    expect(strFromU8(files[named('svg')[1] ?? ''] ?? new Uint8Array())).toContain('data:image/png;base64,');
  });

  it('has sheets of A4 with crop marks on which every code is found once, in the order of the list', async () => {
    const codes = Array.from({ length: 19 }, (_, at) => unitCode(at + 1, at % 2 === 0 ? {} : { modules: 'bars' }));
    const files = await bundled(each(codes), ['sheets']);
    const pages = await pagesOf(Buffer.from(files['Sheets to cut.pdf'] ?? []));
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
      Array.from({ length: 3 }, () => [210, 297]),
    );
    const found = await Promise.all(pages.map(({ picture }) => readPng(picture)));
    expect(found.map((one) => one.length)).toEqual([8, 8, 3]);
    expect(found.map((one) => one.toSorted())).toEqual(
      [codes.slice(0, 8), codes.slice(8, 16), codes.slice(16)].map((part) => part.map(({ address }) => address)),
    );
    const rows = (await readSheet(Buffer.from(files['Packing list.xlsx'] ?? []))).slice(1);
    expect(rows.map((row) => row[4])).toEqual(codes.map(({ address }) => address));
    // Cards of 60 mm, two across and four down: the outermost marks point away from the corners of the block.
    const { picture } = pages[0] ?? { picture: Buffer.alloc(0) };
    const [left, top] = [(210 - 130) / 2, (297 - 4 * 60 - 30) / 2];
    for (const [x, y] of [
      [left - 3, top],
      [left, top - 3],
      [left + 130 + 3, top],
      [left + 130, top + 4 * 60 + 30 + 3],
    ] as const)
      expect(await darkestAround(picture, x, y)).toBeLessThan(200);
    expect(await darkestAround(picture, left - 3, top + 30)).toBe(255);
  });

  it('begins a sheet anew for prints of another size, and takes a page each for those that fill one', async () => {
    const codes = [unitCode(1, {}), unitCode(2, poster), unitCode(3, {}), unitCode(4, {})];
    const files = await bundled(each(codes), ['sheets']);
    const pages = await pagesOf(Buffer.from(files['Sheets to cut.pdf'] ?? []), 110);
    const found = await Promise.all(pages.map(({ picture }) => readPng(picture)));
    expect(found.map((one) => one.toSorted())).toEqual(
      [[1], [2], [3, 4]].map((numbers) => numbers.map((number) => addressOf(codeAt(number)))),
    );
  });

  it.each([
    ['a6', 105, 148],
    ['a5', 148, 210],
    ['a4', 210, 297],
  ] as const)('has a PDF of each code on %s', async (paper, width, height) => {
    const files = await bundled(each([unitCode(1, fancy)]), ['pdf'], { paper });
    const [page] = await pagesOf(Buffer.from(files[`Acme/Harbour/Table 1 ${codeAt(1)}.pdf`] ?? []));
    expect([Math.round(page?.width ?? 0), Math.round(page?.height ?? 0)]).toEqual([width, height]);
    expect(await readPng(page?.picture ?? Buffer.alloc(0))).toEqual([addressOf(codeAt(1))]);
  });

  it('has a packing list in the language of who asked, of blank marcs too', async () => {
    const codes = [unitCode(7, {}), unitCode(8, {}, { unit: null, folders: [] })];
    const files = await bundled(each(codes), ['svg'], { locale: 'de' });
    expect(Object.keys(files)).toContain(`${codeAt(8)}.svg`);
    expect(await readSheet(Buffer.from(files['Packliste.xlsx'] ?? []))).toEqual([
      ['ID der Einheit', 'Einheit', 'Pfad', 'Code', 'Adresse'],
      [7, 'Table 7', 'Acme › Harbour › Table 7', codeAt(7), addressOf(codeAt(7))],
      [null, null, null, codeAt(8), addressOf(codeAt(8))],
    ]);
  });

  it('stays whole whatever units are called: no name leads out of the folder, none takes the place of another', async () => {
    const names = ['../../etc/passwd', 'Bar', 'Bar', 'CON', '  . ', '‮gnp.exe', 'A/B\\C:D', '\u0000\n', 'é'.repeat(300)];
    const codes = names.map((name, at) => unitCode(at + 1, {}, { unit: { id: at + 1, name }, folders: [name, name] }));
    const files = await bundled(each(codes), ['svg']);
    const written = Object.keys(files);
    expect(written).toHaveLength(names.length + 1);
    for (const name of written) {
      expect(name).not.toMatch(/(?:^|\/)\.\.?(?:\/|$)|^\/|[\\:*?"<>|\p{Cc}\p{Cf}]|[. ]\/|(?:^|\/)CON/u);
      expect(name.length).toBeLessThan(220);
    }
  });

  it('leaves nothing beside it, whatever happens, and passes on why its codes ended', async () => {
    const before = readdirSync(folder).length;
    async function* failing(): AsyncGenerator<CodeToPrint> {
      yield unitCode(1, {});
      throw new Error('The right is gone.');
    }
    await expect(bundled(failing(), ['svg', 'sheets'])).rejects.toThrow('The right is gone.');
    expect(readdirSync(folder).length).toBe(before + 1);
  });

  it('is the same when it is written in a thread of its own, which leaves nothing when its codes end or it is stopped', async () => {
    const codes = Array.from({ length: 45 }, (_, at) => unitCode(at, at % 3 === 0 ? poster : fancy));
    const here = await bundled(each(codes), ['svg', 'sheets']);
    const there = await bundled(each(codes), ['svg', 'sheets'], {}, writeBundleApart);
    const [sheets, list] = ['Sheets to cut.pdf', 'Packing list.xlsx'];
    expect(Object.keys(there)).toEqual(Object.keys(here));
    for (const [name, bytes] of Object.entries(here))
      if (name !== sheets && name !== list)
        expect(Buffer.from(there[name] ?? []).equals(Buffer.from(bytes)), name).toBe(true);
    const before = readdirSync(folder);
    async function* failing(): AsyncGenerator<CodeToPrint> {
      yield* codes;
      throw new Error('The right is gone.');
    }
    await expect(bundled(failing(), ['svg', 'sheets'], {}, writeBundleApart)).rejects.toThrow('The right is gone.');
    const stopping = new AbortController();
    async function* stopped(): AsyncGenerator<CodeToPrint> {
      yield* codes;
      stopping.abort();
      yield* codes;
    }
    await expect(bundled(stopped(), ['svg'], {}, writeBundleApart, stopping.signal)).rejects.toThrow(/abort/i);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('lets others have their turn while it draws', async () => {
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 0);
    await bundled(each(Array.from({ length: 40 }, (_, at) => unitCode(at, {}))), ['svg', 'pdf']);
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(20);
  });
});
