import type { Node } from '@xyflow/react';
import { useMemo, useState } from 'react';
import type { LevelKey } from '../data/opened.ts';
import type { RestItem, TreeItem } from '../data/tree-items.ts';
import { arrange, type Arrangement, type Layout, type Placed } from '../layout/arrange.ts';
import type { GrowDirection } from '../layout/directions.ts';
import { hasRight, type Unit } from '../unit.ts';

/** Every card has this size, in px. */
export const CARD = { width: 248, height: 104 };

interface UnitFace extends Record<string, unknown> {
  unit: Unit;
  isOpen: boolean;
  isMarked: boolean;
  /** Where the keyboard enters the chart. */
  isCurrent: boolean;
}

interface RestFace extends Record<string, unknown> {
  kind: RestItem['kind'];
  level: LevelKey;
  rest: number;
}

export type UnitNode = Node<UnitFace, 'unit'>;
export type RestNode = Node<RestFace, 'rest'>;
export type ChartNode = UnitNode | RestNode;

interface ChartOptions {
  arrangement: Arrangement;
  direction: GrowDirection;
  markedId: number | null;
  currentId: number | null;
}

/** The cards in their places. A card whose content and place are as before is the same object: it is not drawn again. */
export function useChartNodes(items: readonly TreeItem[], options: ChartOptions) {
  const { arrangement, direction, markedId, currentId } = options;
  const layout: Layout = useMemo(
    () => arrange(items, { arrangement, direction, card: CARD }),
    [items, arrangement, direction],
  );
  const [reuse] = useState(createReuse);
  const nodes = useMemo(
    () => reuse(layout.placed.map((placed) => toNode(placed, { markedId, currentId }))),
    [reuse, layout, markedId, currentId],
  );
  return { layout, nodes };
}

function toNode(
  { item, position }: Placed,
  { markedId, currentId }: Pick<ChartOptions, 'markedId' | 'currentId'>,
): ChartNode {
  const common = {
    id: item.key,
    position,
    ...CARD,
    measured: CARD,
    // Known beforehand, so that cards out of sight need not be drawn to be measured.
    handles: [],
    // What the library says of its nodes is not what these are.
    domAttributes: { 'aria-roledescription': undefined },
  };
  if (item.kind !== 'unit') {
    const { kind, level, rest } = item;
    return { ...common, type: 'rest', draggable: false, data: { kind, level, rest } };
  }
  const { unit, isOpen } = item;
  return {
    ...common,
    type: 'unit',
    draggable: hasRight(unit, 'node_edit'),
    data: { unit, isOpen, isMarked: unit.id === markedId, isCurrent: unit.id === currentId },
  };
}

/** Puts the cards of last time in the place of new ones that are like them. */
function createReuse(): (nodes: ChartNode[]) => ChartNode[] {
  let before: ReadonlyMap<string, ChartNode> = new Map();
  return (nodes) => {
    const settled = nodes.map((node) => {
      const old = before.get(node.id);
      return old !== undefined && isSame(old, node) ? old : node;
    });
    before = new Map(settled.map((node) => [node.id, node]));
    return settled;
  };
}

function isSame(one: ChartNode, other: ChartNode): boolean {
  return (
    one.type === other.type &&
    one.position.x === other.position.x &&
    one.position.y === other.position.y &&
    Object.entries(other.data).every(([name, value]) => one.data[name] === value)
  );
}
