/**
 * What the drivers of a score are worked out from: of every two variables the sums of their products over the answers
 * that have both. Answers have gaps, since a survey asks by what was said before; each pair of variables is therefore
 * summed over the answers that have both of them, and nothing is put in the place of what is missing. All values are
 * whole numbers, so that sums are exact in whatever order they come about.
 */

/** A value by variable, from 0 to 100; a variable that was not answered is absent. */
export type Values = Record<string, number>;

/** Of a pair (a, b): the number of answers with both, then the sums of a, b, a², b² and ab. */
export type PairSums = readonly [number, number, number, number, number, number];

/** By `pairKey`. */
export type CrossProducts = Record<string, PairSums>;

/** The variable of the score itself; ids of questions begin with a letter. */
export const SCORE = '.score';

/** The key of the pair of `a` and `b`, and of no other one. */
export const pairKey = (a: string, b: string): string => `${a} ${b}`;

export const NO_SUMS: PairSums = [0, 0, 0, 0, 0, 0];

const plus = (one: PairSums, other: PairSums): PairSums => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
  one[3] + other[3],
  one[4] + other[4],
  one[5] + other[5],
];

/** Adds `more` to `sums`. */
export function addProducts(sums: CrossProducts, more: CrossProducts): void {
  for (const [key, pair] of Object.entries(more)) sums[key] = plus(sums[key] ?? NO_SUMS, pair);
}

/** Which variables an answer may have, in families: only those of one family are looked at together. */
export type Families = readonly (readonly string[])[];

/**
 * Adds one answer to `sums`: the pairs within each family, and each variable with the score. An answer without a score
 * adds nothing.
 */
export function addAnswer(sums: CrossProducts, families: Families, values: Values): void {
  const score = values[SCORE];
  if (score === undefined) return;
  const add = (key: string, a: number, b: number): void => {
    sums[key] = plus(sums[key] ?? NO_SUMS, [1, a, b, a * a, b * b, a * b]);
  };
  for (const family of families) {
    const given = family.flatMap((name): [string, number][] => {
      const value = values[name];
      return value === undefined ? [] : [[name, value]];
    });
    for (const [at, [name, value]] of given.entries()) {
      add(pairKey(name, SCORE), value, score);
      for (const [other, its] of given.slice(at + 1)) add(pairKey(name, other), value, its);
    }
  }
  add(pairKey(SCORE, SCORE), score, score);
}

/** Pearson's correlation; null where fewer than three answers have both, or one of them never differs. */
export function correlationOf([count, sumA, sumB, squaresA, squaresB, products]: PairSums): number | null {
  if (count < 3) return null;
  const varianceA = squaresA - (sumA * sumA) / count;
  const varianceB = squaresB - (sumB * sumB) / count;
  if (varianceA <= 1e-9 * squaresA || varianceB <= 1e-9 * squaresB) return null;
  const correlation = (products - (sumA * sumB) / count) / Math.sqrt(varianceA * varianceB);
  return Math.max(-1, Math.min(1, correlation));
}
