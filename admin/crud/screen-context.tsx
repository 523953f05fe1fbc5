import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Place, pathTo } from '../entities/place.ts';
import type { EntityResource, ViewName } from '../entities/resource.ts';

/** What the pieces of an entity's screen know of where they stand. */
export interface Screen {
  entity: EntityResource;
  /** Address of the list: `/discount`, or `/plan/3/subplan` inside the page of another row. */
  base: string;
  place: Place;
  /** Only these rows are the list's, and what is added gets these values. */
  fixed: Record<string, number>;
  /** The list is a part of another page. */
  embedded: boolean;
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

/** Addresses within the screen; they keep the list's query, so that its page and filters stay. */
export function useScreenPath(): (view: ViewName, id?: number | string) => string {
  const { base, entity } = useScreen();
  const { search } = useLocation();
  const { paths } = entity;
  return useCallback((view, id) => `${pathTo(base, view, id, paths)}${search}`, [base, search, paths]);
}

/** Goes to a view of the screen. */
export function useGoTo(): (view: ViewName, id?: number | string) => void {
  const toPath = useScreenPath();
  const navigate = useNavigate();
  return useCallback((view, id) => void navigate(toPath(view, id)), [navigate, toPath]);
}
