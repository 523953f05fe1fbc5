import { type NodeChange, type OnNodeDrag, useReactFlow } from '@xyflow/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Layout } from '../layout/arrange.ts';
import type { Point } from '../layout/directions.ts';
import { useTreeActions } from '../tree-context.tsx';
import type { Unit } from '../unit.ts';
import { createDropStore } from './drop-store.ts';
import { CARD, type ChartNode } from './use-chart-nodes.ts';

/** Lifts a card over another one: where it is let go it asks to be moved, and goes back to its place. */
export function useCardDrag(nodes: ChartNode[], layout: Layout) {
  const drop = useMemo(() => createDropStore(), []);
  const { screenToFlowPosition } = useReactFlow();
  const { move } = useTreeActions();
  const [lifted, setLifted] = useState<{ id: string; position: Point } | null>(null);
  useEscape(lifted !== null, () => {
    drop.end();
    setLifted(null);
  });

  const onNodesChange = useCallback(
    (changes: NodeChange<ChartNode>[]) => {
      for (const change of changes) {
        if (change.type !== 'position' || change.position === undefined || !change.dragging) continue;
        if (drop.get() !== null) setLifted({ id: change.id, position: change.position });
      }
    },
    [drop],
  );
  const onNodeDragStart: OnNodeDrag<ChartNode> = useCallback(
    (_, node) => {
      if (node.type === 'unit') drop.start(node.data.unit);
    },
    [drop],
  );
  const onNodeDrag: OnNodeDrag<ChartNode> = useCallback(
    (event) => {
      const dragged = drop.get()?.dragged;
      if (dragged === undefined) return;
      const over = unitAt(layout, screenToFlowPosition(pointOf(event)));
      drop.moveOver(over?.id === dragged.id ? null : over);
    },
    [drop, layout, screenToFlowPosition],
  );
  const onNodeDragStop = useCallback(() => {
    const end = drop.end();
    setLifted(null);
    if (end?.over && end.violation === null) move(end.dragged, end.over);
  }, [drop, move]);

  const shown = useMemo(
    () => (lifted === null ? nodes : nodes.map((node) => (node.id === lifted.id ? lift(node, lifted.position) : node))),
    [nodes, lifted],
  );
  return {
    drop,
    nodes: shown,
    isDragging: lifted !== null,
    onNodesChange,
    onNodeDragStart,
    onNodeDrag,
    onNodeDragStop,
  };
}

const LIFTED_Z = 1000;

function lift(node: ChartNode, position: Point): ChartNode {
  return { ...node, position, dragging: true, zIndex: LIFTED_Z };
}

function pointOf(event: MouseEvent | TouchEvent): Point {
  const { clientX: x, clientY: y } = 'clientX' in event ? event : (event.touches[0] ?? { clientX: 0, clientY: 0 });
  return { x, y };
}

function unitAt({ placed }: Layout, { x, y }: Point): Unit | null {
  const hit = placed.find(
    ({ item, position }) =>
      item.kind === 'unit' &&
      x >= position.x &&
      x <= position.x + CARD.width &&
      y >= position.y &&
      y <= position.y + CARD.height,
  );
  return hit?.item.kind === 'unit' ? hit.item.unit : null;
}

function useEscape(isOn: boolean, cancel: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
