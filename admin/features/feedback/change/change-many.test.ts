import { describe, expect, test } from 'vitest';
import { type Handled, inverseOf } from './change-many.ts';

const row = (id: number, values: Partial<Handled> = {}): Handled => ({
  id,
  status: 'in_processing',
  priority: 'normal',
  assignee_id: null,
  tag_ids: [],
  custom: {},
  ...values,
});

describe('what takes a change back', () => {
  test('puts each row where it was, those of one value together', () => {
    const before = [row(1, { priority: 'low' }), row(2, { priority: 'high' }), row(3, { priority: 'low' })];
    expect(inverseOf({ ids: [1, 2, 3], changes: { priority: 'normal' } }, before)).toEqual([
      { ids: [1, 3], changes: { priority: 'low' } },
      { ids: [2], changes: { priority: 'high' } },
    ]);
  });

  test('leaves out what has not changed by it', () => {
    const before = [row(1, { assignee_id: 7 }), row(2)];
    expect(inverseOf({ ids: [1, 2], changes: { assignee_id: 7 } }, before)).toEqual([
      { ids: [2], changes: { assignee_id: null } },
    ]);
  });

  test('takes away only the tags that were added, and gives back those that were there', () => {
    const before = [row(1, { tag_ids: [4] }), row(2, { tag_ids: [5] })];
    expect(inverseOf({ ids: [1, 2], add_tag_ids: [4], remove_tag_ids: [5] }, before)).toEqual([
      { ids: [2], add_tag_ids: [5], remove_tag_ids: [4] },
    ]);
  });

  test('gives added fields what each row had in them, and leaves alone what else it has', () => {
    const before = [
      row(1, { status: 'new', custom: { cause: 'Kitchen', damage: 5 } }),
      row(2, { custom: {} }),
      row(3, { custom: { cause: 'Service', areas: ['Bar'] } }),
    ];
    expect(inverseOf({ ids: [1, 2, 3], changes: { custom: { cause: 'Service' } } }, before)).toEqual([
      { ids: [1], changes: { custom: { cause: 'Kitchen' } } },
      { ids: [2], changes: { custom: { cause: null } } },
    ]);
    expect(inverseOf({ ids: [2, 3], changes: { custom: { areas: [] } } }, before.slice(1))).toEqual([
      { ids: [3], changes: { custom: { areas: ['Bar'] } } },
    ]);
  });

  test.each([
    ['a status that nothing leads back to', [row(1, { status: 'new' })], { status: 'completed' }],
    ['a status from which no move goes back', [row(1, { status: 'completed' }), row(2)], { status: 'cancelled' }],
    ['a new one that its first handling moved on', [row(1, { status: 'new' })], { priority: 'high' }],
    ['rows that are not known', [], { priority: 'high' }],
  ] as const)('is not offered for %s', (_what, before, changes) => {
    expect(inverseOf({ ids: [1], changes }, before)).toBeNull();
  });
});
