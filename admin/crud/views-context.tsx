import { createContext, type ReactNode, useContext } from 'react';
import type { Views } from './views.ts';

const ViewsContext = createContext<Views | null>(null);

export function ViewsProvider({ views, children }: { views: Views; children: ReactNode }) {
  return <ViewsContext value={views}>{children}</ViewsContext>;
}

/** The screens of all entities, which the app puts together. */
export function useViews(): Views {
  const views = useContext(ViewsContext);
  if (views === null) throw new Error('useViews needs a ViewsProvider above it.');
  return views;
}
