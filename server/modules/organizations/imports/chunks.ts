/** Rows a statement: far below its time limit, and often enough to see that it goes on. */
export const AT_ONCE = 1_000;

export function chunks<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / AT_ONCE);
  return Array.from({ length: count }, (_, at) => items.slice(at * AT_ONCE, (at + 1) * AT_ONCE));
}
