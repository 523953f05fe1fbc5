/** Parts of the program that are loaded when they are first shown. */
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadChunk } from './load-chunk.ts';

/** A component whose program comes when it is first shown, below a `ChunkBoundary`. */
export function lazyChunk<Props = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  let coming: ReturnType<typeof load> | undefined;
  const begin = () => (coming ??= loadChunk(load));
  const component = lazy(async () => {
    try {
      return await begin();
    } finally {
      // Once React knows of it, too.
      setTimeout(arrive);
    }
  });
  // Where it fails, that is told when it is shown.
  beginnings.set(component, () => void begin().catch(() => undefined));
  return component;
}

const beginnings = new WeakMap<object, () => void>();

/** Begins to load what is about to be shown. */
export const preloadChunk = (component: object): void => beginnings.get(component)?.();

let arrived = 0;
const listeners = new Set<() => void>();

function arrive(): void {
  arrived++;
  for (const listener of listeners) listener();
}

/** How many parts have come or failed to, as a store outside of React. */
export const arrivals = {
  count: (): number => arrived,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
