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
  const limit = Math.max(2, Math.floor(word.length / 3));
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of legal) {
    const distance = editDistance(word, candidate);
    if (distance <= limit && distance < (best?.distance ?? Infinity)) best = { candidate, distance };
  }
  return best === undefined ? undefined : `Did you mean '${best.candidate}'?`;
}

/** The nearest legal word, or all of them where they are few. */
export function choices(word: string, legal: Iterable<string>): string | undefined {
  const words = [...legal];
  if (words.length === 0) return undefined;
  return nearest(word, words) ?? (words.length <= 12 ? `Legal here: ${words.join(', ')}.` : undefined);
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

/** Optimal string alignment: insertions, deletions, substitutions and swapped neighbors each cost one. */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
