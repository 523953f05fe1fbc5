/** A text as the pieces that are drawn one after the other, each with one font and in one direction. */
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { type FontName, type FontPart, fontsFor, partFor } from './fonts.ts';

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

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u;
/** What takes the direction of the words around it; a number among them is read from left to right, in its place. */
const NEUTRAL = /^[\s\p{P}\p{S}\p{Nd}]*$/u;

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
export const goesFromRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '');

/**
 * Pieces in the order in which they are drawn from left to right. A letter that no font has stands there by its name:
 * what may be refused for it has been refused before.
 * @param isFromRightToLeft of the line that the text stands in
 */
export function textRunsOf(locale: Locale, text: string, isFromRightToLeft = false): TextRun[] {
  const runs: TextRun[] = [];
  const fonts = fontsFor(locale, text);
  for (const character of text) {
    const last = runs.at(-1);
    const found = partOfCharacter(fonts, character, last?.part);
    const shown = found === null ? nameOfLetter(character) : character;
    const part = found ?? partFor(fonts, shown.charCodeAt(0));
    if (part === null) throw new Error('The fonts lack the letters of Latin.');
    if (last?.part === part) last.text += shown;
    else runs.push({ text: shown, part });
  }
  return (isFromRightToLeft ? inTurnedOrder(runs) : inDrawnOrder(runs)).map(withNumbersTurned);
}

/** Arabic digits, with what parts their groups. */
const ARABIC_NUMBER = /[\u{660}-\u{669}\u{6f0}-\u{6f9}]+(?:[.,\u{66b}\u{66c}][\u{660}-\u{669}\u{6f0}-\u{6f9}]+)*/gu;

/** What is drawn from right to left is turned as a whole; a number in it reads from left to right, so it is turned before. */
const withNumbersTurned = (run: TextRun): TextRun =>
  RIGHT_TO_LEFT.test(run.text)
    ? { ...run, text: run.text.replaceAll(ARABIC_NUMBER, (digits) => [...digits].toReversed().join('')) }
    : run;

/** Words of Arabic and Hebrew follow each other from right to left, within a line that goes the other way. */
function inDrawnOrder(runs: TextRun[]): TextRun[] {
  const drawn: TextRun[] = [];
  for (let at = 0; at < runs.length;) {
    const end = endOf(runs, at, isRightToLeft);
    drawn.push(...(end === at ? runs.slice(at, at + 1) : runs.slice(at, end).flatMap(piecesOf).reverse()));
    at = Math.max(end, at + 1);
  }
  return drawn;
}

/** A number and the spaces beside it change places too; words turn by themselves as they are drawn. */
const piecesOf = (run: TextRun): TextRun[] =>
  RIGHT_TO_LEFT.test(run.text) ? [run] : run.text.split(/(\s+)/).flatMap((text) => (text ? [{ ...run, text }] : []));

/** Signs that open and close, each as it stands in a line from right to left. */
const MIRRORED: Record<string, string> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»', '‹›'].flatMap(([open = '', close = '']) => [
    [open, close],
    [close, open],
  ]),
);

/** A number as a whole, or one sign. */
const NUMBERS_AND_SIGNS = /\p{Nd}+(?:[.,:/-]\p{Nd}+)*|./gu;

/** Of a line from right to left, in the order in which they are read; words turn by themselves as they are drawn. */
const turnedPiecesOf = (run: TextRun): TextRun[] =>
  RIGHT_TO_LEFT.test(run.text)
    ? [run]
    : (run.text.match(NUMBERS_AND_SIGNS) ?? []).map((text) => ({ ...run, text: MIRRORED[text] ?? text }));

/** The other way round: a line of Arabic or Hebrew, in which only foreign words follow each other from left to right. */
function inTurnedOrder(runs: TextRun[]): TextRun[] {
  const turned: TextRun[] = [];
  for (let at = 0; at < runs.length;) {
    const end = endOf(runs, at, isLeftToRight);
    const foreign = runs.slice(at, end).toReversed();
    turned.push(...(end === at ? runs.slice(at, at + 1).flatMap(turnedPiecesOf) : foreign));
    at = Math.max(end, at + 1);
  }
  return turned.reverse();
}

const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);
const isLeftToRight = (text: string): boolean => !RIGHT_TO_LEFT.test(text) && !NEUTRAL.test(text);

/** Behind the last such piece of those that only spaces, signs and numbers part; `from` itself where there is none. */
function endOf(runs: TextRun[], from: number, isSuch: (text: string) => boolean): number {
  let end = from;
  for (let at = from; at < runs.length; at++) {
    const text = runs[at]?.text ?? '';
    if (isSuch(text)) end = at + 1;
    else if (end === from || !NEUTRAL.test(text)) break;
  }
  return end;
}
