/** The four ways in which a tree can grow. Layouts are made in breadth and depth; a direction makes x and y of them. */
export type GrowDirection = 'down' | 'up' | 'right' | 'left';

export const growDirections: readonly GrowDirection[] = ['down', 'up', 'right', 'left'];

export interface Size {
  width: number;
  height: number;
}

/** A point of a layout before it has a direction: across the tree, and away from its root. */
export interface Spot {
  breadth: number;
  depth: number;
}

export interface Point {
  x: number;
  y: number;
}

export const isVertical = (direction: GrowDirection): boolean => direction === 'down' || direction === 'up';

/** A card's size across the tree and along it. */
export function extentOf({ width, height }: Size, direction: GrowDirection): Spot {
  return isVertical(direction) ? { breadth: width, depth: height } : { breadth: height, depth: width };
}

const POINTS: Record<GrowDirection, (spot: Spot) => Point> = {
  down: ({ breadth, depth }) => ({ x: breadth, y: depth }),
  up: ({ breadth, depth }) => ({ x: breadth, y: -depth }),
  right: ({ breadth, depth }) => ({ x: depth, y: breadth }),
  left: ({ breadth, depth }) => ({ x: -depth, y: breadth }),
};

export function toPoint(spot: Spot, direction: GrowDirection): Point {
  return POINTS[direction](spot);
}

/** The direction that the arrow key on the keyboard means in a tree that grows so. */
export type Step = 'in' | 'out' | 'previous' | 'next';

const STEPS: Record<GrowDirection, Record<string, Step>> = {
  down: { ArrowDown: 'in', ArrowUp: 'out', ArrowLeft: 'previous', ArrowRight: 'next' },
  up: { ArrowUp: 'in', ArrowDown: 'out', ArrowLeft: 'previous', ArrowRight: 'next' },
  right: { ArrowRight: 'in', ArrowLeft: 'out', ArrowUp: 'previous', ArrowDown: 'next' },
  left: { ArrowLeft: 'in', ArrowRight: 'out', ArrowUp: 'previous', ArrowDown: 'next' },
};

export function stepOf(key: string, direction: GrowDirection): Step | undefined {
  return STEPS[direction][key];
}
