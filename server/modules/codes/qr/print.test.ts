/** Prints as files: whatever is designed is read back, by a reader of another make, to the very address. */
import fc from '../../../../scripts/test/properties.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PrintedCode, QrDesign } from '../../../../shared/qr/design.ts';
import type { Shape, TextShape } from '../../../../shared/qr/drawing.ts';
import { matrixOf, QUIET_ZONE } from '../../../../shared/qr/matrix.ts';
import { drawCard } from '../../../../shared/qr/draw-card.ts';
import { glyphOutlinesOf } from './glyph-outlines.ts';
import { type Pictures, pngAt, pngOf, pngToRead, printOf, svgOf } from './print.ts';
import { readCodes } from './reader.ts';
import { unreadableViolations } from './readable.ts';
import { COMPANY_LOGO, LOGO, printedCode, readableDesign } from './test/designs.ts';
import { hasZbar, readByZbar } from './test/zbar.ts';

const code: PrintedCode = {
  address: 'HTTPS://FEEDBACK.EXAMPLE.COM/Q/10101010A',
  code: '10101010A',
  unit: { id: 301, name: 'Table 12 <b>&"quoted"</b>' },
  company: 'Acme & Sons',
  language: 'en',
};

const plate = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const pictures = new Map([
  [LOGO, await plate(200, 200, '#B42318')],
  [COMPANY_LOGO, await plate(400, 100, '#101010')],
]);

/** Pixels of a picture for a reader that wants more of them than ours. */
const LARGE = 1200;

describe('any design that is allowed', () => {
  it('is read back to its address', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(readableDesign, printedCode, async (design, print) => {
        const address = new Set([print.address]);
        const drawn = printOf(design, print, pictures);
        expect(new Set(await readCodes(await pngToRead(design, print, drawn)))).toEqual(address);
        if (hasZbar) expect(await readByZbar(await pngAt(drawn, LARGE))).toEqual(address);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a print', () => {
  it('is of level Q, and of level H with a logo', () => {
    expect(matrixOf(code.address, true).size).toBeGreaterThan(matrixOf(code.address, false).size);
  });

  it('is smaller for an upper-case address than for a mixed one, and takes an address in any script', () => {
    expect(matrixOf(code.address, false).size).toBeLessThan(matrixOf(code.address.toLowerCase(), false).size);
    expect(matrixOf('https://пример.example/Q/1', false).size).toBeGreaterThan(0);
  });

  it('is a PNG of whole pixels a module where it is the code alone', async () => {
    const { width, height } = await sharp(await pngOf({}, code, printOf({}, code, pictures))).metadata();
    const modules = matrixOf(code.address, false).size + 2 * QUIET_ZONE;
    expect([width, height]).toEqual([modules * 24, modules * 24]);
  });

  it('holds texts as outlines and nothing of their markup', () => {
    const design: QrDesign = { marker: { location: 'top_left', with_name: true }, frame: { text: { en: '<script>' } } };
    const svg = svgOf(printOf(design, code, pictures));
    expect(svg).toContain('<title>Table 12 &lt;b&gt;&amp;&quot;quoted&quot;&lt;/b&gt; · 10101010A</title>');
    expect(svg).not.toMatch(/<b>|<script|<text/);
  });

  it.each(['top_left', 'top_right', 'bottom_left', 'bottom_right'] as const)(
    'has its marker %s of the code, never over it or its quiet zone',
    (location) => {
      for (const size of ['small', 'medium', 'large'] as const) {
        const { measure } = glyphOutlinesOf('en');
        const card = drawCard({ marker: { location, size, with_name: true } }, code, 60, measure);
        const marker = card.shapes.find((shape): shape is TextShape => shape.kind === 'text');
        const group = card.shapes.find((shape): shape is Extract<Shape, { kind: 'group' }> => shape.kind === 'group');
        if (!marker || !group) throw new Error('The card lacks its marker or its code.');
        const isAbove = location.startsWith('top');
        // Of letters nothing reaches further than their size above the baseline, or a third of it below.
        const [top, bottom] = [marker.y - marker.size, marker.y + marker.size * 0.35];
        if (isAbove) expect(bottom).toBeLessThanOrEqual(group.y);
        else expect(top).toBeGreaterThanOrEqual(group.y + 60);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(card.height);
        expect(measure(marker.text, marker.size, marker.weight)).toBeLessThanOrEqual(60);
      }
    },
  );
});

describe('what no reader could read', () => {
  const load = (known: Pictures) => () => Promise.resolve(known);

  it.each<[string, QrDesign, string, string]>([
    ['too little contrast', { foreground: '#777777', background: '#999999' }, '/foreground', 'qr_contrast'],
    ['a light code on a dark ground', { foreground: '#FFFFFF', background: '#102030' }, '/foreground', 'qr_contrast'],
    ['a gradient that fades', { gradient: { to: '#EEEEEE' } }, '/gradient/to', 'qr_contrast'],
    ['pale eyes', { eye_color: '#DDDDDD' }, '/eye_color', 'qr_contrast'],
    ['a pale marker', { marker: { location: 'top_left', color: '#DDDDDD' } }, '/marker/color', 'qr_contrast'],
    ['a logo that is not there', { logo: { file: LOGO } }, '/logo', 'picture_missing'],
  ])('is refused: %s', async (_, design, pointer, code_) => {
    expect(await unreadableViolations(design, code, load(new Map()))).toMatchObject([{ pointer, code: code_ }]);
  });

  it('is found by reading: a company logo that is another QR code', async () => {
    const other = await pngOf(
      {},
      { ...code, address: 'HTTPS://ELSEWHERE.EXAMPLE' },
      printOf({}, { ...code, address: 'HTTPS://ELSEWHERE.EXAMPLE' }, pictures),
    );
    const design: QrDesign = { poster: { template: 'a4', company_logo: { file: COMPANY_LOGO } } };
    const violations = await unreadableViolations(design, code, load(new Map([[COMPANY_LOGO, other]])));
    expect(violations).toMatchObject([{ code: 'qr_unreadable' }]);
  });
});
