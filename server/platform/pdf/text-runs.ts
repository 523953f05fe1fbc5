/** A text as the pieces that are drawn one after the other, each with one font and in one direction. */
import bidiFactory, { type Bidi } from 'bidi-js';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { type FontName, type FontPart, fontsFor, partFor } from './fonts.ts';

/** The package is CommonJS and exports the function itself, which its types do not say. */
const bidi = (bidiFactory as unknown as () => Bidi)();

export interface TextRun {
  text: string;
  part: FontPart;
}

/** `U+1820`: by this name a letter is found by who does not know it. */
export const nameOfLetter = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Marks and joiners belong to the letter before them. */
const WITH_THE_ONE_BEFORE = /[\p{M}\u200c\u200d]/u;

const partOfCharacter = (fonts: readonly FontName[], character: string, last?: FontPart): FontPart | null =>
  partFor(fonts, character.codePointAt(0) ?? 0, WITH_THE_ONE_BEFORE.test(character) ? last : undefined);

/** The letters of a text that no font has, each once, in their order. */
export function undrawnLetters(text: string): string[] {
  const line = plain(text);
  const fonts = fontsFor('en', line);
  return [...new Set(line)].filter((letter) => partOfCharacter(fonts, letter) === null);
}

/** What is not seen; between two letters it may join or part them, as Persian and the scripts of India need. */
const UNSEEN =
  /[\p{Cc}\p{Co}\p{Cn}\u{fe00}-\u{fe0f}]|(?![\u200c\u200d])\p{Cf}|(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu;

/** One line without what is not seen: a name can neither end the line nor turn the direction of what follows it. */
export const plain = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .replace(UNSEEN, '')
    .trim();

/** Whether a line goes from right to left: as its first letter does (Unicode UAX 9, P2 and P3). */
export const goesFromRightToLeft = (text: string): boolean => bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;

/**
 * Pieces in the order in which they are drawn from left to right (Unicode UAX 9). A letter that no font has stands there
 * by its name: what may be refused for it has been refused before.
 * @param isFromRightToLeft of the line that the text stands in
 */
export function textRunsOf(locale: Locale, text: string, isFromRightToLeft = false): TextRun[] {
  const characters = drawnCharacters(fontsFor(locale, text), text);
  const shown = characters.map((character) => character.text).join('');
  const { levels } = bidi.getEmbeddingLevels(shown, isFromRightToLeft ? 'rtl' : 'ltr');
  const runs: LeveledRun[] = [];
  let at = 0;
  for (const { text: letters, part } of characters) {
    const level = levels[at] ?? 0;
    at += letters.length;
    // What is mirrored is turned by itself: the fonts do not mirror it.
    const mirrored = isOdd(level) ? bidi.getMirroredCharacter(letters) : null;
    const last = runs.at(-1);
    if (last?.part === part && last.level === level && mirrored === null && !last.isMirrored) last.text += letters;
    else runs.push({ text: mirrored ?? letters, part, level, isMirrored: mirrored !== null });
  }
  return inDrawnOrder(runs).map(({ part, level, text: run }) => ({ part, text: turned(run, level) }));
}

interface LeveledRun extends TextRun {
  /** Of its embedding: odd ones go from right to left. */
  level: number;
  isMirrored: boolean;
}

const isOdd = (level: number): boolean => level % 2 === 1;

/** Each with its font; one that no font has by its name, in letters of Latin. */
function drawnCharacters(fonts: readonly FontName[], text: string): TextRun[] {
  const found: TextRun[] = [];
  for (const character of text) {
    const own = partOfCharacter(fonts, character, found.at(-1)?.part);
    const shown = own === null ? nameOfLetter(character) : character;
    const part = own ?? partFor(fonts, shown.charCodeAt(0));
    if (part === null) throw new Error('The fonts lack the letters of Latin.');
    found.push({ text: shown, part });
  }
  return found;
}

/** From the highest level to the lowest odd one, what is on it or above changes places (UAX 9, L2). */
function inDrawnOrder(runs: LeveledRun[]): LeveledRun[] {
  let ordered = runs;
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const next: LeveledRun[] = [];
    let turning: LeveledRun[] = [];
    for (const run of ordered)
      if (run.level >= level) turning.unshift(run);
      else {
        next.push(...turning, run);
        turning = [];
      }
    ordered = [...next, ...turning];
  }
  return ordered;
}

const TURNED_BY_SHAPER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\u{660}-\u{669}]/u;

/** The shaper turns what has letters or digits of such a script, whatever its level, and nothing else. */
const turned = (run: string, level: number): string =>
  TURNED_BY_SHAPER.test(run) === isOdd(level) ? run : [...run].toReversed().join('');
