/** What never changes once it is read, kept in memory. */
import { LRUCache } from 'lru-cache';
import type { Transaction } from './cell.ts';

/**
 * A cache for each database: a number means something in one alone.
 * @param max entries of each
 */
export function keptByCell<Value extends object>(max: number) {
  const caches = new WeakMap<object, LRUCache<string, Value>>();
  return ({ cell }: Pick<Transaction, 'cell'>): LRUCache<string, Value> => {
    const known = caches.get(cell);
    if (known) return known;
    const made = new LRUCache<string, Value>({ max });
    caches.set(cell, made);
    return made;
  };
}
