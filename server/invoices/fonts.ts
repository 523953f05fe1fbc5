/**
 * Which font draws which character. The fonts come in parts of a script or of some hundred signs, of which a file takes
 * in only what it shows: an invoice in Latin letters weighs some kilobytes, and names in any of the scripts are whole.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '../i18n/locales.ts';
import { sfntOf } from './woff.ts';

export type Weight = 400 | 600;

/** A part of a font: its name in each file's name before the weight. */
export type FontPart = string;

export type FontName =
  | 'noto-sans'
  | 'noto-sans-arabic'
  | 'noto-sans-hebrew'
  | 'noto-sans-thai'
  | 'noto-sans-jp'
  | 'noto-sans-kr'
  | 'noto-sans-sc';

const LATIN = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'devanagari'];
const isNumbered = (part: string): boolean => /^\[\d+\]$/.test(part);

/** What is taken of each: others of its parts are in the first one already. */
const takes: Record<FontName, (part: string) => boolean> = {
  'noto-sans': (part) => LATIN.includes(part),
  'noto-sans-arabic': (part) => part === 'arabic',
  'noto-sans-hebrew': (part) => part === 'hebrew',
  'noto-sans-thai': (part) => part === 'thai',
  'noto-sans-jp': isNumbered,
  'noto-sans-kr': isNumbered,
  'noto-sans-sc': isNumbered,
};

const fileOf = (font: FontName, path: string): string =>
  fileURLToPath(import.meta.resolve(`@fontsource/${font}/${path}`));

/** `U+0020-007E,U+00A0` as pairs of first and last. */
const rangesOf = (text: string): [first: number, last: number][] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

type Coverage = ReadonlyMap<number, FontPart>;

const coverages = new Map<FontName, Coverage>();

/** Of each character that the font has, its part; the first of several. */
function coverageOf(font: FontName): Coverage {
  const known = coverages.get(font);
  if (known) return known;
  const ranges = JSON.parse(readFileSync(fileOf(font, 'unicode.json'), 'utf8')) as Record<string, string>;
  const coverage = new Map<number, FontPart>();
  const add = (part: string, [first, last]: [number, number]) => {
    for (let code = first; code <= last; code++)
      if (!coverage.has(code)) coverage.set(code, `${font}-${part.replace(/[[\]]/g, '')}`);
  };
  const parts = Object.keys(ranges).filter(takes[font]);
  for (const part of parts.sort((one, other) => LATIN.indexOf(one) - LATIN.indexOf(other)))
    for (const range of rangesOf(ranges[part] ?? '')) add(part, range);
  coverages.set(font, coverage);
  return coverage;
}

const OTHERS: FontName[] = ['noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-thai'];

/**
 * The fonts for a text, the first one first. Chinese signs differ between Japan, Korea and China: a reader gets those of
 * his language, but a text with a sign that is written in China alone is drawn as it is there, all in one hand.
 */
export function fontsFor(locale: Locale, text: string): FontName[] {
  const own: FontName[] = locale === 'ko' ? ['noto-sans-kr', 'noto-sans-jp'] : ['noto-sans-jp', 'noto-sans-kr'];
  const isOfOwn = (code: number) =>
    [...own, ...OTHERS, 'noto-sans' as const].some((font) => coverageOf(font).has(code));
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const isChinese = codes.some((code) => !isOfOwn(code) && coverageOf('noto-sans-sc').has(code));
  return ['noto-sans', ...(isChinese ? (['noto-sans-sc'] as const) : []), ...own, ...OTHERS];
}

/** Null for a character that none of the fonts has. */
export function partFor(fonts: readonly FontName[], code: number): FontPart | null {
  for (const font of fonts) {
    const part = coverageOf(font).get(code);
    if (part !== undefined) return part;
  }
  return null;
}

const files = new Map<string, Uint8Array>();

/** The part's font. From WOFF and not WOFF2, from which a whole part would be embedded. */
export function fontFile(part: FontPart, weight: Weight): Uint8Array {
  const name = `${part}-${weight}-normal.woff`;
  const known = files.get(name);
  if (known) return known;
  const font = (Object.keys(takes) as FontName[])
    .filter((candidate) => part.startsWith(`${candidate}-`))
    .reduce((one, other) => (other.length > one.length ? other : one));
  const file = sfntOf(readFileSync(fileOf(font, `files/${name}`)));
  files.set(name, file);
  return file;
}
