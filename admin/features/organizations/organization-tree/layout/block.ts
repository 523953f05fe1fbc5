/** Siblings with nothing open below them, stacked side by side in lanes, with a trunk between every two of these. */
import type { TreeItem } from '../data/tree-items.ts';
import { LEVEL_GAP, SIBLING_GAP } from './gaps.ts';
import type { Spot } from './directions.ts';
import type { Stroke } from './lines.ts';

export interface BlockShape {
  items: readonly TreeItem[];
  card: Spot;
  rowGap: number;
  lanes: number;
  /** Across all lanes. */
  breadth: number;
  /** How many levels of the tree the block is deep. */
  levels: number;
}

/** The block is about as deep as it is wide, in an even number of lanes. */
export function blockOf(items: readonly TreeItem[], card: Spot, rowGap: number): BlockShape {
  const lanePitch = card.breadth + SIBLING_GAP;
  const rowPitch = card.depth + rowGap;
  const square = Math.sqrt((items.length * rowPitch) / lanePitch);
  const lanes = 2 * Math.max(1, Math.min(Math.floor(items.length / 2), Math.round(square / 2)));
  const rows = Math.ceil(items.length / lanes);
  return {
    items,
    card,
    rowGap,
    lanes,
    breadth: lanes * lanePitch - SIBLING_GAP,
    levels: Math.ceil((rows * rowPitch - rowGap + LEVEL_GAP) / (card.depth + LEVEL_GAP)),
  };
}

/** Of each card the middle across and the start along, for a block around `center`. */
export function blockSpots({ items, card, rowGap, lanes, breadth }: BlockShape, center: Spot): Spot[] {
  const first = center.breadth - breadth / 2 + card.breadth / 2;
  return items.map((_, at) => ({
    breadth: first + (at % lanes) * (card.breadth + SIBLING_GAP),
    depth: center.depth + Math.floor(at / lanes) * (card.depth + rowGap),
  }));
}

/** From the parent across at `turn`, along the trunks, and to the side of each card. */
export function blockTrunks(block: BlockShape, center: Spot, { from, turn }: { from: Spot; turn: number }): Stroke[] {
  const { card, lanes } = block;
  const reach = (card.breadth + SIBLING_GAP) / 2;
  return blockSpots(block, center).map((spot, at) => {
    const isFirstOfPair = (at % lanes) % 2 === 0;
    const trunk = spot.breadth + (isFirstOfPair ? reach : -reach);
    const middle = spot.depth + card.depth / 2;
    const side = spot.breadth + (isFirstOfPair ? card.breadth / 2 : -card.breadth / 2);
    const bend: Stroke =
      Math.abs(trunk - from.breadth) < 1
        ? [from]
        : [from, { breadth: from.breadth, depth: turn }, { breadth: trunk, depth: turn }];
    return [...bend, { breadth: trunk, depth: middle }, { breadth: side, depth: middle }];
  });
}
