import { useCallback, useSyncExternalStore } from 'react';
import { useUserData } from '../../providers/use-session.tsx';
import { createGuidanceStore, type Guidance } from './guidance.ts';

const store = createGuidanceStore(localStorage);

/** How far the signed-in user has been shown around, and how to note a step of it. */
export function useGuidance(): [Guidance, (change: Partial<Guidance>) => void] {
  const userId = useUserData()?.id ?? 0;
  const guidance = useSyncExternalStore(store.subscribe, () => store.get(userId));
  return [guidance, useCallback((change) => store.set(userId, change), [userId])];
}
