/** Lines of text as outlines, in the fonts that the product brings along: prints look the same wherever they are made. */
import type * as fontkit from 'fontkit';
import { LRUCache } from 'lru-cache';
import type { Measure, TextShape, Weight } from '../../../../shared/qr/drawing.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { isLocale } from '../../../../shared/i18n/locales.ts';
import { openFont } from '../../../platform/pdf/fonts.ts';
import { leaveMarksWithoutAnchor } from '../../../platform/pdf/missing-anchors.ts';
import { goesFromRightToLeft, plain, textRunsOf } from '../../../platform/pdf/text-runs.ts';

/** One glyph: its outline in units of the font, as pieces of a path whose numbers are to be scaled. */
type Piece = [letter: string, ...numbers: number[]];

interface Glyph {
  pieces: Piece[];
  /** In shares of the size. */
  advance: number;
  dx: number;
  dy: number;
}

const LETTERS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Lines of so many letters are kept: a label stands on every print of a run. */
const MAX_OUTLINES = 2000;
const glyphsByText = new Map<string, Glyph[]>();

function glyphsOf(text: string, weight: Weight, locale: Locale): Glyph[] {
  const key = `${locale} ${weight} ${text}`;
  const known = glyphsByText.get(key);
  if (known) return known;
  leaveMarksWithoutAnchor();
  const line = plain(text);
  const glyphs = textRunsOf(locale, line, goesFromRightToLeft(line)).flatMap(({ text: run, part }): Glyph[] => {
    const font = openFont(part, weight);
    const em = 1 / font.unitsPerEm;
    const { glyphs: found, positions } = font.layout(run);
    return found.map((glyph, at) => ({
      pieces: piecesOf(glyph, em),
      advance: (positions[at]?.xAdvance ?? glyph.advanceWidth) * em,
      dx: (positions[at]?.xOffset ?? 0) * em,
      dy: (positions[at]?.yOffset ?? 0) * em,
    }));
  });
  if (glyphsByText.size >= MAX_OUTLINES) glyphsByText.clear();
  glyphsByText.set(key, glyphs);
  return glyphs;
}

/** Each glyph once, however many lines it stands in. */
const pieces = new WeakMap<fontkit.Glyph, Piece[]>();

/** Upright in the font, downwards on paper. */
function piecesOf(glyph: fontkit.Glyph, em: number): Piece[] {
  const known = pieces.get(glyph);
  if (known) return known;
  const made = glyph.path.commands.map(({ command, args }): Piece => [
    LETTERS[command] ?? '',
    ...args.map((value, at) => (at % 2 === 0 ? value * em : -value * em)),
  ]);
  pieces.set(glyph, made);
  return made;
}

const widthOf = (glyphs: Glyph[]): number => glyphs.reduce((sum, { advance }) => sum + advance, 0);

export interface GlyphOutlines {
  measure: Measure;
  outline(text: TextShape): string;
}

/** GlyphOutlines of a language: Chinese signs differ between Japan and Korea. */
export function glyphOutlinesOf(language: string): GlyphOutlines {
  const locale: Locale = isLocale(language) ? language : 'en';
  return {
    measure: (text, size, weight) => widthOf(glyphsOf(text, weight, locale)) * size,
    outline(text) {
      const key = `${locale} ${text.weight} ${text.anchor} ${text.size} ${text.x} ${text.y} ${text.text}`;
      const known = outlines.get(key);
      if (known !== undefined) return known;
      const path = outlineOf(text, glyphsOf(text.text, text.weight, locale));
      outlines.set(key, path);
      return path;
    },
  };
}

/** A print's lines are written into each of its files, and most of them stand at the same place of the next one too. */
const MAX_CACHED_CHARACTERS = 2_000_000;
const outlines = new LRUCache<string, string>({
  maxSize: MAX_CACHED_CHARACTERS,
  sizeCalculation: (path, key) => path.length + key.length,
});

function outlineOf({ x, y, size, anchor }: TextShape, glyphs: Glyph[]): string {
  const width = widthOf(glyphs) * size;
  let at = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  const path: string[] = [];
  for (const { pieces: outline, advance, dx, dy } of glyphs) {
    for (const [letter, ...numbers] of outline)
      path.push(
        letter,
        numbers.map((value, index) => placed(value * size, index, at + dx * size, y - dy * size)).join(' '),
      );
    at += advance * size;
  }
  // In one piece: a text that was added up takes many times its length for as long as it is kept.
  return path.join('');
}

const placed = (value: number, index: number, x: number, y: number): string =>
  String(Math.round((value + (index % 2 === 0 ? x : y)) * 1000) / 1000);
