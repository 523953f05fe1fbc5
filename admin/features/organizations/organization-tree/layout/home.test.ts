import { describe, expect, test } from 'vitest';
import { growDirections } from './directions.ts';
import { boxOf, homeView } from './home.ts';

const card = { width: 248, height: 104 };
const window = { width: 1200, height: 500 };
const root = { x: 0, y: 0, ...card };

test('a small tree is in the middle, at its own size', () => {
  expect(homeView(root, root, window, 'right')).toEqual({ x: 600 - 124, y: 250 - 52, zoom: 1 });
});

describe.each(growDirections)('a tree that is too large and grows %s', (direction) => {
  const far = {
    down: { x: 0, y: 9_000 },
    up: { x: 0, y: -9_000 },
    right: { x: 9_000, y: 0 },
    left: { x: -9_000, y: 0 },
  };
  const across = direction === 'down' || direction === 'up' ? { x: 5_000, y: 0 } : { x: 0, y: 5_000 };
  const all = boxOf([root, far[direction], across, { x: -across.x, y: -across.y }], card);

  test('shows its root, readable', () => {
    const { x, y, zoom } = homeView(all, root, window, direction);
    expect(zoom).toBeGreaterThan(0.9);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + card.width * zoom).toBeLessThanOrEqual(window.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + card.height * zoom).toBeLessThanOrEqual(window.height);
  });
});

test('of several roots the first is in view, with nothing empty before it', () => {
  const all = { x: 0, y: 0, width: 248, height: 4_000 };
  const { y, zoom } = homeView(all, root, window, 'right');
  expect(y).toBe(48);
  expect(zoom).toBeGreaterThan(0.9);
});
