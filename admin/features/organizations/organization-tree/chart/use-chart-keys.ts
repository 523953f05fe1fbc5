import { useReactFlow } from '@xyflow/react';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { keyOf, type UnitItem } from '../data/tree-items.ts';
import type { Layout, Placed } from '../layout/arrange.ts';
import { type GrowDirection, isVertical, type Step, stepOf } from '../layout/directions.ts';
import { useTreeActions } from '../tree-context.tsx';
import type { Marked } from '../use-tree-screen.ts';
import { CARD } from './use-chart-nodes.ts';
import { useAnimationDuration } from './use-animation-duration.ts';

/** From card to card. */
const STEP_MS = 120;

interface KeysOptions {
  layout: Layout;
  direction: GrowDirection;
  unitItems: ReadonlyMap<number, UnitItem>;
  currentId: number | null;
  setCurrent: (id: number) => void;
  /** The unit that was looked for, or that has come to another place. */
  marked: Marked | null;
}

/** The keyboard in the chart: arrows go from card to card, Space opens a branch, and the menu key the unit's menu. */
export function useChartKeys({ layout, direction, unitItems, currentId, setCurrent, marked }: KeysOptions) {
  const { toggle, openMenu } = useTreeActions();
  const flow = useReactFlow();
  const animationDuration = useAnimationDuration();
  const wanted = useRef<number | null>(null);
  const box = useRef<HTMLDivElement>(null);

  // The card may not be drawn yet: it gets the focus when it is.
  useEffect(() => {
    if (wanted.current === null) return;
    const card = box.current?.querySelector<HTMLElement>(`[data-unit="${wanted.current}"] a`);
    if (!card) return;
    wanted.current = null;
    card.focus({ preventScroll: true });
  });

  // A card that comes to another place may be gone for a moment, and the focus with it.
  useEffect(() => {
    if (marked === null || document.activeElement !== document.body || !marked.isAwaited()) return;
    box.current?.querySelector<HTMLElement>(`[data-unit="${marked.id}"] a`)?.focus({ preventScroll: true });
  });

  const goTo = useCallback(
    (placed: Placed | undefined) => {
      if (placed?.item.kind !== 'unit') return;
      wanted.current = placed.item.unit.id;
      setCurrent(placed.item.unit.id);
      const { x, y } = placed.position;
      void flow.setCenter(x + CARD.width / 2, y + CARD.height / 2, {
        zoom: flow.getZoom(),
        duration: animationDuration(STEP_MS),
      });
    },
    [flow, animationDuration, setCurrent],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const item = currentId === null ? undefined : unitItems.get(currentId);
    const card = event.target instanceof HTMLAnchorElement ? event.target.closest('[data-unit]') : null;
    if (item === undefined || card === null) return;
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    const step = stepOf(event.key, direction);
    if (isMenuKey) openMenu(item.unit, card);
    else if (event.key === ' ') toggle(item.unit);
    else if (step === 'in' && item.unit.child_count > 0 && !item.isOpen) toggle(item.unit);
    else if (step !== undefined) goTo(neighbor(step, item, layout, direction));
    else return;
    event.preventDefault();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const item = itemAt(event.target, unitItems);
    if (item !== undefined && item.unit.id !== currentId) setCurrent(item.unit.id);
  };
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const item = itemAt(event.target, unitItems);
    if (item === undefined) return;
    event.preventDefault();
    openMenu(item.unit, { left: event.clientX, top: event.clientY });
  };
  return { box, handlers: { onKeyDown, onFocus, onContextMenu } };
}

function itemAt(target: EventTarget, unitItems: ReadonlyMap<number, UnitItem>): UnitItem | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-unit]') : null;
  return card === null ? undefined : unitItems.get(Number(card.dataset['unit']));
}

/** The next card in a direction: along the tree by kinship, across it by place. */
function neighbor(step: Step, item: UnitItem, { placed }: Layout, direction: GrowDirection): Placed | undefined {
  const { unit } = item;
  const find = (key: string | undefined) => placed.find((one) => one.item.key === key);
  if (step === 'in') return find(item.children.find(({ kind }) => kind === 'unit')?.key);
  if (step === 'out') return unit.parent_id === null ? undefined : find(keyOf({ id: unit.parent_id }));
  const self = find(item.key);
  if (self === undefined) return undefined;
  const across = ({ position: { x, y } }: Placed) => (isVertical(direction) ? x : y);
  const row = placed
    .filter(({ depth, item: other }) => depth === self.depth && other.kind === 'unit')
    .sort((one, other) => across(one) - across(other));
  return row[row.indexOf(self) + (step === 'next' ? 1 : -1)];
}
