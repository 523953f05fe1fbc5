import { useCallback } from 'react';
import { useUserData } from '../providers/use-session.tsx';
import { entityOf, isExposed } from './site.ts';
import { mayDo, rowPermits, type ScreenAction, writableFields } from './access.ts';
import { pathTo } from './place.ts';
import type { EntityResource, Paths } from './resource.ts';

/** Tells whether the signed-in user may do something with the rows of a resource, or with one that is given. */
export function useMay(resource: string): (action: ScreenAction, row?: object) => boolean {
  const user = useUserData();
  return useCallback(
    (action, row) => {
      const entity = entityOf(resource);
      return entity !== undefined && mayDo(entity, action, user) && rowPermits(row, action);
    },
    [resource, user],
  );
}

/** Tells whether the signed-in user gets a form to edit a row, where the entity has one. */
export function useMayOpenForm(entity: EntityResource): (row?: object) => boolean {
  const may = useMay(entity.route);
  return useCallback((row) => entity.views.includes('edit') && may('edit', row), [entity, may]);
}

/** The fields that the user may write in a form of an entity, or of that behind a resource. */
export function useWritableFields(of: EntityResource | string, operation: 'create' | 'patch'): string[] {
  const user = useUserData();
  const entity = typeof of === 'string' ? entityOf(of) : of;
  return entity === undefined ? [] : writableFields(entity, operation, user);
}

/**
 * The address where a row is shown; undefined where there is none for this user.
 * @returns takes the row too, where it is known: of some it says on which page it is
 */
export function useDetailPath(resource: string): (id: number | string, row?: object) => string | undefined {
  const may = useMay(resource);
  return useCallback(
    (id, row) => {
      if (!may('detail')) return undefined;
      return isExposed(resource) ? rowPath(resource, id) : pathInPage(resource, row);
    },
    [may, resource],
  );
}

/** Of a row that the page of another one shows. */
function pathInPage(resource: string, row: object = {}): string | undefined {
  const { shownIn } = entityOf(resource) ?? {};
  const id = shownIn && (row as Record<string, unknown>)[shownIn.field];
  if (shownIn === undefined || typeof id !== 'number') return undefined;
  const page = rowPath(shownIn.resource, id);
  return shownIn.step === undefined ? page : `${page}/${shownIn.step}`;
}

/** The address of the list with a filter; undefined where there is none for this user. */
export function useListPath(resource: string): (filter: object) => string | undefined {
  const may = useMay(resource);
  return useCallback(
    (filter) =>
      may('list') && isExposed(resource)
        ? `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`
        : undefined,
    [may, resource],
  );
}

/** The address of a row's detail, whoever may see it. */
export const rowPath = (resource: string, id: number | string): string =>
  pathTo(`/${resource}`, 'show', id, pathsOf(resource));

/** The address of the form for a new row, whoever may open it. */
export const createPath = (resource: string): string => pathTo(`/${resource}`, 'create', undefined, pathsOf(resource));

const pathsOf = (resource: string): Paths | undefined => entityOf(resource)?.paths;
