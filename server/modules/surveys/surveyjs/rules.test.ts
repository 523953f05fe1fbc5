/** Conditions and triggers of SurveyJS become rules and jumps, or are named as left out. */
import { describe, expect, test } from 'vitest';
import { questionsFrom, reasons } from './test/converted.ts';

describe('logic', () => {
  const scale = { type: 'rating', name: 'Score' };
  const list = { type: 'radiogroup', name: 'list', choices: ['One', 'Two'] };
  const several = { type: 'checkbox', name: 'several', choices: ['One', 'Two'] };
  const pair = { type: 'boolean', name: 'pair' };
  const ruleOf = (visibleIf: string) =>
    questionsFrom({ elements: [scale, list, several, pair, { type: 'comment', name: 'why', visibleIf }] }).at(-1)
      ?.show_if;
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
    ["{Score} = 1 and {pair} = true or {list} = 'One'", undefined],
    ["{list} = 'Three'", undefined],
    ["{several} = 'One'", undefined],
    ["{list} <> 'One'", undefined],
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
