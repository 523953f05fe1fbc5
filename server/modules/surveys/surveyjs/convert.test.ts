/** Whole definitions of SurveyJS: whatever comes in makes a draft or is refused. */
import fc from '../../../../scripts/test/properties.ts';
import { expect, test } from 'vitest';
import { questionsOf, type SurveyDocument } from '../../../../shared/survey/document.ts';
import { Problem } from '../../../errors.ts';
import { judgeDocument } from '../../../validation/judge-document.ts';
import { publicationViolations } from '../survey-document.ts';
import { convertDefinition } from '../convert-definition.ts';
import { makers } from './questions.ts';

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
  expect(publicationViolations(document)).toEqual([]);
  expect(document).toMatchObject({ layout: 'one_at_a_time', thank_you: { text: { en: 'Thanks!', de: 'Danke!' } } });
  expect(document.pages.map(({ id }) => id)).toEqual(['one', 'one_2']);
  expect(questionsOf(document as SurveyDocument).map(({ id }) => id)).toEqual(['score', 'mail', 'first']);
});

test('a page of more than a page can show becomes several, with every question', () => {
  const choices = Array.from({ length: 28 }, (_, at) => `Choice ${at}`);
  const elements = Array.from({ length: 100 }, (_, at) => ({ type: 'checkbox', name: `q${at}`, choices }));
  const { document, left_out_count } = convertDefinition({ title: 'Long', pages: [{ name: 'one', elements }] });
  expect(publicationViolations(document)).toEqual([]);
  expect(document.pages.map(({ id, questions }) => [id, questions.length])).toEqual([
    ['one', 35],
    ['one_2', 35],
    ['one_3', 30],
  ]);
  expect(questionsOf(document as SurveyDocument).map(({ id }) => id)).toEqual(elements.map(({ name }) => name));
  expect(left_out_count).toBe(0);
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
