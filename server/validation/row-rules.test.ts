import { describe, expect, test } from 'vitest';
import { discount } from '../generated/discount.ts';
import { refuseByConditions, refuseInput, withDefaults } from './row-rules.ts';

const violationsOf = (row: Parameters<typeof refuseByConditions>[1]): unknown => {
  try {
    refuseByConditions(discount, row);
    return [];
  } catch (refusal) {
    return refusal;
  }
};

describe('a new row', () => {
  test('is judged as the database fills it: a kind that is not named is the one by default', () => {
    expect(violationsOf(withDefaults(discount, { percent: 10 }))).toEqual([]);
    expect(violationsOf(withDefaults(discount, { amount: 500 }))).toMatchObject({
      errors: [
        { pointer: '/percent', code: 'required' },
        { pointer: '/amount', code: 'not_applicable' },
      ],
    });
  });

  test('keeps what was sent, null as well, and has no columns that are computed', () => {
    expect(withDefaults(discount, { is_active: false, valid_to: null })).toMatchObject({
      is_active: false,
      valid_to: null,
      kind: 'percent',
      plan_ids: [],
      amount: null,
    });
    expect(withDefaults(discount, {})).not.toHaveProperty('state');
  });

  test('holds zero where a field may hold something', () => {
    expect(violationsOf({ kind: 'percent', percent: 0, amount: 0 })).toMatchObject({
      errors: [{ pointer: '/amount', code: 'not_applicable' }],
    });
  });
});

describe('what an action takes', () => {
  const action: Parameters<typeof refuseInput>[0] = {
    on: 'collection',
    method: 'POST',
    path: 'marks/make',
    description: 'Makes some.',
    input: { type: 'object', properties: { kind: { default: 'blank' }, count: {}, unit_id: {} } },
    conditions: {
      count: { when: { kind: 'blank' }, requiredWhen: { field: 'kind', is: 'blank' } },
      unit_id: { when: { kind: 'units' } },
    },
    output: { type: 'object' },
  };
  const refusalOf = (input: Parameters<typeof refuseInput>[1]): unknown => {
    try {
      refuseInput(action, input);
      return [];
    } catch (refusal) {
      return refusal;
    }
  };

  test('is judged with the defaults of what is left out', () => {
    expect(refusalOf({ count: 2 })).toEqual([]);
    expect(refusalOf({ kind: 'units', unit_id: 7, count: null })).toEqual([]);
    expect(refusalOf({ unit_id: 7 })).toMatchObject({
      errors: [
        { pointer: '/count', code: 'required' },
        { pointer: '/unit_id', code: 'not_applicable' },
      ],
    });
    expect(refusalOf({ kind: 'units', count: 2 })).toMatchObject({
      errors: [{ pointer: '/count', code: 'not_applicable' }],
    });
  });
});
