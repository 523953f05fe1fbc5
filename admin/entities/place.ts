/** Where in an entity's screens an address leads. */
import type { EntityResource, Paths, ViewName } from './resource.ts';

export interface Place {
  view: ViewName;
  /** Of the row; absent in the list and in the form for a new one. */
  id?: number;
  /** Steps below a row's own page. */
  rest: string[];
}

/** The place at `pathname` below `base`, or null when no such place can be: `/plan/3/edit` below `/plan` edits row 3. */
export function placeOf(pathname: string, base: string, paths?: Paths): Place | null {
  // Inside the page of another row the address may speak of something else: then the list is what there is to see.
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return { view: 'list', rest: [] };
  const steps = pathname.slice(base.length).split('/').filter(Boolean);
  if (paths !== undefined) return placeByPaths(steps, paths);
  const [first, second, ...rest] = steps;
  if (first === undefined) return { view: 'list', rest: [] };
  if (first === 'create') return second === undefined ? { view: 'create', rest: [] } : null;
  const id = idOf(first);
  if (id === null) return null;
  if (second === 'edit') return rest.length === 0 ? { view: 'edit', id, rest: [] } : null;
  return { view: 'show', id, rest: second === undefined ? [] : [second, ...rest] };
}

function placeByPaths([first, second, ...rest]: string[], { show, create }: Paths): Place | null {
  if (first === undefined) return { view: 'list', rest: [] };
  if (first === create && second === undefined) return { view: 'create', rest: [] };
  const id = first === show && second !== undefined && rest.length === 0 ? idOf(second) : null;
  return id === null ? null : { view: 'show', id, rest: [] };
}

function idOf(step: string): number | null {
  const id = /^[1-9]\d{0,15}$/.test(step) ? Number(step) : NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** Whether it is the page of a row itself, or an address below it that one of its panels has. */
export function isOfRow({ panels = {} }: Pick<EntityResource, 'panels'>, { rest: [step] }: Place): boolean {
  return step === undefined || Object.values(panels).some((panel) => 'step' in panel && panel.step === step);
}

/** The address of a view below `base`. */
export function pathTo(base: string, view: ViewName, id?: number | string, paths?: Paths): string {
  if (view === 'list') return base;
  if (view === 'create') return `${base}/${paths?.create ?? 'create'}`;
  if (paths !== undefined) return `${base}/${paths.show}/${encodeURIComponent(id ?? '')}`;
  return `${base}/${encodeURIComponent(id ?? '')}${view === 'edit' ? '/edit' : ''}`;
}
