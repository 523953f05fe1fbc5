import { Box, Card, useTheme } from '@mui/material';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { PAGE_LIMIT } from '../../../../providers/data-provider.ts';
import { keyOf, type TreeItem } from '../data/tree-items.ts';
import type { Tree } from '../data/use-tree.ts';
import { useTreeActions } from '../tree-context.tsx';
import type { Marked } from '../use-tree-screen.ts';
import { useWords, type Words } from '../use-words.ts';
import { listStyles, ROW_HEIGHT } from './list-styles.ts';
import { NarrowContext } from './narrow-context.ts';
import { TreeRow } from './tree-row.tsx';
import { createTypeAhead, isLetter } from './type-ahead.ts';
import { type ListTree, useListTree } from './use-list-tree.ts';
import { useTranslate } from 'react-admin';

/** Rows beyond the window that are there already when it is scrolled. */
const OVERSCAN = 12;

interface TreeListProps {
  tree: Tree;
  /** Of the organization. */
  name: string;
  marked: Marked | null;
  isNarrow: boolean;
}

/** The same tree as rows: for the keyboard, for screen readers and for narrow windows. */
export function TreeList({ tree, name, marked, isNarrow }: TreeListProps) {
  const words = useWords();
  const theme = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const { rows, list } = useRows(tree, words, box, isNarrow);
  const onKeyDown = useRowKeys(list);
  const pointer = useRowPointer(list);
  useMarked(list, tree, marked);
  const styles = useMemo(() => listStyles(theme, isNarrow), [theme, isNarrow]);
  const items = list.getItems();
  return (
    <NarrowContext value={isNarrow}>
      <Card sx={styles}>
        {!isNarrow && <ListHead />}
        <div ref={box}>
          <Box
            {...list.getContainerProps(words.translate('app.tree.list_of', { name }))}
            onKeyDown={onKeyDown}
            {...pointer}
            sx={{ position: 'relative', height: rows.getTotalSize() }}
          >
            {rows.getVirtualItems().map(({ key, index, start }) => {
              const row = items[index];
              return row === undefined ? null : (
                <TreeRow
                  key={key}
                  row={row}
                  isMarked={marked !== null && row.getId() === keyOf(marked)}
                  top={start - rows.options.scrollMargin}
                />
              );
            })}
          </Box>
        </div>
      </Card>
    </NarrowContext>
  );
}

function useRows(tree: Tree, words: Words, box: React.RefObject<HTMLDivElement | null>, isNarrow: boolean) {
  const [margin, setMargin] = useState(0);
  const goTo = useRef<(index: number) => void>(undefined);
  const list = useListTree({
    tree,
    labelOf: (item) => labelOf(item, words),
    scrollToIndex: (index) => goTo.current?.(index),
  });
  const items = list.getItems();
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => (isNarrow ? ROW_HEIGHT.narrow : ROW_HEIGHT.wide),
    getItemKey: (index) => items[index]?.getId() ?? index,
    overscan: OVERSCAN,
    scrollMargin: margin,
    // Of what floats above the page.
    scrollPaddingStart: 88,
    scrollPaddingEnd: 24,
  });
  goTo.current = (index) => rows.scrollToIndex(index);
  useLayoutEffect(() => rows.measure(), [rows, isNarrow]);
  useLayoutEffect(() => {
    const top = box.current?.getBoundingClientRect().top;
    if (top !== undefined) setMargin(Math.round(top + window.scrollY));
  }, [box, items.length, isNarrow]);
  return { rows, list };
}

function labelOf(item: TreeItem, { translate, count, describe }: Words): string {
  if (item.kind === 'unit') return describe(item.unit);
  if (item.kind === 'loading') return translate('ra.page.loading');
  if (item.kind === 'failed') return translate('app.tree.failed');
  return translate('app.tree.more', { count: count(Math.min(item.rest, PAGE_LIMIT)), rest: count(item.rest) });
}

/** A row opens and closes wherever it is pressed, but for its link and its menu. */
function useRowPointer(list: ListTree) {
  const { openMenu, toggle } = useTreeActions();
  const rowAt = (target: EventTarget) => {
    const key = target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined;
    return key === undefined ? undefined : list.getItemInstance(key);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const row = rowAt(event.target);
    if (row === undefined || (event.target instanceof Element && event.target.closest('a, button'))) return;
    const item = row.getItemData();
    row.setFocused();
    if (item.kind !== 'unit') row.primaryAction();
    else if (item.unit.child_count > 0) toggle(item.unit);
  };
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const item = rowAt(event.target)?.getItemData();
    if (item?.kind !== 'unit') return;
    event.preventDefault();
    openMenu(item.unit, { left: event.clientX, top: event.clientY });
  };
  // Screen readers put the focus on any row.
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const row = rowAt(event.target);
    if (row !== undefined && !row.isFocused()) row.setFocused();
  };
  return { onClick, onContextMenu, onFocus };
}

/** What the tree pattern leaves to the page: opening, the menu, and finding a row by its first letters. */
function useRowKeys(list: ListTree) {
  const { openMenu, toggle } = useTreeActions();
  const typeAhead = useMemo(() => createTypeAhead(), []);
  return (event: KeyboardEvent<HTMLElement>) => {
    const focused = list.getFocusedItem();
    const item = focused?.getItemData();
    const row = event.target instanceof HTMLElement ? event.target.closest('[role=treeitem]') : null;
    if (item === undefined || row === null) return;
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (event.key === 'Enter') focused.primaryAction();
    else if (event.key === ' ' && item.kind !== 'unit') focused.primaryAction();
    else if (event.key === ' ' && item.kind === 'unit' && item.unit.child_count > 0) toggle(item.unit);
    else if (isMenuKey && item.kind === 'unit') openMenu(item.unit, row);
    else if (isLetter(event)) goToLetter(event.key);
    else return;
    event.preventDefault();
  };

  function goToLetter(letter: string): void {
    const items = list.getItems();
    const names = items.map((one) => nameOf(one.getItemData()));
    const at = typeAhead.type(letter, names, list.getFocusedItem().getItemMeta().index, Date.now());
    if (at === null) return;
    items[at]?.setFocused();
    list.updateDomFocus();
  }
}

const nameOf = (item: TreeItem): string => (item.kind === 'unit' ? item.unit.name : '');

/** The unit that was searched for gets the focus as soon as it is in the tree; one that was marked before only the view. */
function useMarked(list: ListTree, tree: Tree, marked: Marked | null): void {
  const isThere = marked !== null && tree.unitItems.has(marked.id);
  const [earlier] = useState(marked);
  const go = useEffectEvent(() => {
    if (marked === null) return;
    const item = list.getItemInstance(keyOf(marked));
    if (marked === earlier) {
      item.setFocused();
      list.getConfig().scrollToItem?.(item);
    } else if (marked.isAwaited()) {
      item.setFocused();
      list.updateDomFocus();
    }
  });
  useEffect(() => {
    if (isThere) go();
  }, [marked, isThere]);
}

/** What the columns are; a screen reader hears it in each row. */
function ListHead() {
  const translate = useTranslate();
  return (
    <div className="list-head" aria-hidden>
      <span className="head-unit">{translate('resources.units.name', { smart_count: 1 })}</span>
      <span className="row-figure">{translate('resources.units.fields.qr_read_count')}</span>
      <span className="row-figure">{translate('resources.units.fields.total_feedback_count')}</span>
      <span className="row-figure">{translate('resources.units.fields.open_feedback_count')}</span>
      <span className="row-end" />
    </div>
  );
}
