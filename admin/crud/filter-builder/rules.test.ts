import { expect, test } from 'vitest';
import { conditionOn, fromFilter, operatorsOf, type RuleGroup, toFilter } from './rules.ts';

const FIELDS = ['status', 'score', 'closed_at'];

test.each<[string, RuleGroup, object]>([
  [
    'one condition',
    { isAny: false, rules: [{ field: 'status', operator: 'is', values: { status: ['new'] } }] },
    { and: [{ status: ['new'] }] },
  ],
  [
    'any of several, with a range, with what is not, and with what is empty',
    {
      isAny: true,
      rules: [
        { field: 'score', operator: 'is', values: { score_gte: 1, score_lte: 5 } },
        { field: 'status', operator: 'not', values: { status: ['new'] } },
        { field: 'closed_at', operator: 'empty', values: {} },
        { field: 'closed_at', operator: 'filled', values: {} },
      ],
    },
    {
      or: [
        { score_gte: 1, score_lte: 5 },
        { not: [{ status: ['new'] }] },
        { closed_at: null },
        { not: [{ closed_at: null }] },
      ],
    },
  ],
  [
    'a group inside',
    {
      isAny: false,
      rules: [
        { field: 'status', operator: 'is', values: { status: ['new'] } },
        { isAny: true, rules: [{ field: 'score', operator: 'is', values: { score: 1 } }] },
      ],
    },
    { and: [{ status: ['new'] }, { or: [{ score: 1 }] }] },
  ],
])('%s becomes a filter and comes back out of it', (_, group, filter) => {
  expect(toFilter(group)).toEqual({ or: undefined, and: undefined, ...filter });
  expect(fromFilter({ q: 'x', status: ['old'], ...filter }, FIELDS)).toEqual(group);
});

test('what says nothing yet is left out', () => {
  const empty = { field: 'status', operator: 'is', values: { status: undefined } } as const;
  expect(toFilter({ isAny: true, rules: [empty, { isAny: false, rules: [empty] }] })).toEqual({});
});

test.each<[string, object]>([
  ['groups of both kinds', { or: [{ score: 1 }], and: [{ score: 1 }] }],
  ['three groups inside each other', { or: [{ and: [{ or: [{ score: 1 }] }] }] }],
  ['two fields in one part', { or: [{ score: 1, status: 'new' }] }],
  ['a field that is not offered', { or: [{ secret: 1 }] }],
  ['none of several', { or: [{ not: [{ score: 1 }, { score: 2 }] }] }],
  ['no filter at all', { or: [7] }],
])('%s is more than can be shown', (_, filter) => {
  expect(fromFilter({ ...filter }, FIELDS)).toBe('other');
});

test('a field that may hold nothing is asked for that, and a picture for nothing else', () => {
  const list = { emptyFilters: ['closed_at', 'photo'], presenceFilters: ['photo'] };
  expect(operatorsOf(list, 'status')).toEqual(['is', 'not']);
  expect(operatorsOf(list, 'closed_at')).toEqual(['is', 'not', 'empty', 'filled']);
  expect(operatorsOf(list, 'photo')).toEqual(['empty', 'filled']);
  expect(operatorsOf({}, 'custom.wheels')).toContain('filled');
  expect(toFilter({ isAny: false, rules: [conditionOn(list, 'photo')] })).toEqual({ and: [{ photo: null }] });
});
