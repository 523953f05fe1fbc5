/**
 * Which font draws which character. The fonts come in parts of a script or of some hundred signs, of which a file takes
 * in only what it shows: an invoice or a sheet of codes in Latin letters weighs some kilobytes, and names in any of the
 * scripts are whole.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as fontkit from 'fontkit';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { lazily } from '../../lazy.ts';
import { sfntOf } from './woff.ts';

export type Weight = 400 | 600;

/** A part of a font: its name in each file's name before the weight. */
export type FontPart = string;

const LATIN = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'devanagari'];
const SIGNS = ['symbols', 'math', 'braille'];
const isNumbered = (part: string): boolean => /^\[\d+\]$/.test(part);
const only =
  (...parts: string[]) =>
  (part: string): boolean =>
    parts.includes(part);

/**
 * What is taken of each: others of its parts are in the first one already. There are more scripts than these; one whose
 * signs the shaper would put into a wrong order, as those of Myanmar, is better refused than drawn.
 */
const takes = {
  'noto-sans': only(...LATIN),
  'noto-sans-jp': isNumbered,
  'noto-sans-kr': isNumbered,
  'noto-sans-sc': isNumbered,
  'noto-sans-arabic': only('arabic'),
  'noto-sans-hebrew': only('hebrew'),
  'noto-sans-thai': only('thai'),
  'noto-sans-georgian': only('georgian'),
  'noto-sans-armenian': only('armenian'),
  'noto-sans-bengali': only('bengali'),
  'noto-sans-gujarati': only('gujarati'),
  'noto-sans-gurmukhi': only('gurmukhi'),
  'noto-sans-kannada': only('kannada'),
  'noto-sans-malayalam': only('malayalam'),
  'noto-sans-oriya': only('oriya'),
  'noto-sans-sinhala': only('sinhala'),
  'noto-sans-tamil': only('tamil'),
  'noto-sans-telugu': only('telugu'),
  'noto-sans-khmer': only('khmer'),
  'noto-sans-lao': only('lao'),
  'noto-serif-tibetan': only('tibetan'),
  'noto-sans-ethiopic': only('ethiopic'),
  'noto-sans-thaana': only('thaana'),
  'noto-sans-tifinagh': only('tifinagh'),
  'noto-sans-symbols': only(...SIGNS),
  'noto-sans-symbols-2': only(...SIGNS),
  'noto-emoji': isNumbered,
} satisfies Record<string, (part: string) => boolean>;

export type FontName = keyof typeof takes;

const fileOf = (font: FontName, path: string): string =>
  fileURLToPath(import.meta.resolve(`@fontsource/${font}/${path}`));

/** `U+0020-007E,U+00A0` as pairs of first and last. */
const rangesOf = (text: string): [first: number, last: number][] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

/** Of each character the parts that may have it: what a package says of its parts is more than is in them. */
type Coverage = ReadonlyMap<number, readonly FontPart[]>;

const coverages = new Map<FontName, Coverage>();

function coverageOf(font: FontName): Coverage {
  const known = coverages.get(font);
  if (known) return known;
  const ranges = JSON.parse(readFileSync(fileOf(font, 'unicode.json'), 'utf8')) as Record<string, string>;
  const coverage = new Map<number, FontPart[]>();
  const add = (part: string, [first, last]: [number, number]) => {
    const name = `${font}-${part.replace(/[[\]]/g, '')}`;
    for (let code = first; code <= last; code++) {
      const parts = coverage.get(code);
      if (parts) parts.push(name);
      else coverage.set(code, [name]);
    }
  };
  const parts = Object.keys(ranges).filter(takes[font]);
  for (const part of parts.sort((one, other) => LATIN.indexOf(one) - LATIN.indexOf(other)))
    for (const range of rangesOf(ranges[part] ?? '')) add(part, range);
  coverages.set(font, coverage);
  return coverage;
}

const foundParts = new Map<FontName, Map<number, FontPart | null>>();

/** The part of a font that has the character; null where none has. */
function partOf(font: FontName, code: number): FontPart | null {
  const known = foundParts.get(font) ?? new Map<number, FontPart | null>();
  foundParts.set(font, known);
  const before = known.get(code);
  if (before !== undefined) return before;
  const parts = coverageOf(font).get(code) ?? [];
  const found = parts.find((part) => openFont(part, 400).hasGlyphForCodePoint(code)) ?? null;
  known.set(code, found);
  return found;
}

/** Of one script each; signs and pictures come last, which others have too. */
const OTHERS = (Object.keys(takes) as FontName[]).filter((font) => !/^noto-sans(?:-jp|-kr|-sc)?$/.test(font));

/**
 * The fonts for a text, the first one first. Chinese signs differ between Japan, Korea and China: a reader gets those of
 * his language, but a text with a sign that is written in China alone is drawn as it is there, all in one hand.
 */
export function fontsFor(locale: Locale, text: string): FontName[] {
  const own: FontName[] = locale === 'ko' ? ['noto-sans-kr', 'noto-sans-jp'] : ['noto-sans-jp', 'noto-sans-kr'];
  const others = ['noto-sans' as const, ...own, ...OTHERS];
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const isChinese = codes.some((code) => partFor(others, code) === null && partOf('noto-sans-sc', code) !== null);
  return ['noto-sans', ...(isChinese ? (['noto-sans-sc'] as const) : []), ...own, ...OTHERS];
}

/**
 * Null for a character that none of the fonts has.
 * @param last the part of the character before, which is preferred: marks stand on letters of their own font alone
 */
export function partFor(fonts: readonly FontName[], code: number, last?: FontPart): FontPart | null {
  const lastFont = last === undefined ? undefined : fontNameOf(last);
  for (const font of lastFont === undefined ? fonts : [lastFont, ...fonts]) {
    const part = partOf(font, code);
    if (part !== null) return part;
  }
  return null;
}

const files = new Map<string, Uint8Array>();

const fontNameOf = (part: FontPart): FontName =>
  (Object.keys(takes) as FontName[])
    .filter((candidate) => part.startsWith(`${candidate}-`))
    .reduce((one, other) => (other.length > one.length ? other : one));

/** The part's font. From WOFF and not WOFF2, from which a whole part would be embedded. Some come in one weight alone. */
export function fontFile(part: FontPart, weight: Weight): Uint8Array {
  const name = `${part}-${weight}`;
  const known = files.get(name);
  if (known) return known;
  const fileAt = (of: Weight): string => fileOf(fontNameOf(part), `files/${part}-${of}-normal.woff`);
  const file = sfntOf(readFileSync(existsSync(fileAt(weight)) ? fileAt(weight) : fileAt(400)));
  files.set(name, file);
  return file;
}

const loadFontkit = lazily<typeof fontkit>('fontkit');
const opened = new Map<string, fontkit.Font>();

/** The part's font, to be asked and laid out. */
export function openFont(part: FontPart, weight: Weight): fontkit.Font {
  const name = `${part}-${weight}`;
  const known = opened.get(name);
  if (known) return known;
  const font = loadFontkit().create(Buffer.from(fontFile(part, weight)));
  if (!('layout' in font)) throw new Error(`The font ${name} is a collection.`);
  opened.set(name, font);
  return font;
}
