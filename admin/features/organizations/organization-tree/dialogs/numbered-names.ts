/** Numbered names go on where those of the same name beside them end. */

/** The highest number behind the name among others, or 0: 7 for `Table` among `Table 1` and `Table 7`. */
export function lastNumber(name: string, others: readonly string[]): number {
  const numbers = others
    .filter((other) => other.startsWith(`${name} `))
    .map((other) => other.slice(name.length + 1))
    .filter((rest) => /^\d{1,9}$/.test(rest))
    .map(Number);
  return Math.max(0, ...numbers);
}
