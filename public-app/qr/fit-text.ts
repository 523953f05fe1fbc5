/** Lines that are as large as fits: smaller first, then shorter. */
import type { Measure, TextShape, Weight } from './drawing.ts';

interface Line {
  text: string;
  width: number;
  size: number;
  weight: Weight;
}

/** Of its size: smaller than that it is cut. */
const SMALLEST = 0.6;
const ELLIPSIS = '…';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One line of a width. */
export function fitLine({ text, width, size, weight }: Line, measure: Measure): Pick<TextShape, 'text' | 'size'> {
  const needed = measure(text, size, weight);
  if (needed <= width) return { text, size };
  const fitting = Math.max(size * SMALLEST, (size * width) / needed);
  if (measure(text, fitting, weight) <= width) return { text, size: fitting };
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment);
  let [least, most] = [0, parts.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (measure(cut(parts, middle), fitting, weight) <= width) least = middle;
    else most = middle - 1;
  }
  return { text: cut(parts, least), size: fitting };
}

const cut = (parts: string[], length: number): string => parts.slice(0, length).join('').trimEnd() + ELLIPSIS;

/** One line, or two where they can stay larger so. */
export function fitLines(line: Line, measure: Measure): Pick<TextShape, 'text' | 'size'>[] {
  const { text, width, size, weight } = line;
  const words = text.split(' ');
  if (measure(text, size, weight) <= width || words.length < 2) return [fitLine(line, measure)];
  const halves = words
    .slice(1)
    .map((_, at): [string, string] => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const widest = ([one, other]: [string, string]): number =>
    Math.max(measure(one, size, weight), measure(other, size, weight));
  const best = halves.reduce((one, other) => (widest(other) < widest(one) ? other : one));
  const fitted = best.map((half) => fitLine({ ...line, text: half }, measure));
  const smallest = Math.min(...fitted.map((half) => half.size));
  return fitted.map((half) => ({ ...half, size: smallest }));
}
