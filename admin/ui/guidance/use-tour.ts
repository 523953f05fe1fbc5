import { useSyncExternalStore } from 'react';

/** One tour a page: the help menu starts it, and so does the dashboard of a newcomer. */
let isOn = false;
const listeners = new Set<() => void>();

function turn(on: boolean): void {
  isOn = on;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const startTour = (): void => turn(true);
export const endTour = (): void => turn(false);

export const useIsTouring = (): boolean => useSyncExternalStore(subscribe, () => isOn);
