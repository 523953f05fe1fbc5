/** Parts of the program that are loaded when they are first shown. */
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadChunk } from './load-chunk.ts';

/** A component whose program comes when it is first shown, below a `ChunkBoundary`. */
export function lazyChunk<Props = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return await loadChunk(load);
    } finally {
      // Once React knows of it, too.
      setTimeout(arrive);
    }
  });
}

let arrived = 0;
const listeners = new Set<() => void>();

function arrive(): void {
  arrived++;
  for (const tell of listeners) tell();
}

/** How many parts have come or failed to, as a store outside of React. */
export const arrivals = {
  count: (): number => arrived,
  subscribe(tell: () => void): () => void {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  },
};
