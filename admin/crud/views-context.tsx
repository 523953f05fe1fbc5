import { createContext, type ReactNode, useContext } from 'react';
import type { EntityResource } from '../entities/resource.ts';
import { CompositesProvider, type FindComposite } from '../fields/base/composite.tsx';
import { resources } from '../generated/resources.ts';
import type { Views } from './views.ts';

const ViewsContext = createContext<Views | null>(null);

export function ViewsProvider({ views, children }: { views: Views; children: ReactNode }) {
  const find: FindComposite = (route, name) => {
    const entity = Object.values<EntityResource>(resources).find((one) => one.route === route);
    return entity && views.overrideOf(entity)?.composites?.[name];
  };
  return (
    <ViewsContext value={views}>
      <CompositesProvider value={find}>{children}</CompositesProvider>
    </ViewsContext>
  );
}

/** The screens of all entities, which the app puts together. */
export function useViews(): Views {
  const views = useContext(ViewsContext);
  if (views === null) throw new Error('useViews needs a ViewsProvider above it.');
  return views;
}
