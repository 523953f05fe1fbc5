/** What a visitor wrote: the free texts of an answer, and what was added afterwards. */
import { MAX_WORD_LENGTH, wordsOf } from './words.ts';

/** What the search looks at of one answer, in characters: more than five long answers. */
const MAX_TEXT_LENGTH = 20_000;
/** As the column takes them: pairs of ideographs need three times their text. */
const MAX_STORED_LENGTH = 60_000;

interface SearchedText {
  /** Each once. */
  words: string[];
  /** All in their order, with a space before and after each. */
  text: string;
}

/** Between two texts, so that no phrase is found across them. */
const BREAK = '\n';

/** The words that one answer is found by; null where nothing was written. */
export function searchedText(texts: string[], locale: string): SearchedText | null {
  let left = MAX_TEXT_LENGTH;
  const found = texts.map((text) => {
    const words = wordsOf(text.slice(0, left), locale);
    left = Math.max(0, left - text.length);
    return words;
  });
  const words = [...new Set(found.flat())];
  if (words.length === 0) return null;
  const text = found.map((of) => ` ${of.join(' ')} `).join(BREAK);
  return { words, text: text.slice(0, MAX_STORED_LENGTH - MAX_WORD_LENGTH) };
}
