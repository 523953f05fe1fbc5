/**
 * The passwords that people choose most: those of great breaches, which every guesser tries first. The list is the first
 * 20,000 of the one in @zxcvbn-ts/language-common 3.0.4 (MIT License, github.com/zxcvbn-ts/zxcvbn), which counted them in
 * what was published of breaches.
 */
import { readFileSync } from 'node:fs';

let ranks: ReadonlyMap<string, number> | undefined;

/** The most frequent first; read when somebody first chooses a password. */
const ranked = (): ReadonlyMap<string, number> =>
  (ranks ??= new Map(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((password, rank) => [password, rank]),
  ));

/** Words so frequent that a year or an exclamation mark makes no good password of them. */
const FREQUENT = 5_000;
/**
 * What the product and its accounts are called, which is tried first here (ASVS 5.0, V6.1.2). What the company and the
 * e-mail are called is refused besides, wherever in a password it stands (shared/password-rules).
 */
const OF_THE_PRODUCT = new Set(['feedtree', 'feed tree', 'superadmin', 'superadministrator', 'company admin']);

/** Signs that are added to meet rules: `Password2024!`. */
const MAX_ADDED = 6;

/** However often so few signs are repeated, there is little to guess. */
const MIN_PIECE = 4;

/** Signs that are written for letters. */
const WRITTEN_FOR: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const SIGNS = /[013457@$!]/g;

export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const piece = repeatedPiece(text);
  if ([...piece].length <= MIN_PIECE && piece !== password) return true;
  const bare = fromFirstToLast(piece, /[\p{L}\p{N}]/u);
  return [text, piece, bare, asLetters(piece)].some((one) => ranked().has(one)) || isFrequentWord(piece);
}

function isFrequentWord(text: string): boolean {
  const bare = fromFirstToLast(text, /\p{L}/u);
  if (text.length - bare.length > MAX_ADDED) return false;
  // `p@ssw0rd1!`: what is added may be a letter to one who reads signs as letters.
  const ends = [bare, text.replace(/[\d\W_]{0,6}$/u, '')];
  return ends.some(
    (end) =>
      end !== '' &&
      [end, asLetters(end)].some(
        (word) => (ranked().get(word) ?? FREQUENT) < FREQUENT || OF_THE_PRODUCT.has(word.replace(/[-_.]/g, ' ')),
      ),
  );
}

/** What stands between the first and the last such sign, both with it. */
function fromFirstToLast(text: string, sign: RegExp): string {
  const signs = [...text];
  const isOne = (letter: string): boolean => sign.test(letter);
  return signs.slice(Math.max(0, signs.findIndex(isOne)), signs.findLastIndex(isOne) + 1).join('');
}

const asLetters = (text: string): string => text.replace(SIGNS, (sign) => WRITTEN_FOR[sign] ?? sign);

/** `abc` of `abcabcabc`: what is written several times is as common as it is once. */
function repeatedPiece(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return text.slice(0, length);
}
