/** A text as the pieces that are drawn one after the other, each with one font and in one direction. */
import type { Locale } from '../i18n/locales.ts';
import { type FontPart, partFor } from './fonts.ts';

export interface Run {
  text: string;
  part: FontPart;
}

/** What stands for a character that no font has. */
const REPLACEMENT = '\u{fffd}';

/** Of Arabic and of the scripts that are written like it. */
const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;
const NEUTRAL = /^[\s\p{P}\p{S}]*$/u;

/** One line without what is not seen: a name can neither end the line nor turn the direction of what follows it. */
export const plain = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u{fe00}-\u{fe0f}]/gu, '')
    .trim();

/** Pieces in the order in which they are drawn from left to right. */
export function runsOf(locale: Locale, text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const found = partFor(locale, character.codePointAt(0) ?? 0);
    const part = found ?? partFor(locale, REPLACEMENT.charCodeAt(0));
    if (part === null) throw new Error('The fonts lack the replacement character.');
    const last = runs.at(-1);
    const shown = found === null ? REPLACEMENT : character;
    if (last?.part === part) last.text += shown;
    else runs.push({ text: shown, part });
  }
  return inDrawnOrder(runs);
}

/** Words of Arabic follow each other from right to left, within a line that goes the other way. */
function inDrawnOrder(runs: Run[]): Run[] {
  const drawn: Run[] = [];
  for (let at = 0; at < runs.length;) {
    const end = endOfArabic(runs, at);
    drawn.push(...(end === at ? runs.slice(at, at + 1) : runs.slice(at, end).reverse()));
    at = Math.max(end, at + 1);
  }
  return drawn;
}

/** Behind the last Arabic piece of those that only spaces and signs part; `from` itself where there is none. */
function endOfArabic(runs: Run[], from: number): number {
  let end = from;
  for (let at = from; at < runs.length; at++) {
    const text = runs[at]?.text ?? '';
    if (RIGHT_TO_LEFT.test(text)) end = at + 1;
    else if (end === from || !NEUTRAL.test(text)) break;
  }
  return end;
}
