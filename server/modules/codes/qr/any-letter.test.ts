/** Names come in any script: no letter of any font keeps an invoice or a print from being made. */
import { expect, test } from 'vitest';
import { newPdfDocument } from '../../../platform/pdf/pdf-document.ts';
import { glyphOutlinesOf } from './glyph-outlines.ts';
import { fontsFor, partFor } from '../../../platform/pdf/fonts.ts';
import { createTextDrawer } from '../../../platform/pdf/draw-text.ts';

/** A Chinese sign brings all fonts in. */
const CHINESE = '们';
const fonts = fontsFor('en', CHINESE);

const drawable = (first: number, end: number): string[] =>
  Array.from({ length: end - first }, (_, at) => at + first)
    .filter((code) => partFor(fonts, code) !== null)
    .map((code) => String.fromCodePoint(code));

const letters = drawable(0x20, 0x30_00);
/** Of each part of the Chinese fonts the first. */
const signs = [
  ...new Map(drawable(0x30_00, 0x3_00_00).map((sign) => [partFor(fonts, sign.codePointAt(0) ?? 0), sign])).values(),
];

test('each letter is drawn, alone and after one of Arabic, and a sign of each part of a font', () => {
  const { outline } = glyphOutlinesOf('en');
  const draw = (text: string): string =>
    outline({ kind: 'text', text, x: 0, y: 0, size: 1, weight: 400, color: '#000000', anchor: 'start' });
  expect([letters.length > 2_000, signs.length > 200]).toEqual([true, true]);
  for (const letter of letters) expect(draw(`x${letter} ب${letter}`)).not.toBe('');
  // In a Chinese line letters of other scripts, too, come from the Chinese font.
  for (const sign of [...signs, ...letters]) expect(draw(`${sign}${CHINESE}`)).not.toBe('');
});

test('each letter is written onto a page', () => {
  const document = newPdfDocument({ font: '', compress: false });
  document.resume();
  const writer = createTextDrawer(document, 'en');
  const style = { size: 10, weight: 400, color: '#000000' } as const;
  for (const letter of [...letters, ...signs])
    expect(writer.write(`x ب${letter}`, { x: 0, y: 10, width: 500 }, style)).toBeGreaterThan(0);
  document.end();
});

test.each([
  ['الطاولة ١٢', '١٢'],
  ['میز ۱۲', '۱۲'],
])('the number in %s reads from left to right', (name, digits) => {
  const { outline } = glyphOutlinesOf('en');
  const draw = (text: string, x: number): string =>
    outline({ kind: 'text', text, x, y: 0, size: 1, weight: 400, color: '#000000', anchor: 'start' });
  const begun = draw(name, 0);
  // The line begins at the left with the first digit, not with the last.
  const [first = '', last = ''] = digits;
  expect(begun.startsWith(draw(first, 0))).toBe(true);
  expect(begun.startsWith(draw(last, 0))).toBe(false);
});
