import { useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Layout, Placed } from '../layout/arrange.ts';
import type { GrowDirection, Point } from '../layout/directions.ts';
import { boxOf, homeView } from '../layout/home.ts';
import { CARD } from './use-chart-nodes.ts';
import { useAnimationDuration } from './use-animation-duration.ts';

/** Of a move of the view that shows where it went. */
const MOVE_MS = 180;
/** A unit that was searched for is shown at least so large. */
const READING_ZOOM = 0.9;

interface ViewOptions {
  layout: Layout;
  direction: GrowDirection;
  /** How often all was collapsed: what is left then is shown from its beginning. */
  collapsed: number;
  /** The card that the last action was about: it stays where it is on the screen when others come and go. */
  anchor: string | null;
  /** The unit to bring into view, as long as its user waits for it. */
  shown: { key: string; isAwaited: () => boolean } | null;
}

/** What of the chart is in view: at first its beginning, and then what a person looks at, however the tree changes. */
export function useView({ layout, direction, collapsed, anchor, shown }: ViewOptions) {
  const flow = useReactFlow();
  const animationDuration = useAnimationDuration();
  const store = useStoreApi();
  const hasSize = useStore(({ width, height }) => width > 0 && height > 0);
  const isUntouched = useRef(true);
  const before = useRef(layout);

  const goHome = useCallback(() => {
    const { width, height } = store.getState();
    if (layout.placed.length === 0 || width === 0) return;
    const all = layout.placed.map(({ position }) => position);
    const root = layout.placed.filter(({ depth }) => depth === 0).slice(0, 1);
    const rootBox = boxOf(
      root.map(({ position }) => position),
      CARD,
    );
    void flow.setViewport(homeView(boxOf(all, CARD), rootBox, { width, height }, direction));
  }, [flow, store, layout, direction]);

  const followLayout = useEffectEvent(() => {
    const old = before.current;
    before.current = layout;
    if (isUntouched.current) return goHome();
    const shift = shiftOf(old, layout, anchor ?? nearest(old, centerOf(store.getState())));
    if (shift === null) return undefined;
    const { x, y, zoom } = flow.getViewport();
    void flow.setViewport({ x: x - shift.x * zoom, y: y - shift.y * zoom, zoom });
    return undefined;
  });
  useLayoutEffect(() => followLayout(), [layout, hasSize]);
  // Another direction, and a tree that has closed, is another picture: it begins at its own beginning.
  const startAnew = useEffectEvent(() => {
    isUntouched.current = true;
    goHome();
  });
  useEffect(() => startAnew(), [direction, collapsed]);

  const placed = shown === null ? undefined : layout.placed.find(({ item }) => item.key === shown.key);
  const isThere = placed !== undefined;
  const showUnit = useEffectEvent(() => {
    if (placed === undefined || shown?.isAwaited() !== true) return;
    isUntouched.current = false;
    const { x, y } = placed.position;
    const zoom = Math.max(flow.getZoom(), READING_ZOOM);
    void flow.setCenter(x + CARD.width / 2, y + CARD.height / 2, { zoom, duration: animationDuration(MOVE_MS) });
  });
  useEffect(() => {
    if (isThere) showUnit();
  }, [shown, isThere]);

  const touch = useCallback(() => {
    isUntouched.current = false;
  }, []);
  return { goHome, touch };
}

function shiftOf(old: Layout, now: Layout, key: string | null): Point | null {
  const from = positionOf(old, key);
  const to = positionOf(now, key);
  return from && to ? { x: to.x - from.x, y: to.y - from.y } : null;
}

const positionOf = ({ placed }: Layout, key: string | null): Point | undefined =>
  placed.find(({ item }) => item.key === key)?.position;

function centerOf({
  transform: [x, y, zoom],
  width,
  height,
}: {
  transform: [number, number, number];
  width: number;
  height: number;
}): Point {
  return { x: (width / 2 - x) / zoom - CARD.width / 2, y: (height / 2 - y) / zoom - CARD.height / 2 };
}

function nearest({ placed }: Layout, point: Point): string | null {
  const far = ({ position }: Placed) => (position.x - point.x) ** 2 + (position.y - point.y) ** 2;
  let best: Placed | undefined;
  for (const one of placed) if (best === undefined || far(one) < far(best)) best = one;
  return best?.item.key ?? null;
}
