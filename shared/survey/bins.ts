/** Points as they are drawn: few as they are, many in groups of neighbors. */
import type { Item } from './question-result.ts';

/** More points than these are drawn in groups. */
export const MOST_LINES = 12;

export function binned(items: readonly Item[]): Item[] {
  if (items.length <= MOST_LINES) return [...items];
  const size = Math.ceil(items.length / MOST_LINES);
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => {
    const group = items.slice(at * size, (at + 1) * size);
    const [first, last] = [group[0], group.at(-1)];
    return {
      value: first?.value ?? '',
      label: group.length > 1 ? `${first?.label ?? ''} – ${last?.label ?? ''}` : (first?.label ?? ''),
      count: group.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

/** The items with those that only the other side has, so that both are grouped alike; numbers in their order. */
export function alike(items: readonly Item[], others: readonly Item[]): Item[] {
  const missing = others.filter(({ value }) => !items.some((item) => item.value === value));
  if (missing.length === 0) return [...items];
  const all = [...items, ...missing.map((item) => ({ ...item, count: 0 }))];
  return all.every(({ value }) => Number.isFinite(Number(value)))
    ? all.toSorted((one, other) => Number(one.value) - Number(other.value))
    : all;
}
