/** Which columns of a list are shown, and in which order: what the reader chose, else what the schema says. */

/** The names of the shown ones, in their order; null where nothing was chosen. */
export type ColumnChoice = readonly string[] | null;

/** Where a reader's choice is kept in the browser. */
export const choiceKey = ({ id }: { id: string }): string => `columns.${id}`;

export interface Columns {
  /** All there are, in the order of the list. */
  names: readonly string[];
  /** Those of them that have to be chosen. */
  more: readonly string[];
  /** How many are shown at most where nothing was chosen; the first of them. */
  most?: number;
}

/** Narrower, a column of most kinds says nothing any more. */
const MIN_WIDTH = 120;

/**
 * How many columns a list shows where nothing was chosen: all of the schema, and of those that a tenant has added as many
 * as there is room for beside them.
 * @param own how many the schema has
 * @param width of the window, in pixels
 */
export const mostColumns = (own: number, width: number): number => Math.max(own, Math.floor(width / MIN_WIDTH));

/** The shown ones; a choice of columns that are all gone counts as none. */
export function shownColumns({ names, more, most }: Columns, choice: ColumnChoice): string[] {
  const chosen = (choice ?? []).filter((name) => names.includes(name));
  return chosen.length > 0 ? chosen : names.filter((name) => !more.includes(name)).slice(0, most);
}

/** All of them as they are offered: the shown ones in their order, then the others. */
export function offeredColumns(columns: Columns, choice: ColumnChoice): string[] {
  const shown = shownColumns(columns, choice);
  return [...shown, ...columns.names.filter((name) => !shown.includes(name))];
}

/** Shows a column, at the end, or hides it; the last one stays. */
export function toggleColumn(columns: Columns, choice: ColumnChoice, name: string): ColumnChoice {
  const shown = shownColumns(columns, choice);
  const others = shown.filter((one) => one !== name);
  if (others.length === 0) return shown;
  return others.length < shown.length ? others : [...shown, name];
}

/** @param by how many places towards the end; a negative number leads to the beginning */
export function moveColumn(columns: Columns, choice: ColumnChoice, name: string, by: number): ColumnChoice {
  const shown = shownColumns(columns, choice);
  const from = shown.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= shown.length) return shown;
  return shown.toSpliced(from, 1).toSpliced(to, 0, name);
}

/** The columns of a list as they are offered, and what can be done with them. */
export interface OfferedColumns {
  /** All there are: the shown ones first, in their order. */
  offered: readonly string[];
  /** How many of them are shown. */
  count: number;
  toggle: (name: string) => void;
  /** @param by how many places towards the end; a negative number leads to the beginning */
  move: (name: string, by: number) => void;
  /** As where nothing was chosen. */
  reset: () => void;
}

export const offerColumns = (
  columns: Columns,
  choice: ColumnChoice,
  choose: (choice: ColumnChoice) => void,
): OfferedColumns => ({
  offered: offeredColumns(columns, choice),
  count: shownColumns(columns, choice).length,
  toggle: (name) => choose(toggleColumn(columns, choice, name)),
  move: (name, by) => choose(moveColumn(columns, choice, name, by)),
  reset: () => choose(null),
});
