/** Conditions on events: what is refused and where, and when each operator holds. */
import { describe, expect, test } from 'vitest';
import { Problem } from '../errors.ts';
import type { EntityDescriptor, FieldDescriptor } from '../../shared/contract/descriptor.ts';
import { type EventCondition, OPERATORS } from '../../shared/contract/event-conditions.ts';
import { fieldsOfEvent, holdAll, refuseConditions } from './event-conditions.ts';

const text = { type: 'string', nullable: true } as const;
const FIELDS: Record<string, FieldDescriptor> = {
  name: { kind: 'text', ...text },
  status: { kind: 'state', ...text, enum: ['new', 'done'] },
  size: { kind: 'integer', type: 'integer', nullable: true },
  share: { kind: 'percent', type: 'number', nullable: true },
  is_open: { kind: 'boolean', type: 'boolean', nullable: false },
  made_on: { kind: 'date', ...text },
  seen_at: { kind: 'date_time', ...text },
  shelf_id: { kind: 'reference', type: 'integer', nullable: true, ref: 'shelf' },
  tags: { kind: 'string_list', type: 'array', nullable: false },
  friend_ids: { kind: 'reference_list', type: 'array', nullable: false, ref: 'sample' },
  address: { kind: 'object', type: 'object', nullable: true },
  secret: { kind: 'text', ...text },
};
const carried = ['id', ...Object.keys(FIELDS).filter((name) => name !== 'secret'), 'created_at', 'updated_at'];
const entities = {
  sample: {
    id: 'sample',
    fields: FIELDS,
    events: {
      entity: 'sample',
      on: ['created', 'changed'],
      states: { status: ['done'] },
      versions: [
        { version: 2, fields: carried },
        { version: 1, fields: ['id', 'name', 'created_at', 'updated_at'] },
      ],
    },
  } as unknown as EntityDescriptor,
};
const rule = {
  fields: { conditions: { kind: 'conditions', type: 'array', nullable: false, conditions: 'event' } },
} as const;

function refused(conditions: EventCondition[], event = 'sample.changed.v2'): unknown {
  try {
    refuseConditions(rule, { event, conditions }, entities);
    return null;
  } catch (error) {
    return error instanceof Problem ? error.errors : error;
  }
}

describe('a condition is refused', () => {
  test.each<[string, EventCondition, string, string]>([
    ['on a field that there is not', { field: 'nope', operator: 'is', value: 'x' }, '/field', 'not_in_event'],
    ['on a field that the event does not carry', { field: 'secret', operator: 'is_set' }, '/field', 'not_in_event'],
    [
      'with what is asked of no such field',
      { field: 'is_open', operator: 'contains', value: 'x' },
      '/operator',
      'enum',
    ],
    ['on an object but for being there', { field: 'address', operator: 'is', value: 'x' }, '/operator', 'enum'],
    ['on a change of when it was made', { field: 'created_at', operator: 'changed' }, '/operator', 'enum'],
    ['without the value', { field: 'name', operator: 'is' }, '/value', 'required'],
    ['with a value for none', { field: 'name', operator: 'is_empty', value: 'x' }, '/value', 'not_applicable'],
    ['with a number for a text', { field: 'name', operator: 'is', value: 3 }, '/value', 'type'],
    ['with a blank for a text', { field: 'name', operator: 'contains', value: ' ' }, '/value', 'type'],
    ['with a word that is none', { field: 'status', operator: 'is', value: 'gone' }, '/value', 'enum'],
    ['with a text for a number', { field: 'size', operator: 'at_least', value: '3' }, '/value', 'type'],
    ['with a fraction for a whole number', { field: 'size', operator: 'is', value: 1.5 }, '/value', 'type'],
    ['with a text for a yes', { field: 'is_open', operator: 'is', value: 'true' }, '/value', 'type'],
    ['with a day that is none', { field: 'made_on', operator: 'is', value: '2026-13-01' }, '/value', 'format'],
    ['with a day for a time', { field: 'seen_at', operator: 'at_least', value: '2026-01-01' }, '/value', 'format'],
    ['with a text for a row', { field: 'shelf_id', operator: 'is', value: 'Top' }, '/value', 'type'],
    ['with a text among rows', { field: 'friend_ids', operator: 'contains', value: 'Ann' }, '/value', 'type'],
    ['with a number among texts', { field: 'tags', operator: 'contains', value: 1 }, '/value', 'type'],
  ])('%s', (_what, condition, place, code) => {
    expect(refused([{ field: 'name', operator: 'is_set' }, condition])).toMatchObject([
      { pointer: `/conditions/1${place}`, code },
    ]);
  });

  test('that asks what changed of a row that was made, which tells no change', () => {
    expect(refused([{ field: 'name', operator: 'changed' }], 'sample.created.v2')).toMatchObject([
      { pointer: '/conditions/0/operator', code: 'enum' },
    ]);
    expect(refused([{ field: 'name', operator: 'changed' }], 'sample.done.v2')).toBeNull();
  });

  test('on a field of another version, and on one of no event at all; none is not', () => {
    const condition: EventCondition = { field: 'size', operator: 'is', value: 1 };
    expect(refused([condition])).toBeNull();
    expect(refused([condition], 'sample.changed')).toMatchObject([{ code: 'not_in_event' }]);
    expect(refused([condition], 'other.changed')).toMatchObject([{ code: 'not_in_event' }]);
    expect(refused([], 'other.changed')).toBeNull();
  });
});

