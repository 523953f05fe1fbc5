import {
  hotkeysCoreFeature,
  syncDataLoaderFeature,
  type CustomHotkeysConfig,
  type TreeInstance,
  type FeatureImplementation,
} from '@headless-tree/core';
import { useTree as useHeadlessTree } from '@headless-tree/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTheme } from '@mui/material';
import { eachItem, type TreeItem, type UnitItem } from '../data/tree-items.ts';
import type { Tree } from '../data/use-tree.ts';
import { useTreeActions } from '../tree-context.tsx';
import { onUserStep } from '../user-steps.ts';

const ROOT = 'root';

/** Stands for an item that has gone and is still asked for in the same moment. */
const GONE: TreeItem = { kind: 'loading', key: 'gone', level: 'top', rest: 0, children: [] };

export type ListTree = TreeInstance<TreeItem>;

interface ListTreeOptions {
  tree: Tree;
  labelOf: (item: TreeItem) => string;
  /** Brings a row into view, so that it is drawn. */
  scrollToIndex: (index: number) => void;
}

/** The keyboard and the roles of a tree (WAI-ARIA's tree pattern) over what is open. */
export function useListTree({ tree, labelOf, scrollToIndex }: ListTreeOptions): ListTree {
  const { toggle, showMore, retry, openUnit } = useTreeActions();
  const { direction } = useTheme();
  const [focusedItem, setFocusedItem] = useState<string | null>(null);
  const byKey = useMemo(() => new Map([...eachItem(tree.items)].map((item) => [item.key, item])), [tree.items]);
  const expandedItems = useMemo(
    () => [...byKey.values()].filter((item) => item.kind === 'unit' && item.isOpen).map(({ key }) => key),
    [byKey],
  );
  // What is open is known outside: the keys that open and close say what they would have.
  const setExpandedItems = (next: string[] | ((old: string[]) => string[])) => {
    const wanted = new Set(typeof next === 'function' ? next(expandedItems) : next);
    const changed = [...byKey.values()].filter(
      (item): item is UnitItem => item.kind === 'unit' && item.isOpen !== wanted.has(item.key),
    );
    changed.forEach(({ unit }) => toggle(unit));
  };
  const [rowFocus] = useState(createRowFocus);
  const instance = useHeadlessTree<TreeItem>({
    rootItemId: ROOT,
    features: [syncDataLoaderFeature, hotkeysCoreFeature, rowFocus],
    dataLoader: {
      getItem: (key) => byKey.get(key) ?? GONE,
      getChildren: (key) => (key === ROOT ? tree.items : (byKey.get(key)?.children ?? [])).map((item) => item.key),
    },
    getItemName: (item) => labelOf(item.getItemData()),
    isItemFolder: (item) => isFolder(item.getItemData()),
    onPrimaryAction: (item) => {
      const data = item.getItemData();
      if (data.kind === 'unit') openUnit(data.unit);
      if (data.kind === 'more') showMore(data.level);
      if (data.kind === 'failed') retry(data.level);
    },
    scrollToItem: (item) => scrollToIndex(item.getItemMeta().index),
    hotkeys: direction === 'rtl' ? MIRRORED : {},
    state: { expandedItems, focusedItem },
    setExpandedItems,
    setFocusedItem,
  });
  // Of rows that are there, and of those that have been.
  const [parents] = useState(() => new Map<string, string>());
  const follow = useEffectEvent(() => {
    const lost = focusedItem === null || byKey.has(focusedItem) ? null : instance.getItemInstance(focusedItem);
    const above = focusedItem === null ? undefined : parents.get(focusedItem);
    const hadFocus = [document.body, lost?.getElement()].includes(document.activeElement as HTMLElement);
    instance.rebuildTree();
    for (const { key, children } of byKey.values()) for (const child of children) parents.set(child.key, key);
    if (lost === null) return;
    // The row has gone with its unit: the one above it takes its place.
    instance.applySubStateUpdate('focusedItem', above !== undefined && byKey.has(above) ? above : null);
    if (hadFocus) instance.updateDomFocus();
  });
  useEffect(() => follow(), [byKey]);
  return instance;
}

const isFolder = (item: TreeItem): boolean => item.kind === 'unit' && item.unit.child_count > 0;

/** Read from the right, what is further in lies to the left. */
const MIRRORED: CustomHotkeysConfig<TreeItem> = {
  expandOrDown: { hotkey: 'ArrowLeft' },
  collapseOrUp: { hotkey: 'ArrowRight' },
};

/**
 * Gives a row the focus as soon as it is drawn, however long that takes, unless its user goes on meanwhile. The library
 * itself would give up after half a second and send the user to the first row.
 */
function createRowFocus(): FeatureImplementation<TreeItem> {
  let awaited: string | null = null;
  let stop = (): void => undefined;
  return {
    key: 'row-focus',
    treeInstance: {
      updateDomFocus({ tree }) {
        if (tree.getItems().length === 0) return;
        const item = tree.getFocusedItem();
        tree.getConfig().scrollToItem?.(item);
        const element = item.getElement();
        if (element) element.focus();
        awaited = element ? null : item.getId();
      },
    },
    onTreeMount: () => {
      stop = onUserStep(() => (awaited = null));
    },
    onTreeUnmount: () => stop(),
    onItemMount(item, element) {
      if (item.getId() !== awaited) return;
      awaited = null;
      element.focus();
    },
  };
}
