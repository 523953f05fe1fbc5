/** The legal word that somebody meant. */

/** The word that is near enough for the other to be a slip of it; the first of equally near ones. */
export function nearestWord(word: string, legal: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of legal) {
    const distance = editDistance(word, candidate);
    if (distance <= limit && distance < (best?.distance ?? Infinity)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** As many of the words, those that come nearest first. */
export function nearestWords(word: string, legal: Iterable<string>, count: number): string[] {
  const distances = [...legal].map((candidate) => ({ candidate, distance: editDistance(word, candidate) }));
  return distances
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** Two letters in the wrong order are the likelier slip, where one wrong letter would lead to another word. */
const SWAP_COST = 0.9;

/** Optimal string alignment: insertions, deletions and substitutions each cost one, swapped neighbors a little less. */
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
        swapped ? (beforeLast[column - 2] ?? 0) + SWAP_COST : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