const data = {
  id: 7,
  name: 'Cold Soup',
  status: 'done',
  size: 3,
  share: 0.5,
  is_open: false,
  made_on: '2026-05-02',
  seen_at: '2026-05-02T10:00:00.000Z',
  shelf_id: 4,
  tags: ['hot'],
  friend_ids: [1, 2],
  address: null,
};

const HOLDING: [EventCondition, EventCondition][] = [
  [
    { field: 'name', operator: 'is', value: 'Cold Soup' },
    { field: 'name', operator: 'is', value: 'Cold' },
  ],
  [
    { field: 'name', operator: 'is_not', value: 'Cold' },
    { field: 'name', operator: 'is_not', value: 'Cold Soup' },
  ],
  [
    { field: 'name', operator: 'contains', value: 'SOUP' },
    { field: 'name', operator: 'contains', value: 'tea' },
  ],
  [
    { field: 'name', operator: 'contains_not', value: 'tea' },
    { field: 'name', operator: 'contains_not', value: 'soup' },
  ],
  [
    { field: 'status', operator: 'is', value: 'done' },
    { field: 'status', operator: 'is', value: 'new' },
  ],
  [
    { field: 'size', operator: 'at_least', value: 3 },
    { field: 'size', operator: 'at_least', value: 4 },
  ],
  [
    { field: 'size', operator: 'at_most', value: 3 },
    { field: 'size', operator: 'at_most', value: 2 },
  ],
  [
    { field: 'share', operator: 'at_most', value: 0.5 },
    { field: 'share', operator: 'is', value: 0.4 },
  ],
  [
    { field: 'is_open', operator: 'is', value: false },
    { field: 'is_open', operator: 'is', value: true },
  ],
  [
    { field: 'made_on', operator: 'is', value: '2026-05-02' },
    { field: 'made_on', operator: 'is', value: '2026-05-03' },
  ],
  [
    { field: 'made_on', operator: 'at_least', value: '2026-05-02' },
    { field: 'made_on', operator: 'at_most', value: '2026-05-01' },
  ],
  [
    { field: 'seen_at', operator: 'at_least', value: '2026-05-02T12:00:00+02:00' },
    { field: 'seen_at', operator: 'at_most', value: '2026-05-02T09:59:59Z' },
  ],
  [
    { field: 'shelf_id', operator: 'is', value: 4 },
    { field: 'shelf_id', operator: 'is_not', value: 4 },
  ],
  [
    { field: 'tags', operator: 'contains', value: 'hot' },
    { field: 'tags', operator: 'contains', value: 'ho' },
  ],
  [
    { field: 'friend_ids', operator: 'contains', value: 2 },
    { field: 'friend_ids', operator: 'contains_not', value: 2 },
  ],
  [
    { field: 'address', operator: 'is_empty' },
    { field: 'address', operator: 'is_set' },
  ],
  [
    { field: 'tags', operator: 'is_set' },
    { field: 'tags', operator: 'is_empty' },
  ],
  [
    { field: 'size', operator: 'changed' },
    { field: 'name', operator: 'changed' },
  ],
];

describe('a condition', () => {
  const fields = fieldsOfEvent('sample.changed.v2', entities) ?? new Map<string, FieldDescriptor>();
  const holds = (condition: EventCondition, row: object = data) =>
    holdAll([condition], fields, { data: { ...data, ...row }, changed: ['size'] });

  test.each(HOLDING)('holds: %o, and does not: %o', (one, other) => {
    expect(refused([one, other])).toBeNull();
    expect(holds(one)).toBe(true);
    expect(holds(other)).toBe(false);
  });

  test('is tried by each operator', () => {
    expect(new Set(HOLDING.flat().map(({ operator }) => operator))).toEqual(new Set(OPERATORS));
  });

  test('on what is empty holds only where it asks for that, or for something else', () => {
    for (const operator of ['is', 'at_least', 'at_most'] as const)
      expect(holds({ field: 'size', operator, value: 0 }, { size: null })).toBe(false);
    expect(holds({ field: 'size', operator: 'is_not', value: 0 }, { size: null })).toBe(true);
    expect(holds({ field: 'name', operator: 'contains_not', value: 'x' }, { name: null })).toBe(true);
    expect(holds({ field: 'tags', operator: 'is_empty' }, { tags: [] })).toBe(true);
  });

  test('on a field that is carried no more holds never, and all have to hold', () => {
    expect(holds({ field: 'secret', operator: 'is_empty' })).toBe(false);
    const [name, size] = [HOLDING[0]?.[0], HOLDING[5]?.[1]].filter((one) => one !== undefined);
    expect(
      holdAll(
        [name, size].filter((one) => one !== undefined),
        fields,
        { data },
      ),
    ).toBe(false);
    expect(holdAll([], fields, { data })).toBe(true);
  });
});
