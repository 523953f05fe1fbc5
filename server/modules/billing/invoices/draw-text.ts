/** Writes texts of any script onto a PDF: each piece with the font that has it. */
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { type FontPart, fontFile, type Weight } from './fonts.ts';
import { linesOf } from './lines.ts';
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

export const leadingOf = ({ size }: Pick<Style, 'size'>): number => size * LEADING;

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
