import { describe, expect, test } from 'vitest';
import { aUnit } from '../test-units.ts';
import type { Unit } from '../unit.ts';
import type { LevelKey } from './opened.ts';
import { eachItem, isReachable, type Level, treeItems } from './tree-items.ts';

const compare = new Intl.Collator('en', { numeric: true }).compare;
const loaded = (rows: Unit[], total = rows.length): Level => ({ rows, total, isLoading: false, error: undefined });

const root = aUnit({ id: 1, child_count: 3, path: '/1/' });
const tables = [10, 2, 1].map((number) =>
  aUnit({ id: 100 + number, parent_id: 1, name: `Table ${number}`, path: `/1/${100 + number}/` }),
);

function shown(levels: [LevelKey, Level][], opened: LevelKey[], pinned: Unit[] = []): string[] {
  const source = {
    levels: new Map(levels),
    opened: new Map(opened.map((key) => [key, 1] as const)),
    pinned,
    compare,
  };
  return [...eachItem(treeItems(source))].map((item) =>
    item.kind === 'unit' ? item.unit.name : `${item.kind} ${item.rest}`,
  );
}

describe('what is shown', () => {
  test('is the top, and what is open below it, in the order of people', () => {
    expect(shown([['top', loaded([root])]], ['top'])).toEqual(['Unit 1']);
    expect(
      shown(
        [
          ['top', loaded([root])],
          [1, loaded(tables)],
        ],
        ['top', 1],
      ),
    ).toEqual(['Unit 1', 'Table 1', 'Table 2', 'Table 10']);
  });

  test('says what is still coming, did not come, or can be asked for', () => {
    const of = (level: Level) =>
      shown(
        [
          ['top', loaded([root])],
          [1, level],
        ],
        ['top', 1],
      );
    expect(of({ rows: [], total: undefined, isLoading: true, error: undefined })).toEqual(['Unit 1', 'loading 0']);
    expect(of({ rows: [], total: undefined, isLoading: false, error: new Error('Lost') })).toEqual([
      'Unit 1',
      'failed 0',
    ]);
    expect(of(loaded(tables, 340)).at(-1)).toBe('more 337');
  });

  test('includes what a search led to, once, and counts it', () => {
    const far = aUnit({ id: 900, parent_id: 1, name: 'Table 300', path: '/1/900/' });
    const [first] = tables;
    const items = shown(
      [
        ['top', loaded([root])],
        [1, loaded(tables, 340)],
      ],
      ['top', 1],
      [root, far, ...(first ? [first] : [])],
    );
    expect(items).toEqual(['Unit 1', 'Table 1', 'Table 2', 'Table 10', 'Table 300', 'more 336']);
  });

  test('a unit whose parent is out of sight stands at the top', () => {
    const branch = aUnit({ id: 5, parent_id: 4, is_top: true, path: '/4/5/' });
    expect(shown([['top', loaded([])]], ['top'], [branch])).toEqual(['Unit 5']);
  });

  test('has no unit twice, and does not go around in circles', () => {
    const one = aUnit({ id: 1, child_count: 1 });
    const two = aUnit({ id: 2, parent_id: 1, child_count: 1 });
    const levels: [LevelKey, Level][] = [
      ['top', loaded([one])],
      [1, loaded([two])],
      [2, loaded([one])],
    ];
    expect(shown(levels, ['top', 1, 2])).toEqual(['Unit 1', 'Unit 2']);
  });
});

test('a unit can be reached when all that is known above it is open', () => {
  const unit = aUnit({ id: 3, path: '/1/2/3/' });
  const known = new Map([[2, aUnit({ id: 2 })]]);
  expect(isReachable(unit, new Map([[2, 1]]), known)).toBe(true);
  expect(isReachable(unit, new Map([[1, 1]]), known)).toBe(false);
  expect(isReachable(unit, new Map(), new Map())).toBe(true);
});
