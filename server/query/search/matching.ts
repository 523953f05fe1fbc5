/** What is typed into a search as SQL: which rows it finds, and how well each fits. Every search by names goes by it. */
import type { Parameters } from '../../database/parameters.ts';
import { fold, searchedWords } from '../../../shared/text/fold.ts';

export interface Match {
  /** Each word is somewhere in the texts, or the row is named by something else that was typed. */
  where: string;
  /** 0 for a whole text, then whole words, then beginnings of words, then what is inside of them; null: all fit alike. */
  rank: (() => string) | null;
}

interface Searched {
  typed: string;
  /** SQL of texts that are folded, as the columns beside stored ones are. */
  texts: readonly string[];
  /** Conditions on rows that are meant by a number, a code or the like: they fit best. */
  named?: readonly string[];
}

/** Of more words the first, by which a whole text that is pasted is found as well. */
const MAX_WORDS = 12;

/**
 * @param parameters the words are added to them; those of the rank only when it is asked for
 * @returns conditions and rank over what `texts` and `named` are SQL of; a text without words, that names none,
 *   finds every row
 */
export function matching({ typed, texts, named = [] }: Searched, parameters: Parameters): Match {
  const words = searchedWords(typed).slice(0, MAX_WORDS);
  const isNamed = named.length > 0 ? `(${named.join(' or ')})` : null;
  if (words.length === 0) return { where: isNamed ?? 'true', rank: null };
  if (texts.length === 0) return { where: isNamed ?? 'false', rank: null };
  // Bytes are compared, which is what folding is for, and costs the least.
  const all = `(concat_ws(E'\\n', ${texts.join(', ')}) collate "C")`;
  const parts = parameters.add(words.map((word) => `%${likeLiteral(word)}%`));
  return {
    where: `(${[`${all} like all (${parts}::text[])`, ...named].join(' or ')})`,
    rank: () => {
      // What a letter is tells the collation.
      const inWords = `(${all} collate "natural")`;
      const isWhole = `${parameters.add(fold(typed.trim()))} = any (array[${texts.join(', ')}])`;
      const cases = [
        [isWhole, ...named].join(' or '),
        `${inWords} ~ all (${parameters.add(words.map(wholeWord))}::text[])`,
        `${inWords} ~ all (${parameters.add(words.map(beginning))}::text[])`,
      ];
      return `case ${cases.map((when, rank) => `when ${when} then ${rank}`).join(' ')} else ${cases.length} end`;
    },
  };
}

/** A number that is typed alone, as `783` or `#783`; null where something else is. */
export function numberIn(typed: string): number | null {
  const id = Number(/^\s*#?([1-9]\d{0,15})\s*$/.exec(typed)?.[1]);
  return Number.isSafeInteger(id) ? id : null;
}

/** A text as a part of a pattern of LIKE. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

const expressionLiteral = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const LETTER = /[\p{L}\p{N}_]/u;

/** In PostgreSQL's words; a sign that is no letter begins and ends wherever it stands. */
const beginning = (word: string): string => `${LETTER.test([...word][0] ?? '') ? '\\m' : ''}${expressionLiteral(word)}`;
const wholeWord = (word: string): string => `${beginning(word)}${LETTER.test([...word].at(-1) ?? '') ? '\\M' : ''}`;
