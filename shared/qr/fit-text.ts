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

/** A share of the width that nobody sees: sums of letters are never exact. */
const TOLERANCE = 1e-6;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One line of a width. */
export function fitLine({ text, width, size, weight }: Line, measure: Measure): Pick<TextShape, 'text' | 'size'> {
  const needed = measure(text, size, weight);
  const room = width * (1 + TOLERANCE);
  if (needed <= room) return { text, size };
  const fitting = Math.max(size * SMALLEST, (size * width) / needed);
  if (measure(text, fitting, weight) <= room) return { text, size: fitting };
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment);
  let [least, most] = [0, parts.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (measure(cut(parts, middle), fitting, weight) <= room) least = middle;
    else most = middle - 1;
  }
  return { text: cut(parts, least), size: fitting };
}

const cut = (parts: string[], length: number): string => parts.slice(0, length).join('').trimEnd() + ELLIPSIS;

/** One line, or two where they can stay larger so. */
export function fitLines(line: Line, measure: Measure): Pick<TextShape, 'text' | 'size'>[] {
  const { text, width, size, weight } = line;
  const halves = halvesOf(text);
  if (measure(text, size, weight) <= width || halves.length === 0) return [fitLine(line, measure)];
  const widest = ([one, other]: [string, string]): number =>
    Math.max(measure(one, size, weight), measure(other, size, weight));
  const best = halves.reduce((one, other) => (widest(other) < widest(one) ? other : one));
  const fitted = best.map((half) => fitLine({ ...line, text: half }, measure));
  const smallest = Math.min(...fitted.map((half) => half.size));
  return fitted.map((half) => ({ ...half, size: smallest }));
}

const words = new Intl.Segmenter('en', { granularity: 'word' });
/** Scripts that part words by nothing. */
const UNSPACED = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}ー]';
const ENDS_UNSPACED = new RegExp(`${UNSPACED}$`, 'u');
const BEGINS_UNSPACED = new RegExp(`^${UNSPACED}`, 'u');

/** In Japanese a phrase ends with a particle, or where signs of one kind meet a word of another. */
const IS_BETWEEN_PHRASES =
  /[をはがにでともへやのて、。！？]\n|\p{sc=Han}\n[\p{sc=Han}\p{sc=Kana}]|[\p{sc=Kana}ー]\n\p{sc=Han}/u;

/** The two lines that a text may become: parted at a space, or between words of a script that has none. */
function halvesOf(text: string): [string, string][] {
  const halves = [...words.segment(text)].flatMap(({ index }): [string, string][] => {
    const [one, other] = [text.slice(0, index), text.slice(index)];
    const mayPart = /\S $/.test(one) || (ENDS_UNSPACED.test(one) && BEGINS_UNSPACED.test(other));
    return mayPart && other.trim() !== '' ? [[one.trimEnd(), other]] : [];
  });
  const phrases = halves.filter((half) => IS_BETWEEN_PHRASES.test(half.join('\n')));
  return phrases.length > 0 ? phrases : halves;
}
