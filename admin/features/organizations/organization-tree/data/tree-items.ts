/** The tree as it is shown: units in their order, with the places that stand for what is not there yet. */
import { pathIds, type Unit } from '../unit.ts';
import type { LevelKey, Opened } from './opened.ts';

/** What is known of one level. */
export interface Level {
  rows: readonly Unit[];
  /** Undefined until the first page has come. */
  total: number | undefined;
  isLoading: boolean;
  /** Why a page of it did not come. */
  error: unknown;
}

export interface UnitItem {
  kind: 'unit';
  key: string;
  unit: Unit;
  isOpen: boolean;
  children: TreeItem[];
}

/** Stands where units are missing: still coming, not come, or not asked for yet. */
export interface RestItem {
  kind: 'loading' | 'failed' | 'more';
  key: string;
  level: LevelKey;
  /** How many units of the level are not shown. */
  rest: number;
  children: [];
}

export type TreeItem = UnitItem | RestItem;

export interface TreeSource {
  levels: ReadonlyMap<LevelKey, Level>;
  opened: Opened;
  /** Units that are shown wherever their page is: paths that a search led along. */
  pinned: readonly Unit[];
  /** Of names, in the reader's language. */
  compare: (one: string, other: string) => number;
}

export const keyOf = (unit: Pick<Unit, 'id'>): string => `unit-${unit.id}`;

/** The highest units with all that is open below them. */
export function treeItems(source: TreeSource): TreeItem[] {
  return itemsOf('top', source, pinnedByLevel(source.pinned), new Set());
}

type Pinned = ReadonlyMap<LevelKey, Unit[]>;

/** @param seen ids that have their place: while a move is on its way, two levels may tell of the same unit */
function itemsOf(key: LevelKey, source: TreeSource, pinned: Pinned, seen: Set<number>): TreeItem[] {
  const level = source.levels.get(key);
  const all = withPinned(level?.rows ?? [], pinned.get(key) ?? []);
  const rows = all
    .filter(({ id }) => !seen.has(id))
    .sort((one, other) => source.compare(one.name, other.name) || one.id - other.id);
  rows.forEach(({ id }) => seen.add(id));
  const units = rows.map((unit): UnitItem => {
    const isOpen = source.opened.has(unit.id) && unit.child_count > 0;
    const children = isOpen ? itemsOf(unit.id, source, pinned, seen) : [];
    return { kind: 'unit', key: keyOf(unit), unit, isOpen, children };
  });
  return [...units, ...restOf(key, level, all.length)];
}

function restOf(key: LevelKey, level: Level | undefined, shown: number): RestItem[] {
  const rest = Math.max(0, (level?.total ?? 0) - shown);
  const item = (kind: RestItem['kind']): RestItem[] => [{ kind, key: `rest-${key}`, level: key, rest, children: [] }];
  if (level?.error) return item('failed');
  if (level === undefined || level.isLoading) return item('loading');
  return rest > 0 ? item('more') : [];
}

function withPinned(rows: readonly Unit[], pinned: readonly Unit[]): Unit[] {
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...pinned.filter(({ id }) => !known.has(id))];
}

/** A unit stands below its parent; where no unit above it is visible it stands at the top. */
function pinnedByLevel(pinned: readonly Unit[]): Pinned {
  const byId = new Map(pinned.map((unit) => [unit.id, unit]));
  return Map.groupBy(byId.values(), levelOf);
}

export const levelOf = ({ is_top, parent_id }: Pick<Unit, 'is_top' | 'parent_id'>): LevelKey =>
  is_top || parent_id === null ? 'top' : parent_id;

/** Every item of the tree, from the top down. */
export function* eachItem(items: readonly TreeItem[]): Generator<TreeItem> {
  for (const item of items) {
    yield item;
    yield* eachItem(item.children);
  }
}

/** Whether everything above a unit is open, as far as that is to be seen. */
export function isReachable(unit: Unit, opened: Opened, known: ReadonlyMap<number, Unit>): boolean {
  return pathIds(unit)
    .slice(0, -1)
    .every((id) => opened.has(id) || !known.has(id));
}
