/** Writes texts of any script onto a PDF: each piece with the font that has it. */
import type { Locale } from '../../../shared/i18n/locales.ts';
import { type FontPart, fontFile, type Weight } from './fonts.ts';
import { leaveMarksWithoutAnchor } from './missing-anchors.ts';
import { plain, textRunsOf } from './text-runs.ts';

export interface Style {
  /** In points. */
  size: number;
  weight: Weight;
  color: string;
}

export interface Placed {
  x: number;
  /** Of the first line's baseline. */
  y: number;
  width: number;
  align?: 'right';
}

export type TextDrawer = ReturnType<typeof createTextDrawer>;

/** Of a text's size, from one baseline to the next. */
const LEADING = 1.45;

/** From one baseline to the next, in points. */
export const leadingOf = ({ size }: Pick<Style, 'size'>): number => size * LEADING;

/**
 * Registers fonts with the document as they are needed. All lengths are points.
 * @param locale which of the fonts of Asian scripts comes first
 */
export function createTextDrawer(document: PDFKit.PDFDocument, locale: Locale) {
  leaveMarksWithoutAnchor();
  const registered = new Set<string>();

  function choose(part: FontPart, { weight, size }: Style): void {
    const name = `${part}-${weight}`;
    if (!registered.has(name)) document.registerFont(name, fontFile(part, weight));
    registered.add(name);
    document.font(name, size);
  }

  /** Pieces with their widths. */
  const measured = (text: string, style: Style) =>
    textRunsOf(locale, text).map((run) => {
      choose(run.part, style);
      return { ...run, width: document.widthOfString(run.text) };
    });

  const widthOf = (text: string, style: Style): number =>
    measured(text, style).reduce((sum, { width }) => sum + width, 0);

  const lines = (text: string, width: number, style: Style): string[] =>
    linesOf(plain(text), width, (part) => widthOf(part, style));

  function line(text: string, { x, y, width, align }: Placed, style: Style): void {
    const runs = measured(text, style);
    const whole = runs.reduce((sum, run) => sum + run.width, 0);
    let at = align === 'right' ? x + width - whole : x;
    document.fillColor(style.color);
    for (const run of runs) {
      choose(run.part, style);
      document.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += run.width;
    }
  }

  return {
    widthOf: (text: string, style: Style): number => widthOf(plain(text), style),
    linesOf: lines,
    /** What the text takes of the page's height at this width. */
    heightOf: (text: string, width: number, style: Style): number =>
      lines(text, width, style).length * leadingOf(style),
    /** Writes the text in as many lines as it takes; answers their height. */
    write(text: string, placed: Placed, style: Style): number {
      const written = lines(text, placed.width, style);
      written.forEach((one, at) => line(one, { ...placed, y: placed.y + at * leadingOf(style) }, style));
      return written.length * leadingOf(style);
    },
  };
}

// A text as lines of a width.

/** Words end here without a space: Chinese, Japanese, Korean. */
const ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u{3000}-\u{303f}\u{ff00}-\u{ffef}]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Breaks at spaces, between signs that are written without any, and within what is too long for a line of its own.
 * @param widthOf in the unit of `width`
 */
function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (more: string): boolean => widthOf((line + more).trimEnd()) <= width;
  const end = () => {
    lines.push(line.trimEnd());
    line = '';
  };
  const add = (part: string) => {
    if (!fits(part) && line !== '') end();
    line += part;
  };
  for (const word of text.split(/(?<= )/u)) {
    if (!fits(word) && line !== '' && !ANYWHERE.test(word)) end();
    if (fits(word)) line += word;
    else for (const { segment } of graphemes.segment(word)) add(segment);
  }
  if (line !== '' || lines.length === 0) end();
  return lines;
}
