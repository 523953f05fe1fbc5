import { nearestWord, nearestWords } from '../shared/text/nearest-word.ts';

/** What is wrong in a schema, and where. */
export interface Problem {
  /** From the project's root. */
  file: string;
  /** RFC 6901 pointer into the file; empty for the whole of it. */
  pointer: string;
  message: string;
  /** What to write instead. */
  hint?: string;
}

/** RFC 6901: `pointer('x-access', 'a/b', 0)` is `/x-access/a~1b/0`. */
export function pointer(...segments: (string | number)[]): string {
  return segments.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** "Did you mean 'x-tenant'?", when a legal word is near enough to be a slip. */
export function nearest(word: string, legal: Iterable<string>): string | undefined {
  const candidate = nearestWord(word, legal);
  return candidate === undefined ? undefined : `Did you mean '${candidate}'?`;
}

/** Longer lists are not read. */
const LISTED = 12;

/**
 * A hint: the nearest legal word, or all of them where they are few, or those that come nearest.
 * @returns undefined where none is legal
 */
export function choices(word: string, legal: Iterable<string>): string | undefined {
  const words = [...legal];
  if (words.length === 0) return undefined;
  const near = nearest(word, words);
  if (near !== undefined) return near;
  if (words.length <= LISTED) return `Legal here: ${words.join(', ')}.`;
  return `Legal here, among others: ${nearestWords(word, words, LISTED).join(', ')}.`;
}

/** One line for a terminal: place, message, hint. */
export function printProblem({ file, pointer: place, message, hint }: Problem): string {
  return `${file}#${place}: ${message}${hint === undefined ? '' : ` ${hint}`}`;
}

/** Sorted by place, so that the same mistakes always read the same. */
export function sortProblems(problems: Problem[]): Problem[] {
  return problems.toSorted(
    (one, other) =>
      compare(one.file, other.file) || compare(one.pointer, other.pointer) || compare(one.message, other.message),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
