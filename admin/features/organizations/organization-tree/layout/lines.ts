/** Lines between cards: corners with a small radius, as one SVG path. */
import { type GrowDirection, type Spot, toPoint } from './directions.ts';

const RADIUS = 6;

/** A line through spots, bent at right angles. */
export type Stroke = Spot[];

/** Out of a card, across at the depth `turn`, and into another one. */
export function elbow(from: Spot, to: Spot, turn: number): Stroke {
  if (Math.abs(from.breadth - to.breadth) < 1) return [from, { breadth: from.breadth, depth: to.depth }];
  return [from, { breadth: from.breadth, depth: turn }, { breadth: to.breadth, depth: turn }, to];
}

export function joinAll(strokes: readonly Stroke[], direction: GrowDirection): string {
  return strokes.map((stroke) => pathOf(stroke, direction)).join('');
}

function pathOf(stroke: Stroke, direction: GrowDirection): string {
  return stroke
    .map((spot, at) => {
      const before = stroke[at - 1];
      const after = stroke[at + 1];
      if (before === undefined) return `M${text(spot, direction)}`;
      if (after === undefined) return `L${text(spot, direction)}`;
      const radius = Math.min(RADIUS, distance(before, spot) / 2, distance(spot, after) / 2);
      return `L${text(towards(spot, before, radius), direction)}Q${text(spot, direction)} ${text(towards(spot, after, radius), direction)}`;
    })
    .join('');
}

const distance = (one: Spot, other: Spot): number =>
  Math.abs(one.breadth - other.breadth) + Math.abs(one.depth - other.depth);

function towards(from: Spot, to: Spot, length: number): Spot {
  return {
    breadth: from.breadth + Math.sign(to.breadth - from.breadth) * length,
    depth: from.depth + Math.sign(to.depth - from.depth) * length,
  };
}

function text(spot: Spot, direction: GrowDirection): string {
  const { x, y } = toPoint(spot, direction);
  return `${round(x)} ${round(y)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
