/** Definitions of SurveyJS, part by part; what is left out is said; whatever comes in makes a draft or is refused. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Question, questionsOf, type SurveyDocument } from '../../../public-app/survey/document.ts';
import { Problem } from '../../errors.ts';
import { judgeDocument } from '../../kernel/judge-document.ts';
import { publicationFaults } from '../../visitor/survey-document.ts';
import { convertDefinition } from '../convert-surveyjs.ts';
import { makers } from './questions.ts';

const questionsFrom = (definition: object): Question[] =>
  convertDefinition(definition).document.pages.flatMap(({ questions }) => questions);
const questionFrom = (element: object): Question | undefined => questionsFrom({ elements: [element] })[0];
const reasons = (definition: object): string[] =>
  convertDefinition(definition).left_out.map(({ place, reason }) => `${place}: ${reason}`);

const TWO = ['a', 'b'];

describe('an element', () => {
  const words = { minRateDescription: 'Bad', maxRateDescription: 'Good' };
  test.each<[name: string, element: object, question: object]>([
    ['rating of 5', { type: 'rating' }, { type: 'stars' }],
    [
      'rating of 5 with words',
      { type: 'rating', ...words },
      { type: 'csat', lowest: { en: 'Bad' }, highest: { en: 'Good' } },
    ],
    ['rating with smileys', { type: 'rating', rateType: 'smileys' }, { type: 'smiley' }],
    ['rating with stars and words', { type: 'rating', rateType: 'stars', ...words }, { type: 'stars' }],
    ['rating of 0 to 10', { type: 'rating', rateMin: 0, rateMax: 10 }, { type: 'nps' }],
    ['rating of 7 with words', { type: 'rating', rateMax: 7, ...words }, { type: 'ces', lowest: { en: 'Bad' } }],
    [
      'rating of 3',
      { type: 'rating', rateCount: 3 },
      { type: 'single', options: [{ id: 'n1' }, { id: 'n2' }, { id: 'n3' }] },
    ],
    [
      'rating of words',
      { type: 'rating', rateValues: ['bad', { value: 2, text: 'Good' }] },
      { type: 'single', options: [{ id: 'bad' }, { id: 'n2', label: { en: 'Good' } }] },
    ],
    ['boolean', { type: 'boolean', isRequired: true }, { type: 'yes_no', required: true }],
    [
      'boolean of own words',
      { type: 'boolean', labelTrue: 'Agree', labelFalse: 'Disagree' },
      { type: 'single', options: [{ id: 'true', label: { en: 'Agree' } }, { id: 'false' }] },
    ],
    [
      'radiogroup',
      { type: 'radiogroup', choices: ['A', { value: 'b', text: { default: 'B', de: 'Be' } }] },
      {
        type: 'single',
        options: [
          { id: 'a', label: { en: 'A' } },
          { id: 'b', label: { en: 'B', de: 'Be' } },
        ],
      },
    ],
    [
      'long radiogroup',
      { type: 'radiogroup', choices: Array.from({ length: 31 }, (_, at) => at) },
      { type: 'dropdown' },
    ],
    [
      'radiogroup with others',
      { type: 'radiogroup', choices: ['a'], showOtherItem: true, hasNone: true },
      { type: 'single', options: [{ id: 'a' }, { id: 'none' }, { id: 'other', label: { en: 'Other' } }] },
    ],
    [
      'checkbox',
      { type: 'checkbox', choices: [1, 2, 2], maxSelectedChoices: 1 },
      { type: 'multiple', options: [{ id: 'n1' }, { id: 'n2' }], max_choices: 1 },
    ],
    ['tagbox', { type: 'tagbox', choices: ['a', 'b'] }, { type: 'multiple' }],
    ['dropdown', { type: 'dropdown', choices: ['a', 'b'] }, { type: 'dropdown' }],
    [
      'pictures',
      { type: 'imagepicker', multiSelect: true, choices: [{ value: 'cat', imageLink: 'x' }, 'dog'] },
      { type: 'multiple' },
    ],
    ['text', { type: 'text', maxLength: 50 }, { type: 'short_text', max_length: 50 }],
    [
      'number',
      { type: 'text', inputType: 'number', min: 1, max: 9, step: 0.5 },
      { type: 'number', minimum: 1, maximum: 9, decimals: 1 },
    ],
    [
      'date',
      { type: 'text', inputType: 'date', min: '2026-01-01', max: 'today' },
      { type: 'date', earliest: '2026-01-01' },
    ],
    ['email', { type: 'text', inputType: 'email' }, { type: 'contact', fields: { email: 'required' } }],
    ['phone', { type: 'text', inputType: 'tel' }, { type: 'contact', fields: { phone: 'required' } }],
    ['address of a page', { type: 'text', inputType: 'url' }, { type: 'short_text' }],
    [
      'comment',
      { type: 'comment', title: 'Why?', description: 'In a sentence' },
      { type: 'long_text', title: { en: 'Why?' }, help: { en: 'In a sentence' } },
    ],
    [
      'matrix',
      { type: 'matrix', rows: ['Food'], columns: [{ value: 1, text: 'Bad' }, 2], isAllRowRequired: true },
      {
        type: 'matrix',
        required: true,
        rows: [{ id: 'food', label: { en: 'Food' } }],
        columns: [{ id: 'n1', label: { en: 'Bad' } }, { id: 'n2' }],
      },
    ],
    ['ranking', { type: 'ranking', choices: ['a', 'b'] }, { type: 'ranking' }],
    ['file', { type: 'file', allowMultiple: true }, { type: 'file', max_files: 5 }],
    ['photo', { type: 'file', acceptedTypes: 'image/*' }, { type: 'photo' }],
    ['recording', { type: 'file', acceptedTypes: 'audio/*', allowMultiple: true }, { type: 'audio' }],
    [
      'words between',
      { type: 'html', html: '<h1>Hello</h1><p>and&nbsp;welcome</p>' },
      { type: 'statement', title: { en: 'Hello and welcome' } },
    ],
  ])('%s', (_, element, question) => {
    expect(questionFrom({ name: 'Asked!', ...element })).toMatchObject({ id: 'asked', ...question });
  });

  test('of every type that is known has a case above or is part of one', () => {
    const unread = Object.keys(makers).filter(
      (type) => !questionFrom({ type, name: 'a', html: 'a', choices: TWO, rows: TWO, columns: TWO }),
    );
    expect(unread).toEqual([]);
  });

  test.each([
    ['radiogroup', { choices: ['a'] }],
    ['dropdown', { choicesByUrl: { url: 'https://acme.example/list' } }],
    ['imagepicker', { choices: ['a', 'a'] }],
    ['ranking', {}],
    ['rating', { rateValues: [1] }],
    ['matrix', { columns: TWO }],
    ['matrix', { rows: TWO, columns: ['a'] }],
  ])('of the type %s without enough to choose from is left out, and said so: %j', (type, own) => {
    const asked = { type: 'comment', name: 'why' };
    const { document, left_out } = convertDefinition({ elements: [{ type, name: 'x', ...own }, asked] });
    expect(left_out).toContainEqual({ place: 'x', reason: 'too_few_options', detail: null });
    expect(publicationFaults({ ...document, title: { en: 'Visit' } })).toEqual([]);
  });

  test('of no type that we know is left out, and said so', () => {
    for (const type of ['signaturepad', 'matrixdynamic', 'paneldynamic', 'expression', '__proto__', 'constructor'])
      expect(reasons({ elements: [{ type, name: 'x' }] })).toEqual(['x: type_not_supported']);
  });
});

describe('a text', () => {
  test('comes without markup and script, and is cut to what fits', () => {
    const title = `<b onclick="x()">Hi</b> &lt;script&gt; ${'word '.repeat(100)}`;
    const { title: said } = questionFrom({ type: 'comment', name: 'a', title }) ?? {};
    expect(said?.en).toMatch(/^Hi < script> word word.*…$/);
    expect(said?.en?.length).toBeLessThanOrEqual(300);
    expect(reasons({ elements: [{ type: 'comment', name: 'a', title }] })).toEqual([
      'a: markup_removed',
      'a: text_shortened',
    ]);
  });

  test('is in the language that the definition says', () => {
    const definition = {
      locale: 'de',
      title: 'Umfrage',
      elements: [{ type: 'comment', name: 'a', title: { default: 'Warum?', 'pt-br': 'Por quê?', 'zh-cn': '为什么' } }],
    };
    const { document, name, left_out } = convertDefinition(definition);
    expect(name).toBe('Umfrage');
    expect(document.pages[0]?.questions[0]?.title).toEqual({ de: 'Warum?', pt: 'Por quê?' });
    expect(left_out).toEqual([{ place: 'a', reason: 'language_not_supported', detail: 'zh-cn' }]);
  });
});

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
      'why: condition_not_supported',
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
    expect(reasons(definition)).toEqual(['setvalue: trigger_not_supported', 'pair: trigger_not_supported']);
  });
});

test('a whole definition becomes a survey that can be published', () => {
  const { document } = convertDefinition({
    title: { default: 'Visit', de: 'Besuch' },
    questionsOnPageMode: 'questionPerPage',
    completedHtml: { default: '<h3>Thanks!</h3>', de: '<h3>Danke!</h3>' },
    pages: [
      {
        name: 'one',
        title: { default: 'First', de: 'Zuerst' },
        elements: [{ type: 'rating', name: 'score', title: { default: 'How was it?', de: 'Wie war es?' } }],
      },
      { name: 'empty' },
      {
        name: 'one',
        elements: [
          { type: 'text', inputType: 'email', name: 'mail', title: { default: 'Your address', de: 'Ihre Adresse' } },
          { type: 'multipletext', name: 'm', items: [{ name: 'first', title: { default: 'First', de: 'Erstens' } }] },
        ],
      },
    ],
  });
  expect(publicationFaults(document)).toEqual([]);
  expect(document).toMatchObject({ layout: 'one_at_a_time', thank_you: { text: { en: 'Thanks!', de: 'Danke!' } } });
  expect(document.pages.map(({ id }) => id)).toEqual(['one', 'one_2']);
  expect(questionsOf(document as SurveyDocument).map(({ id }) => id)).toEqual(['score', 'mail', 'first']);
});

const leaf = fc.record(
  {
    type: fc.constantFrom(...Object.keys(makers), 'panel', 'multipletext', 'matrixdynamic'),
    name: fc.oneof(fc.constantFrom('a', 'b', 'Ä b', '7', '__proto__', ''), fc.string()),
    title: fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.dictionary(fc.constantFrom('default', 'de', 'xx'), fc.string()),
      fc.jsonValue(),
    ),
    isRequired: fc.boolean(),
    visibleIf: fc.oneof(
      fc.constantFrom('{a} = 1', "{b} contains 'x' or {a} > 2", '{7} notempty', '{a} <= 2.5'),
      fc.string(),
    ),
    choices: fc.oneof(
      fc.array(fc.oneof(fc.string(), fc.integer(), fc.record({ value: fc.jsonValue(), text: fc.jsonValue() })), {
        maxLength: 40,
      }),
      fc.jsonValue(),
    ),
    rows: fc.array(fc.string(), { maxLength: 30 }),
    columns: fc.array(fc.string(), { maxLength: 15 }),
    rateMin: fc.oneof(fc.integer(), fc.double()),
    rateMax: fc.oneof(fc.integer(), fc.string()),
    rateStep: fc.oneof(fc.double(), fc.integer()),
    rateValues: fc.oneof(fc.array(fc.integer()), fc.jsonValue()),
    inputType: fc.constantFrom('number', 'date', 'email', 'tel', 'toString', 'color'),
    min: fc.jsonValue(),
    max: fc.jsonValue(),
    step: fc.double(),
    maxLength: fc.oneof(fc.integer(), fc.double()),
    html: fc.string(),
    items: fc.jsonValue(),
  },
  { requiredKeys: ['type'] },
);
const panelOf = (inner: fc.Arbitrary<unknown>) =>
  fc.record({
    type: fc.constant('panel'),
    visibleIf: fc.constantFrom('', '{a} = 1'),
    elements: fc.array(inner, { maxLength: 4 }),
  });
const element = fc.oneof(leaf, panelOf(leaf), panelOf(panelOf(leaf)));
const trigger = fc.record({
  type: fc.constantFrom('skip', 'complete', 'x'),
  expression: fc.constantFrom('{a} = 1', '{b} notempty', '{'),
  gotoName: fc.constantFrom('a', 'b', '7', ''),
});
const definition = fc.record(
  {
    pages: fc.array(
      fc.record({ name: fc.string(), title: fc.jsonValue(), elements: fc.array(element, { maxLength: 6 }) }),
      { maxLength: 4 },
    ),
    elements: fc.array(element, { maxLength: 6 }),
    triggers: fc.array(trigger),
    title: fc.jsonValue(),
    locale: fc.jsonValue(),
    completedHtml: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

test.each<[name: string, any: fc.Arbitrary<unknown>]>([
  ['any JSON', fc.jsonValue({ maxDepth: 6 })],
  ['anything that looks like a definition', definition],
])('%s makes a draft or is refused', (_, any) => {
  fc.assert(
    fc.property(any, (given) => {
      // As it comes in: over the wire.
      const input: unknown = JSON.parse(JSON.stringify(given));
      try {
        expect(judgeDocument('survey-draft', convertDefinition(input).document)).toEqual([]);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        expect(error.status).toBe(400);
      }
    }),
    { numRuns: 300, seed: 11 },
  );
});
