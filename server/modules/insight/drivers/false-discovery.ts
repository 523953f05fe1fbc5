/** How many of what is called found may be chance. */

/**
 * The p-values as they must be read where many are looked at: calling found whatever is at most q keeps the expected
 * part of false ones among those at q (Benjamini and Hochberg, 'Controlling the False Discovery Rate', Journal of the
 * Royal Statistical Society B 57, 1995).
 * @returns in the order that was given
 */
export function adjusted(pValues: readonly number[]): number[] {
  const ordered = pValues.map((value, at) => ({ value, at })).toSorted((one, other) => other.value - one.value);
  const result = pValues.map(() => 1);
  let smallest = 1;
  for (const [position, { value, at }] of ordered.entries()) {
    smallest = Math.min(smallest, (value * pValues.length) / (pValues.length - position));
    result[at] = smallest;
  }
  return result;
}
