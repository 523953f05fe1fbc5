/**
 * The words of a text as the search of the feedback compares them: folded as for every search. Chinese, Japanese and
 * Korean, which don't part their words or let endings grow on them, are cut into pairs of neighbors, so that any part of
 * a word is found.
 */
import { fold } from '../../../../shared/text/fold.ts';

/** Longer ones are cut here, in texts and in what is searched for. */
export const MAX_WORD_LENGTH = 40;

/** Runs of letters and digits with their marks, single emoji; ideographs and syllables in runs of their own. */
const PIECES =
  /(?<pairs>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]+)|(?<word>(?!\p{M})(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}\p{M}])+)|(?<emoji>\p{Extended_Pictographic})/gu;

/** Scripts that are written without spaces, of which only a dictionary knows where words end. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** One run of a text that its words are cut from. */
interface Piece {
  /** In the order in which they stand. */
  words: string[];
  /** A run of ideographs or syllables: its words are pairs, and its last sign alone. */
  isPairs: boolean;
}

/** A text's words in their order, each as often as it stands there. */
export const wordsOf = (text: string, locale: string): string[] => piecesOf(text, locale).flatMap(({ words }) => words);

export interface Wanted {
  /** All of which must occur. */
  words: string[];
  /** The beginning of a word that must occur, of a search that is still being written. */
  prefix: string | null;
  /** Words that must stand side by side, with a space before each and, where the last is a whole one, after it. */
  phrases: string[];
}

const QUOTED = /["“„«](?<phrase>[^"“”„«»]*)["”“»]/gu;
/** Words that a search asks for, of more the longest: of a whole sentence that is pasted they find it as well. */
const MAX_WANTED = 12;
const MAX_PHRASES = 4;

/**
 * What a search asks for: all its words, the last as a beginning unless a space, a quotation mark or the like ends it,
 * and what stands in quotation marks side by side. Nothing at all for a search of punctuation alone.
 */
export function wantedOf(search: string, locale: string): Wanted {
  const phrases = [...search.matchAll(QUOTED)].map(({ groups }) => piecesOf(groups?.['phrase'] ?? '', locale));
  const loose = piecesOf(search.replaceAll(QUOTED, ' '), locale);
  const isOpen = /[\p{L}\p{N}\p{M}]$/u.test(search);
  const last = isOpen ? loose.pop() : undefined;
  const prefix = last ? (last.isPairs ? lastOfPairs(last) : (last.words.pop() ?? null)) : null;
  const words = [...loose, ...phrases.flat()].flatMap(searched).concat(last ? last.words.filter(isPair(last)) : []);
  return {
    words: longest([...new Set(words)].filter((word) => word !== prefix)),
    prefix,
    phrases: phrases
      .filter((pieces) => pieces.flatMap(({ words: all }) => all).length > 1)
      .slice(0, MAX_PHRASES)
      .map(phraseOf),
  };
}

/** The words that say most, in their order. */
function longest(words: string[]): string[] {
  const kept = new Set(words.toSorted((one, other) => other.length - one.length).slice(0, MAX_WANTED));
  return words.filter((word) => kept.has(word));
}

/** A run's words without its last sign, which says nothing more; a single sign begins a pair or ends a run. */
const searched = (piece: Piece): string[] =>
  piece.isPairs && piece.words.length > 1 ? piece.words.slice(0, -1) : piece.words;

const isPair =
  ({ isPairs, words }: Piece) =>
  (_word: string, at: number): boolean =>
    !isPairs || at < words.length - 1;

/** Of several signs their last pair, which is a whole word; of one sign that sign. */
const lastOfPairs = ({ words }: Piece): string | null => words.at(-2) ?? words.at(-1) ?? null;

function phraseOf(pieces: Piece[]): string {
  const last = pieces.at(-1);
  const words = [...pieces.slice(0, -1).flatMap((piece) => piece.words), ...(last ? searched(last) : [])];
  return ` ${words.join(' ')}${last?.isPairs && last.words.length === 1 ? '' : ' '}`;
}

function piecesOf(text: string, locale: string): Piece[] {
  return [...fold(text).matchAll(PIECES)].map(({ groups = {} }) => {
    if (groups['pairs']) return { words: pairsOf(groups['pairs']), isPairs: true };
    const run = groups['word'] ?? groups['emoji'] ?? '';
    return { words: (UNSPACED.test(run) ? segmented(run, locale) : [run]).map(cut), isPairs: false };
  });
}

/** Each sign with the next one, and the last alone, so that every sign begins a word. */
function pairsOf(run: string): string[] {
  const signs = [...run];
  return signs.map((sign, at) => sign + (signs[at + 1] ?? ''));
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmented(run: string, locale: string): string[] {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, segmenter);
  return [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

const cut = (word: string): string => [...word].slice(0, MAX_WORD_LENGTH).join('');
