import fc from '../../../../../scripts/test/properties.ts';
import { describe, expect, test } from 'vitest';
import type { TreeItem } from '../data/tree-items.ts';
import { anItem } from '../test-units.ts';
import { arrange, type Arrangement, type LayoutOptions, type Placed } from './arrange.ts';
import { growDirections } from './directions.ts';

const card = { width: 248, height: 104 };
const arrangements: Arrangement[] = ['horizontal', 'compact'];
const everyWay = arrangements.flatMap((arrangement) => growDirections.map((direction) => ({ arrangement, direction })));

/** Trees of up to some hundred cards: each comes below one that was there before, or at the top. */
const trees = fc.array(fc.nat(), { maxLength: 200 }).map((choices) => {
  const items: TreeItem[] = [];
  const children: TreeItem[][] = [items];
  choices.forEach((choice, at) => {
    const below: TreeItem[] = [];
    children[choice % children.length]?.push({ ...anItem(at + 1), children: below });
    children.push(below);
  });
  return items;
});

const countOf = (items: readonly TreeItem[]): number =>
  items.reduce((sum, { children }) => sum + 1 + countOf(children), 0);

const overlap = (one: Placed, other: Placed): boolean =>
  Math.abs(one.position.x - other.position.x) < card.width && Math.abs(one.position.y - other.position.y) < card.height;

describe.each(everyWay)('$arrangement, growing $direction', (way) => {
  const options: LayoutOptions = { ...way, card };

  test('every card has a place, and no two have the same', () => {
    fc.assert(
      fc.property(trees, (items) => {
        const { placed } = arrange(items, options);
        expect(new Set(placed.map(({ item }) => item.key)).size).toBe(countOf(items));
        const clashes = placed.flatMap((one, at) => placed.slice(at + 1).filter((other) => overlap(one, other)));
        expect(clashes).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('every open unit has lines to what is below it, and no other has any', () => {
    fc.assert(
      fc.property(trees, (items) => {
        const { placed, lines } = arrange(items, options);
        const open = placed.filter(({ item }) => item.children.length > 0).map(({ item }) => item.key);
        expect(lines.map(({ key }) => key).sort()).toEqual(open.sort());
        // One beginning for each child.
        for (const { key, path } of lines) {
          const children = placed.find(({ item }) => item.key === key)?.item.children.length;
          expect(path.match(/M/g)).toHaveLength(children ?? 0);
          expect(path).not.toContain('NaN');
        }
      }),
      { numRuns: 60 },
    );
  });

  test('children stand further from the root than their parent', () => {
    const { placed } = arrange([anItem(1, [anItem(2), anItem(3, [anItem(4)])])], options);
    const away = ({ position: { x, y } }: Placed) => ({ down: y, up: -y, right: x, left: -x })[way.direction];
    const [root, two, three, four] = [1, 2, 3, 4].map((id) => placed.find(({ item }) => item.key === `unit-${id}`));
    if (!root || !two || !three || !four) throw new Error('A card has no place.');
    expect(away(two)).toBeGreaterThan(away(root));
    expect(away(four)).toBeGreaterThan(away(three));
  });
});

/** Two branches beside each other, one of them with closed ones below it. */
const neighbors = [
  anItem(1, [
    anItem(2, [anItem(3), anItem(4)]),
    anItem(5, [anItem(6), anItem(7)]),
    ...Array.from({ length: 6 }, (_, at) => anItem(at + 8)),
  ]),
];
const CHILDREN = [
  [3, 4],
  [6, 7],
  [8, 9, 10, 11, 12, 13],
];

test.each(everyWay)('what hangs on different lines stands apart: $arrangement, growing $direction', (way) => {
  const { placed } = arrange(neighbors, { ...way, card });
  const [axis, size] =
    way.direction === 'down' || way.direction === 'up' ? (['x', 'width'] as const) : (['y', 'height'] as const);
  // In a row of single cards the others stand one level higher, where no line of these is.
  const spans = (way.arrangement === 'compact' ? CHILDREN : CHILDREN.slice(0, 2))
    .map((ids) => {
      const starts = placed
        .filter(({ item }) => ids.some((id) => item.key === `unit-${id}`))
        .map(({ position }) => position[axis]);
      return { first: Math.min(...starts), last: Math.max(...starts) + card[size] };
    })
    .toSorted((one, other) => one.first - other.first);
  const gaps = spans.slice(1).map(({ first }, at) => first - (spans[at]?.last ?? 0));
  // Siblings are 24 apart.
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(72);
});

test('compact is about as deep as wide where horizontal is one long row', () => {
  const items = [
    anItem(
      1,
      Array.from({ length: 100 }, (_, at) => anItem(at + 2)),
    ),
  ];
  const widthOf = (arrangement: Arrangement) => {
    const xs = arrange(items, { arrangement, direction: 'down', card }).placed.map(({ position }) => position.x);
    return Math.max(...xs) - Math.min(...xs);
  };
  expect(widthOf('horizontal')).toBeGreaterThan(20_000);
  expect(widthOf('compact')).toBeLessThan(3_000);
});

test('nothing has no layout', () => {
  expect(arrange([], { arrangement: 'compact', direction: 'down', card })).toEqual({ placed: [], lines: [] });
});
