/** Where the eye begins: the whole tree if it can be read so, else its root at the edge that it grows from. */
import type { GrowDirection, Point, Size } from './directions.ts';

export interface View extends Point {
  zoom: number;
}

export interface Box extends Point, Size {}

/** Below this, names are too small to read at once. */
const READABLE_ZOOM = 0.92;
const MARGIN = 48;

export function boxOf(positions: readonly Point[], { width, height }: Size): Box {
  const xs = positions.map(({ x }) => x);
  const ys = positions.map(({ y }) => y);
  const x = xs.reduce((least, value) => Math.min(least, value), Infinity);
  const y = ys.reduce((least, value) => Math.min(least, value), Infinity);
  return {
    x,
    y,
    width: xs.reduce((most, value) => Math.max(most, value), -Infinity) - x + width,
    height: ys.reduce((most, value) => Math.max(most, value), -Infinity) - y + height,
  };
}

/** @param root the card that the tree begins with, of all its cards */
export function homeView(all: Box, root: Box, window: Size, direction: GrowDirection): View {
  const room = { width: window.width - 2 * MARGIN, height: window.height - 2 * MARGIN };
  const fitting = Math.min(room.width / all.width, room.height / all.height, 1);
  const zoom = Math.max(fitting, READABLE_ZOOM);
  const isWhole = fitting >= READABLE_ZOOM;
  const inMiddle = (target: Box): Point => ({
    x: window.width / 2 - (target.x + target.width / 2) * zoom,
    y: window.height / 2 - (target.y + target.height / 2) * zoom,
  });
  if (isWhole) return { ...inMiddle(all), zoom };
  const start = MARGIN;
  const end = { x: window.width - MARGIN - root.width * zoom, y: window.height - MARGIN - root.height * zoom };
  // What fits across is shown from side to side; else its first root, with nothing empty before it.
  const middle = {
    x: all.width * zoom <= room.width ? inMiddle(all).x : Math.min(inMiddle(root).x, start - all.x * zoom),
    y: all.height * zoom <= room.height ? inMiddle(all).y : Math.min(inMiddle(root).y, start - all.y * zoom),
  };
  const atEdge: Record<GrowDirection, Point> = {
    down: { x: middle.x, y: start - root.y * zoom },
    up: { x: middle.x, y: end.y - root.y * zoom },
    right: { x: start - root.x * zoom, y: middle.y },
    left: { x: end.x - root.x * zoom, y: middle.y },
  };
  return { ...atEdge[direction], zoom };
}
