/**
 * Texts as every search compares them, whatever the language, since nobody knows in which one somebody else searches:
 * one width, lower case, without accents and without the points and signs that most people leave out. PostgreSQL's twin
 * is made of the same lists (shared/text/fold-sql.ts), and a test plays both over every character.
 */

/**
 * Code points that are left out, as ranges: accents of every script, the points of Hebrew and Arabic and its tatweel,
 * the nuktas of Devanagari, Gurmukhi and Gujarati, signs that ask for a colored emoji. What makes another letter stays:
 * the voiced marks of Japanese, the nukta of Bengali, all vowel signs.
 */
export const LEFT_OUT =
  '300-36f 485-486 591-5bd 5bf 5c1-5c2 5c4-5c5 5c7 610-61a 640 64b-65f 670 6d6-6dc 6df-6e4 6e7-6e8 6ea-6ed 897-89f 8ca-8e1 8e3-8ff 93c 951-954 a3c abc 1ab0-1add 1ae0-1aeb 1cd0-1cd2 1cd4-1ce0 1ce2-1ce8 1ced 1cf4 1cf8-1cf9 1dc0-1dff 20d0-20f0 302a-302d fb1e fe00-fe0f fe20-fe2d 101fd 102e0 10efa-10eff 1133b 1cf00-1cf2d 1cf30-1cf46 1d167-1d169 1d17b-1d182 1d185-1d18b 1d1aa-1d1ad e0100-e01ef'
    .split(' ')
    .map((range) => range.split('-'));

/** Letters that no decomposition tells apart, with what is written where a keyboard lacks them; in lower case. */
export const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ٱ: 'ا',
  // The Armenian ligature և comes apart into this letter, its capitals into the other one.
  ւ: 'վ',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  ʻ: "'",
  '‐': '-',
  '–': '-',
  '—': '-',
};

const MARK = new RegExp(`[${LEFT_OUT.map((range) => range.map((code) => `\\u{${code}}`).join('-')).join('')}]`, 'gu');
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/**
 * A text as it is compared: without case, marks and the differences of width; the database's function `fold` does the
 * same.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(MARK, '')
    .normalize('NFC')
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? letter);

/** The words that are typed into a search, folded, each once. */
export const searchedWords = (typed: string): string[] => [
  ...new Set(
    fold(typed)
      .split(/\s+/u)
      .filter((word) => word !== ''),
  ),
];

/** Whether each of the typed words is somewhere in the text. */
export function wordsAreIn(typed: string, text: string): boolean {
  const searched = fold(text);
  return searchedWords(typed).every((word) => searched.includes(word));
}

const PART = /[^\p{L}\p{N}\p{M}_]+/u;

/**
 * How well a text fits what is typed, as lists rank what they find: 0 for the whole text, 1 for whole words, 2 for
 * beginnings of words, 3 for what is inside of them; null where a word is nowhere in it.
 */
export function fitOf(typed: string, text: string): number | null {
  const words = searchedWords(typed);
  const searched = fold(text);
  if (!words.every((word) => searched.includes(word))) return null;
  if (searched === fold(typed.trim())) return 0;
  const parts = searched.split(PART);
  if (words.every((word) => parts.includes(word))) return 1;
  return words.every((word) => parts.some((part) => part.startsWith(word))) ? 2 : 3;
}
