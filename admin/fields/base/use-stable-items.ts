import { useState } from 'react';

/**
 * The array of before for as long as its items are the same. MUI's Autocomplete takes a new array for another choice,
 * and forgets what is being typed.
 */
export function useStableItems<Item>(items: Item[], isSame: (one: Item, other: Item) => boolean): Item[] {
  const [stable, setStable] = useState(items);
  const isUnchanged =
    stable.length === items.length &&
    items.every((item, at) => {
      const before = stable[at];
      return before !== undefined && isSame(before, item);
    });
  if (isUnchanged) return stable;
  setStable(items);
  return items;
}
