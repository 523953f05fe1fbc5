import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { arrivals } from './lazy-chunk.ts';

interface ChunkBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Shows `fallback` while a part of the program is on its way, and the part as soon as it is there. By itself React leaves
 * the fallback of a Suspense standing for 300 ms, which is longer than most parts take; an update from outside ends it.
 */
export function ChunkBoundary({ fallback, children }: ChunkBoundaryProps) {
  useSyncExternalStore(arrivals.subscribe, arrivals.count);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
