import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocale } from 'react-admin';
import type { Unit } from '../unit.ts';
import {
  type LevelKey,
  NOTHING_OPENED,
  type Opened,
  openedFromText,
  openedToText,
  withClosed,
  withNextPage,
  withOnly,
  withOpened,
} from './opened.ts';
import { eachItem, type TreeItem, treeItems, type UnitItem } from './tree-items.ts';
import { useLevels } from './use-levels.ts';
import { usePinned } from './use-pinned.ts';
import { useUserData } from '../../../../providers/use-session.tsx';

/** A tree that nobody has opened yet shows the second level too when the first one is as small as this. */
const FEW_TOPS = 3;
/** Opening a level opens so many units at once: each may bring a hundred more. */
export const MAX_OPENED_AT_ONCE = 500;

export interface Tree {
  organizationId: number;
  items: readonly TreeItem[];
  unitItems: ReadonlyMap<number, UnitItem>;
  /** Before the first answer. */
  isPending: boolean;
  /** Why there is nothing to show. */
  error: unknown;
  toggle: (unit: Unit) => void;
  close: (id: number) => void;
  showMore: (level: LevelKey) => void;
  retry: (level: LevelKey) => void;
  /** Opens what is closed now; tells how many units that were. */
  openNextLevel: () => number;
  closeAll: () => void;
  /** Opens everything above a unit and tells the way from the top down to it; empty when there is none. */
  reveal: (id: number) => Promise<Unit[]>;
}

/** The tree of an organization, as far as it is open. */
export function useTree(organizationId: number): Tree {
  const { opened, isNew, open, close, showMore, closeAll, keepOnly } = useOpened(organizationId);
  const { levels, known, retry } = useLevels(organizationId, opened);
  const { pinned, pin } = usePinned(organizationId);
  const locale = useLocale() ?? 'en';
  const compare = useMemo(() => new Intl.Collator(locale, { numeric: true }).compare, [locale]);
  const items = useMemo(() => treeItems({ levels, opened, pinned, compare }), [levels, opened, pinned, compare]);
  const unitItems = useMemo(() => byUnit(items), [items]);
  const top = levels.get('top');
  const isPending = top === undefined || (top.isLoading && top.rows.length === 0);
  const isSettled = [...levels.values()].every(({ isLoading, error }) => !isLoading && !error);

  const settle = useEffectEvent(() => {
    if (isNew && top !== undefined && top.rows.length <= FEW_TOPS) open(top.rows.map(({ id }) => id));
    keepOnly((id) => known.has(id) || unitItems.has(id));
  });
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);

  const toggle = useCallback(
    (unit: Unit) => (opened.has(unit.id) ? close(unit.id) : open([unit.id])),
    [opened, open, close],
  );
  const openNextLevel = useCallback(() => {
    const closed = [...unitItems.values()].filter(({ unit, isOpen }) => !isOpen && unit.child_count > 0);
    const ids = closed.slice(0, MAX_OPENED_AT_ONCE).map(({ unit }) => unit.id);
    open(ids);
    return ids.length;
  }, [unitItems, open]);
  const reveal = useCallback(
    async (id: number) => {
      const path = await pin(id);
      open(path.slice(0, -1).map((unit) => unit.id));
      return path;
    },
    [pin, open],
  );
  return {
    organizationId,
    items,
    unitItems,
    isPending,
    error: top?.rows.length === 0 ? top.error : undefined,
    toggle,
    close,
    showMore,
    retry,
    openNextLevel,
    closeAll,
    reveal,
  };
}

function byUnit(items: readonly TreeItem[]): Map<number, UnitItem> {
  return new Map(
    [...eachItem(items)].filter((item) => item.kind === 'unit').map((item) => [item.unit.id, item] as const),
  );
}

/** What is open in an organization's tree; this browser remembers it for each user. */
function useOpened(organizationId: number) {
  const storageKey = `tree.${useUserData()?.id ?? 0}.${organizationId}`;
  const [{ opened, isNew }, setState] = useState(() => remembered(storageKey));
  useEffect(() => {
    if (!isNew) localStorage.setItem(storageKey, openedToText(opened));
  }, [storageKey, opened, isNew]);

  const change = useCallback(
    (next: (opened: Opened) => Opened) => setState((now) => ({ opened: next(now.opened), isNew: false })),
    [],
  );
  const actions = useMemo(
    () => ({
      open: (keys: readonly LevelKey[]) => change((now) => withOpened(now, keys)),
      close: (key: LevelKey) => change((now) => withClosed(now, key)),
      showMore: (key: LevelKey) => change((now) => withNextPage(now, key)),
      keepOnly: (isThere: (id: number) => boolean) => change((now) => withOnly(now, isThere)),
      closeAll: () => change(() => NOTHING_OPENED),
    }),
    [change],
  );
  return { opened, isNew, ...actions };
}

function remembered(storageKey: string): { opened: Opened; isNew: boolean } {
  const opened = openedFromText(localStorage.getItem(storageKey));
  return { opened: opened ?? NOTHING_OPENED, isNew: opened === null };
}
