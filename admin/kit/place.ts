/** Where in an entity's screens an address leads. */
import type { ViewName } from './resource.ts';

export interface Place {
  view: ViewName;
  /** Of the row; absent in the list and in the form for a new one. */
  id?: number;
  /** Steps below a row's own page. */
  rest: string[];
}

/**
 * Steps that lead to a row and to the form for a new one, where they are not the usual: `detail` and `new_support` mean
 * `/support/detail/3` and `/support/new_support`. Such rows have no form of their own.
 */
export interface Ways {
  show: string;
  create: string;
}

/** The place at `pathname` below `base`, or null when no such place can be: `/plan/3/edit` below `/plan` edits row 3. */
export function placeOf(pathname: string, base: string, ways?: Ways): Place | null {
  // Inside the page of another row the address may speak of something else: then the list is what there is to see.
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return { view: 'list', rest: [] };
  const steps = pathname.slice(base.length).split('/').filter(Boolean);
  if (ways !== undefined) return placeByWays(steps, ways);
  const [first, second, ...rest] = steps;
  if (first === undefined) return { view: 'list', rest: [] };
  if (first === 'create') return second === undefined ? { view: 'create', rest: [] } : null;
  const id = idOf(first);
  if (id === null) return null;
  if (second === 'edit') return rest.length === 0 ? { view: 'edit', id, rest: [] } : null;
  return { view: 'show', id, rest: second === undefined ? [] : [second, ...rest] };
}

function placeByWays([first, second, ...rest]: string[], { show, create }: Ways): Place | null {
  if (first === undefined) return { view: 'list', rest: [] };
  if (first === create && second === undefined) return { view: 'create', rest: [] };
  const id = first === show && second !== undefined && rest.length === 0 ? idOf(second) : null;
  return id === null ? null : { view: 'show', id, rest: [] };
}

function idOf(step: string): number | null {
  const id = /^[1-9]\d{0,15}$/.test(step) ? Number(step) : NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** The address of a view below `base`. */
export function pathTo(base: string, view: ViewName, id?: number | string, ways?: Ways): string {
  if (view === 'list') return base;
  if (view === 'create') return `${base}/${ways?.create ?? 'create'}`;
  if (ways !== undefined) return `${base}/${ways.show}/${encodeURIComponent(id ?? '')}`;
  return `${base}/${encodeURIComponent(id ?? '')}${view === 'edit' ? '/edit' : ''}`;
}
