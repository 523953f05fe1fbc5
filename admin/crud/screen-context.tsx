import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Place, pathTo } from '../entities/place.ts';
import { withTab } from './tabs/tab-address.ts';
import type { EntityResource, ViewName } from '../entities/resource.ts';
import { isExposed } from '../entities/site.ts';

/** What the pieces of an entity's screen know of where they stand. */
export interface Screen {
  entity: EntityResource;
  /** Address of the list: `/discount`, or `/order/3/line` inside the page of another row. */
  base: string;
  place: Place;
  /** Only these rows are the list's, and what is added gets these values. */
  fixed: Record<string, number>;
  /** The list is a part of another page. */
  embedded: boolean;
  /** A key of admin/i18n: what the list is called there, where it is not what its rows are called. */
  title?: string;
}

const ScreenContext = createContext<Screen | null>(null);

export function ScreenProvider({ screen, children }: { screen: Screen; children: ReactNode }) {
  return <ScreenContext value={screen}>{children}</ScreenContext>;
}

export function useScreen(): Screen {
  const screen = useContext(ScreenContext);
  if (screen === null) throw new Error('useScreen needs a ScreenProvider above it.');
  return screen;
}

/**
 * Addresses within the screen; they keep the list's query, so that its page and filters stay, and between a row's page
 * and its form the tab. A row that has a page of its own leads from the page of another row to that.
 */
export function useScreenPath(): (view: ViewName, id?: number | string) => string {
  const { base, entity, embedded, place } = useScreen();
  const { search } = useLocation();
  const { paths, route, detail } = entity;
  const leaves = embedded && detail === 'page' && isExposed(route);
  return useCallback(
    (view, id) => {
      if (leaves && view === 'show') return pathTo(`/${route}`, view, id, paths);
      const stays = !embedded && id !== undefined && String(id) === String(place.id);
      return `${pathTo(base, view, id, paths)}${stays ? search : withTab(search, undefined)}`;
    },
    [base, search, paths, leaves, route, embedded, place.id],
  );
}

/** Goes to a view of the screen. */
export function useGoTo(): (view: ViewName, id?: number | string) => void {
  const toPath = useScreenPath();
  const navigate = useNavigate();
  return useCallback((view, id) => void navigate(toPath(view, id)), [navigate, toPath]);
}
