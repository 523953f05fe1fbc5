import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Preferences, PreferenceStore } from './preferences.ts';

const PreferenceContext = createContext<PreferenceStore | null>(null);

export function PreferenceProvider({ store, children }: { store: PreferenceStore; children: ReactNode }) {
  return <PreferenceContext value={store}>{children}</PreferenceContext>;
}

/** The preferences, and how to change some of them. */
export function usePreferences(): [Preferences, PreferenceStore['set']] {
  const store = useContext(PreferenceContext);
  if (store === null) throw new Error('usePreferences needs a PreferenceProvider above it.');
  return [useSyncExternalStore(store.subscribe, store.get), store.set];
}
