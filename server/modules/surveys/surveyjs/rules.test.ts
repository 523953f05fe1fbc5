/** Conditions and triggers of SurveyJS become rules and jumps, or are named as left out. */
import { describe, expect, test } from 'vitest';
import { questionsFrom, reasons } from './test/converted.ts';

describe('logic', () => {
  const scale = { type: 'rating', name: 'Score' };
  const list = { type: 'radiogroup', name: 'list', choices: ['One', 'Two'] };
  const several = { type: 'checkbox', name: 'several', choices: ['One', 'Two'] };
  const pair = { type: 'boolean', name: 'pair' };
  const amount = { type: 'text', inputType: 'number', name: 'amount', step: 0.1 };
  const day = { type: 'text', inputType: 'date', name: 'day' };
  const words = { type: 'comment', name: 'words' };
  const grid = { type: 'matrix', name: 'grid', rows: ['Food', 'Bar'], columns: ['Bad', 'Good'] };
  const ruleOf = (visibleIf: string) =>
    questionsFrom({
      elements: [scale, list, several, pair, amount, day, words, grid, { type: 'comment', name: 'why', visibleIf }],
    }).at(-1)?.show_if;
  test.each<[expression: string, rule: object | undefined]>([
    ['{Score} < 3', { all: [{ question: 'score', less: 3 }] }],
    ['{Score} <= 3', { all: [{ question: 'score', less: 4 }] }],
    ['{Score} >= 4', { all: [{ question: 'score', greater: 3 }] }],
    ["{list} = 'One'", { all: [{ question: 'list', equals: 'one' }] }],
    ['{list} anyof [\'One\', "Two"]', { all: [{ question: 'list', in: ['one', 'two'] }] }],
    ["{several} contains 'One'", { all: [{ question: 'several', equals: 'one' }] }],
    [
      "{several} allof ['One','Two']",
      {
        all: [
          { question: 'several', equals: 'one' },
          { question: 'several', equals: 'two' },
        ],
      },
    ],
    ['{pair} = true', { all: [{ question: 'pair', equals: true }] }],
    ['{list} notempty', { all: [{ question: 'list', answered: true }] }],
    [
      "({Score} = 1) or {list} = 'Two'",
      {
        any: [
          { question: 'score', equals: 1 },
          { question: 'list', equals: 'two' },
        ],
      },
    ],
    [
      "{Score} = 1 AND {pair} = 'false'",
      {
        all: [
          { question: 'score', equals: 1 },
          { question: 'pair', equals: false },
        ],
      },
    ],
    [
      "{Score} = 1 and {pair} = true or {list} = 'One'",
      {
        any: [
          {
            all: [
              { question: 'score', equals: 1 },
              { question: 'pair', equals: true },
            ],
          },
          { question: 'list', equals: 'one' },
        ],
      },
    ],
    [
      "{Score} = 1 and ({pair} = true or ({list} = 'One'))",
      {
        all: [
          { question: 'score', equals: 1 },
          {
            any: [
              { question: 'pair', equals: true },
              { question: 'list', equals: 'one' },
            ],
          },
        ],
      },
    ],
    [
      "{list} <> 'One'",
      {
        any: [
          { question: 'list', answered: false },
          { question: 'list', not_equals: 'one' },
        ],
      },
    ],
    [
      "{several} notcontains 'One'",
      {
        any: [
          { question: 'several', answered: false },
          { question: 'several', not_equals: 'one' },
        ],
      },
    ],
    [
      "{list} noneof ['One', 'Two']",
      {
        any: [
          { question: 'list', answered: false },
          { question: 'list', not_in: ['one', 'two'] },
        ],
      },
    ],
    ["{words} contains 'dog'", { all: [{ question: 'words', contains: 'dog' }] }],
    ["{grid.Food} = 'Good'", { all: [{ question: 'grid', part: 'food', equals: 'good' }] }],
    ["{grid.Music} = 'Good'", undefined],
    ["{grid} = 'Good'", undefined],
    ["{day} < '2026-02-01'", { all: [{ question: 'day', before: '2026-02-01' }] }],
    [
      "{day} >= '2026-02-01'",
      {
        any: [
          { question: 'day', after: '2026-02-01' },
          { question: 'day', equals: '2026-02-01' },
        ],
      },
    ],
    [
      '{amount} >= 2.5',
      {
        any: [
          { question: 'amount', greater: 2.5 },
          { question: 'amount', equals: 2.5 },
        ],
      },
    ],
    [
      "{Score} = 1 and ({pair} = true or ({Score} = 2 and ({pair} = false or ({list} = 'One' and {Score} = 3))))",
      undefined,
    ],
    ["{words} notcontains 'dog'", undefined],
    ["{words} = 'dog'", undefined],
    ["{list} = 'Three'", undefined],
    ["{several} = 'One'", undefined],
    ['{nobody} = 1', undefined],
    ['{why} notempty', undefined],
    ['age({Score}) > 3', undefined],
    ['{Score} =', undefined],
    ['((((', undefined],
  ])('%s', (expression, rule) => {
    expect(ruleOf(expression)).toEqual(rule);
  });

  test('that can not be said is named', () => {
    expect(reasons({ elements: [{ type: 'comment', name: 'why', visibleIf: 'iif(true)' }] })).toEqual([
      'elements[0].visibleIf: condition_not_supported',
    ]);
  });

  test('of choices stays with them, where it looks back', () => {
    const choices = [
      { value: 'a', visibleIf: '{Score} < 3' },
      { value: 'b', visibleIf: '{later} notempty' },
      { value: 'c', visibleIf: '{item} contains 1' },
      'd',
    ];
    const later = { type: 'comment', name: 'later' };
    const definition = { elements: [scale, { type: 'checkbox', name: 'why', choices }, later] };
    expect(questionsFrom(definition)[1]).toMatchObject({
      options: [
        { id: 'a', show_if: { all: [{ question: 'score', less: 3 }] } },
        { id: 'b', label: { en: 'b' } },
        { id: 'c' },
        { id: 'd' },
      ],
    });
    expect(reasons(definition)).toEqual([
      'elements[1].choices[2].visibleIf: condition_not_supported',
      'elements[1].choices[1].visibleIf: condition_not_supported',
    ]);
  });

  test('of panels and pages counts for all that is in them', () => {
    const panel = {
      type: 'panel',
      visibleIf: '{Score} < 3',
      elements: [{ type: 'panel', elements: [{ type: 'comment', name: 'why', visibleIf: '{pair} = true' }] }],
    };
    const page = { name: 'second', visibleIf: "{list} = 'One'", elements: [panel] };
    const definition = { pages: [{ elements: [scale, list, pair] }, page] };
    expect(questionsFrom(definition).at(-1)?.show_if).toEqual({
      all: [
        { question: 'list', equals: 'one' },
        { question: 'score', less: 3 },
        { question: 'pair', equals: true },
      ],
    });
  });

  test('of triggers becomes jumps where it leads on', () => {
    const triggers = [
      { type: 'skip', expression: '{Score} > 3', gotoName: 'end' },
      { type: 'complete', expression: '{pair} = false' },
      { type: 'skip', expression: '{pair} = true', gotoName: 'Score' },
      { type: 'setvalue', expression: '{pair} = true', setToName: 'list' },
    ];
    const definition = { elements: [scale, pair, list, { type: 'comment', name: 'end' }], triggers };
    const [first, second] = questionsFrom(definition);
    expect(first?.jumps).toEqual([{ if: { all: [{ question: 'score', greater: 3 }] }, to: { question: 'end' } }]);
    expect(second?.jumps).toEqual([{ if: { all: [{ question: 'pair', equals: false }] }, to: { end: true } }]);
    expect(reasons(definition)).toEqual(['triggers[3]: trigger_not_supported', 'triggers[2]: trigger_not_supported']);
  });
});
