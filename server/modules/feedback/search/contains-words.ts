/** Whether texts have certain words in them, compared as the search of the feedback compares them. Pure. */
import { wordsOf } from './words.ts';

/**
 * @param wanted each of one word or of several that stand side by side; the last is looked for as a beginning
 * @param locale of the texts
 * @returns whether one of those that are wanted stands in one of the texts; none does that has no letter or digit
 */
export function containsWords(texts: readonly string[], wanted: readonly string[], locale: string): boolean {
  const looked = wanted.map((text) => joined(text, locale)).filter((words) => words !== ' ');
  return looked.length > 0 && texts.some((text) => found(joined(text, locale), looked));
}

/** The words with a space before each: where one begins is seen. */
const joined = (text: string, locale: string): string => ` ${wordsOf(text, locale).join(' ')}`;

const found = (text: string, looked: readonly string[]): boolean => looked.some((words) => text.includes(words));
