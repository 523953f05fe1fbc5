/**
 * Where each card stands and how they are joined. Breadth goes across the tree, depth away from its root; d3's
 * tidy tree (Buchheim, Jünger, Leipert 2002) finds the breadths of cards of one size.
 */
import { hierarchy, type HierarchyNode, type HierarchyPointNode, tree } from 'd3-hierarchy';
import type { TreeItem } from '../data/tree-items.ts';
import { BRANCH_GAP, LEVEL_GAP, ROW_GAP, SIBLING_GAP } from './gaps.ts';
import { blockOf, blockSpots, type BlockShape, blockTrunks } from './block.ts';
import { extentOf, isVertical, type GrowDirection, type Point, type Size, type Spot, toPoint } from './directions.ts';
import { elbow, joinAll } from './lines.ts';

/** `compact` stacks siblings that have nothing open below them; `horizontal` gives each a place of its own. */
export type Arrangement = 'horizontal' | 'compact';

export interface LayoutOptions {
  arrangement: Arrangement;
  direction: GrowDirection;
  card: Size;
}

export interface Placed {
  item: TreeItem;
  /** Of the card's upper left corner. */
  position: Point;
  /** Of the tree, from 0. */
  depth: number;
}

export interface Layout {
  placed: Placed[];
  /** For each open unit the lines to what is below it, as an SVG path. */
  lines: { key: string; path: string }[];
}

/** A place of the tidy tree: a card, a block of them, or the room that a block takes on deeper levels. */
interface Place {
  item?: TreeItem;
  block?: BlockShape;
  breadth: number;
  children: Place[];
}

export function arrange(items: readonly TreeItem[], options: LayoutOptions): Layout {
  if (items.length === 0) return { placed: [], lines: [] };
  const card = extentOf(options.card, options.direction);
  const forest: Place = { breadth: 0, children: placesOf(items, options, card) };
  const layout = tree<Place>()
    .nodeSize([1, card.depth + LEVEL_GAP])
    .separation((one, other) => (one.data.breadth + other.data.breadth) / 2 + gapBetween(one, other));
  const root = layout(hierarchy(forest));
  const nodes = root.descendants().filter(({ data }) => data.item !== undefined || data.block !== undefined);
  return {
    placed: nodes.flatMap((place) => placedAt(place, card, options)),
    lines: nodes.flatMap((place) => linesBelow(place, card, options.direction)),
  };
}

/** Neighbors of one parent hang on its line; a block has trunks of its own beside them, and keeps its room on deeper levels. */
const gapBetween = (one: HierarchyNode<Place>, other: HierarchyNode<Place>): number =>
  one.parent === other.parent && isCard(one.data) && isCard(other.data) ? SIBLING_GAP : BRANCH_GAP;

const isCard = ({ item }: Place): boolean => item !== undefined;

function placesOf(items: readonly TreeItem[], options: LayoutOptions, card: Spot): Place[] {
  const single = (item: TreeItem): Place => ({
    item,
    breadth: card.breadth,
    children: placesOf(item.children, options, card),
  });
  const childless = items.filter(({ children }) => children.length === 0);
  if (options.arrangement === 'horizontal' || childless.length < 2) return items.map(single);
  const block = blockOf(childless, card, isVertical(options.direction) ? ROW_GAP.vertical : ROW_GAP.horizontal);
  const branches = items.filter(({ children }) => children.length > 0);
  return [...branches.map(single), blockPlace(block, block.levels)];
}

/** A block stands on its first level and keeps the room below it free. */
function blockPlace(block: BlockShape, levels: number): Place {
  const room: Place[] = Array.from({ length: levels - 1 }).reduce<Place[]>(
    (below) => [{ breadth: block.breadth, children: below }],
    [],
  );
  return { block, breadth: block.breadth, children: room };
}

type Node = HierarchyPointNode<Place>;

/** The tidy tree counts the forest that holds all as a level of its own, which nobody sees. */
const spotOf = ({ x, y }: Node, card: Spot): Spot => ({ breadth: x, depth: y - (card.depth + LEVEL_GAP) });

function placedAt(node: Node, card: Spot, { direction, card: size }: LayoutOptions): Placed[] {
  const center = spotOf(node, card);
  const depth = node.depth - 1;
  const { item, block } = node.data;
  if (block !== undefined) return blockSpots(block, center).map((spot, at) => place(block.items[at], spot));
  return [place(item, center)];

  function place(placed: TreeItem | undefined, { breadth, depth: start }: Spot): Placed {
    if (placed === undefined) throw new Error('A place of the layout has no card.');
    const middle = toPoint({ breadth, depth: start + card.depth / 2 }, direction);
    return { item: placed, position: { x: middle.x - size.width / 2, y: middle.y - size.height / 2 }, depth };
  }
}

/** From the end of a card to the starts of those below it. */
function linesBelow(node: Node, card: Spot, direction: GrowDirection): Layout['lines'] {
  const { item } = node.data;
  if (item === undefined || node.children === undefined) return [];
  const start = spotOf(node, card);
  const from: Spot = { breadth: start.breadth, depth: start.depth + card.depth };
  const turn = from.depth + LEVEL_GAP / 2;
  const strokes = node.children.flatMap((child) => {
    const to = spotOf(child, card);
    return child.data.block === undefined ? [elbow(from, to, turn)] : blockTrunks(child.data.block, to, { from, turn });
  });
  return [{ key: item.key, path: joinAll(strokes, direction) }];
}
