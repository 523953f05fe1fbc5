/** Forms of Typeform: what each field becomes, where logic leads, and what is named as left out. */
import { describe, expect, test } from 'vitest';
import fc from '../../../../scripts/test/properties.ts';
import { Problem } from '../../../errors.ts';
import { judgeDocument } from '../../../validation/judge-document.ts';
import { convertDefinition } from '../convert-definition.ts';
import { publicationViolations } from '../survey-document.ts';
import { makers } from './fields.ts';

const convert = (definition: object) => convertDefinition(JSON.parse(JSON.stringify(definition)));
const reasonsOf = (definition: object): string[] =>
  convert(definition).left_out.map(({ place, reason }) => `${place}: ${reason}`);
const questionOf = (field: object) => convert({ fields: [field] }).document.pages[0]?.questions[0];
const questionsOf = (definition: object) => convert(definition).document.pages.flatMap(({ questions }) => questions);

const choices = (...labels: string[]) => labels.map((label) => ({ label, ref: `ref-${label.toLowerCase()}` }));
const choice = {
  type: 'multiple_choice',
  title: 'Which?',
  ref: 'which',
  properties: { choices: choices('Red', 'Blue') },
};

test('a form becomes a survey that can be published', () => {
  const definition = {
    title: 'Visit',
    settings: { language: 'de', is_public: false },
    welcome_screens: [{ ref: 'hello', title: 'Willkommen', properties: { description: 'Nur kurz.' } }],
    fields: [
      { type: 'short_text', ref: 'name', title: 'Wie heißen Sie?', validations: { required: true, max_length: 50 } },
      {
        type: 'group',
        ref: 'about',
        title: 'Über den Besuch',
        properties: {
          fields: [
            { type: 'rating', ref: 'stars', title: 'Und, {{field:name}}?', properties: { steps: 5, shape: 'star' } },
            { type: 'date', ref: 'day', title: 'Wann?' },
          ],
        },
      },
    ],
    thankyou_screens: [{ ref: 'bye', title: 'Danke, {{field:name}}!' }],
  };
  const { format, document, left_out } = convert(definition);
  expect(format).toBe('typeform');
  expect(publicationViolations(document)).toEqual([]);
  expect(left_out).toEqual([]);
  expect(document).toMatchObject({
    title: { de: 'Visit' },
    layout: 'one_at_a_time',
    thank_you: { title: { de: 'Danke, {{wie_heissen_sie}}!' } },
  });
  expect(document.pages.map(({ title }) => title)).toEqual([undefined, { de: 'Über den Besuch' }]);
  expect(document.pages.flatMap(({ questions }) => questions)).toMatchObject([
    { type: 'statement', title: { de: 'Willkommen' }, help: { de: 'Nur kurz.' } },
    { type: 'short_text', required: true, max_length: 50 },
    { type: 'stars', title: { de: 'Und, {{wie_heissen_sie}}?' } },
    { type: 'date' },
  ]);
});

describe('a field', () => {
  test.each<[type: string, field: object, question: object]>([
    ['long_text', {}, { type: 'long_text' }],
    ['email', {}, { type: 'email' }],
    ['phone_number', {}, { type: 'phone' }],
    ['website', {}, { type: 'url' }],
    ['number', { validations: { min_value: 1, max_value: 9 } }, { type: 'number', minimum: 1, maximum: 9 }],
    ['yes_no', {}, { type: 'yes_no' }],
    ['file_upload', {}, { type: 'file' }],
    ['legal', { properties: { description: 'All of it.' } }, { type: 'consent', text: { en: 'All of it.' } }],
    ['nps', { properties: { labels: { left: 'Bad', right: 'Good' } } }, { type: 'nps', lowest: { en: 'Bad' } }],
    [
      'opinion_scale',
      { properties: { steps: 5, start_at_one: true, labels: { left: 'No', center: 'Well', right: 'Yes' } } },
      {
        type: 'rating',
        highest_point: 5,
        shape: 'numbers',
        lowest: { en: 'No' },
        highest: { en: 'Yes' },
        point_labels: [{ point: 3, label: { en: 'Well' } }],
      },
    ],
    ['opinion_scale', { properties: { steps: 11 } }, { type: 'rating', lowest_point: 0, highest_point: 10 }],
    ['rating', { properties: { steps: 7, shape: 'heart' } }, { type: 'rating', highest_point: 7, shape: 'hearts' }],
    [
      'dropdown',
      { properties: { choices: choices('A', 'B') } },
      { type: 'dropdown', options: [{ id: 'a' }, { id: 'b' }] },
    ],
    [
      'multiple_choice',
      {
        properties: {
          choices: choices('A', 'B'),
          allow_multiple_selection: true,
          allow_other_choice: true,
          randomize: true,
        },
        validations: { max_selection: 2 },
      },
      { type: 'multiple', other: {}, max_choices: 2, order: 'random' },
    ],
    ['picture_choice', { properties: { choices: choices('A', 'B') } }, { type: 'single' }],
    ['ranking', { properties: { choices: choices('A', 'B') } }, { type: 'ranking' }],
    [
      'matrix',
      {
        properties: {
          fields: ['Food', 'Room'].map((title) => ({
            type: 'multiple_choice',
            ref: title,
            title,
            properties: { choices: choices('Good', 'Bad') },
          })),
        },
      },
      { type: 'matrix', rows: [{ id: 'food' }, { id: 'room' }], columns: [{ id: 'good' }, { id: 'bad' }] },
    ],
  ])('of type %s is a question', (type, field, question) => {
    const given = { type, ref: 'it', title: 'It', ...field };
    expect(questionOf(given)).toMatchObject(question);
    expect(reasonsOf({ fields: [given] })).toEqual([]);
  });

  test.each<[what: string, definition: object, reason: string]>([
    ['a type', { fields: [{ type: 'payment', ref: 'pay', title: 'Pay' }] }, 'fields[0]: type_not_supported'],
    [
      'a picture',
      { fields: [{ ...choice, attachment: { type: 'image', href: 'x' } }] },
      'fields[0].attachment: picture_not_taken',
    ],
    [
      'a setting that nobody thought of',
      { fields: [{ ...choice, properties: { ...choice.properties, vertical_alignment: true } }] },
      'fields[0].properties.vertical_alignment: property_not_supported',
    ],
    ['a hidden field', { fields: [choice], hidden: ['utm'] }, 'hidden[0]: address_field_not_taken'],
    ['a variable', { fields: [choice], variables: { score: 0 } }, 'variables.score: property_not_supported'],
    [
      'a shape',
      { fields: [{ type: 'rating', ref: 'r', title: 'R', properties: { shape: 'cat' } }] },
      'fields[0].properties.shape: property_not_supported',
    ],
    ['a language', { fields: [choice], settings: { language: 'xx' } }, 'settings.language: language_not_supported'],
    ['a placeholder', { fields: [{ ...choice, title: 'Hi {{hidden:name}}' }] }, 'fields[0].title: placeholder_kept'],
    [
      'what computes',
      { fields: [choice], logic: [{ type: 'field', ref: 'which', actions: [{ action: 'add', details: {} }] }] },
      'logic[0].actions[0]: trigger_not_supported',
    ],
  ])('names what is left out: %s', (_, definition, reason) => {
    expect(reasonsOf(definition)).toEqual([reason]);
  });

  test('says a placeholder that nothing fills in with one brace, so that the survey can be published', () => {
    const { document } = convert({ title: '{{var:price}}', fields: [{ ...choice, title: 'Hi {{hidden:name}}' }] });
    expect(document.title).toEqual({ en: '{var:price}' });
    expect(document.pages[0]?.questions[0]?.title).toEqual({ en: 'Hi {hidden:name}' });
    expect(publicationViolations(document)).toEqual([]);
  });
});

describe('logic', () => {
  const more = { type: 'long_text', ref: 'more', title: 'More?' };
  const last = { type: 'yes_no', ref: 'last', title: 'Last?' };
  const is = (...vars: object[]) => ({ op: 'is', vars });
  const which = { type: 'field', value: 'which' };
  const red = { type: 'choice', value: 'ref-red' };

  test('leads to fields, to groups and to the end, in its order', () => {
    const group = { type: 'group', ref: 'rest', title: 'Rest', properties: { fields: [last] } };
    const definition = {
      fields: [choice, more, group],
      logic: [
        {
          type: 'field',
          ref: 'which',
          actions: [
            { action: 'jump', details: { to: { type: 'field', value: 'rest' } }, condition: is(which, red) },
            {
              action: 'jump',
              details: { to: { type: 'thankyou', value: 'default_tys' } },
              condition: { op: 'always', vars: [] },
            },
          ],
        },
      ],
    };
    expect(questionsOf(definition)[0]?.jumps).toEqual([
      { if: { all: [{ question: 'which', equals: 'red' }] }, to: { question: 'last' } },
      { to: { end: true } },
    ]);
    expect(reasonsOf(definition)).toEqual([]);
  });

  test.each<[op: string, vars: object[], rule: object | undefined]>([
    [
      'is_not',
      [which, red],
      {
        any: [
          { question: 'which', answered: false },
          { question: 'which', not_equals: 'red' },
        ],
      },
    ],
    [
      'lower_than',
      [
        { type: 'field', value: 'age' },
        { type: 'constant', value: 18 },
      ],
      { all: [{ question: 'age', less: 18 }] },
    ],
    [
      'contains',
      [
        { type: 'field', value: 'words' },
        { type: 'constant', value: 'x' },
      ],
      { all: [{ question: 'words', contains: 'x' }] },
    ],
    [
      'is',
      [
        { type: 'hidden', value: 'utm' },
        { type: 'constant', value: 'x' },
      ],
      undefined,
    ],
    [
      'begins_with',
      [
        { type: 'field', value: 'words' },
        { type: 'constant', value: 'x' },
      ],
      undefined,
    ],
  ])('asks %s', (op, vars, rule) => {
    const fields = [
      { type: 'number', ref: 'age', title: 'Age' },
      { type: 'short_text', ref: 'words', title: 'Words' },
      choice,
      last,
      more,
    ];
    const jump = { action: 'jump', details: { to: { type: 'field', value: 'more' } }, condition: { op, vars } };
    const definition = { fields, logic: [{ type: 'field', ref: 'which', actions: [jump] }] };
    expect(questionsOf(definition)[2]?.jumps?.[0]?.if).toEqual(rule);
    expect(reasonsOf(definition)).toEqual(rule ? [] : ['logic[0].actions[0]: trigger_not_supported']);
  });

  test('backwards is left out', () => {
    const jump = { action: 'jump', details: { to: { type: 'field', value: 'which' } }, condition: { op: 'always' } };
    const definition = { fields: [choice, more], logic: [{ type: 'field', ref: 'more', actions: [jump] }] };
    expect(reasonsOf(definition)).toEqual(['logic[0].actions[0]: trigger_not_supported']);
    expect(questionsOf(definition)[1]).not.toHaveProperty('jumps');
  });

  test('to an ending shows it by the answers, with its button', () => {
    const definition = {
      fields: [choice],
      logic: [
        {
          type: 'field',
          ref: 'which',
          actions: [
            { action: 'jump', details: { to: { type: 'thankyou', value: 'sorry' } }, condition: is(which, red) },
          ],
        },
      ],
      thankyou_screens: [
        { ref: 'sorry', title: 'Sorry', properties: { button_text: 'Shop', redirect_url: 'https://acme.example/' } },
        { ref: 'bye', title: 'Bye', properties: { description: 'See you.' } },
      ],
    };
    const { document } = convert(definition);
    expect(document.endings).toEqual([
      {
        id: 'ending_1',
        if: { all: [{ question: 'which', equals: 'red' }] },
        title: { en: 'Sorry' },
        button: { label: { en: 'Shop' }, address: 'https://acme.example/' },
      },
    ]);
    expect(document.thank_you).toEqual({ title: { en: 'Bye' }, text: { en: 'See you.' } });
    expect(publicationViolations(document)).toEqual([]);
    expect(reasonsOf(definition)).toEqual(['logic[0].actions[0]: ending_by_answers']);
  });
});

const names = fc.constantFrom('a', 'b', '7', 'Ä b', '__proto__', '');
const choiceList = fc.oneof(fc.array(fc.record({ ref: names, label: fc.string() }), { maxLength: 35 }), fc.jsonValue());
const field: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  field: fc.record(
    {
      type: fc.constantFrom(...Object.keys(makers), 'group', 'statement', 'inline_group', 'payment'),
      ref: names,
      title: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('{{field:a}} {{hidden:x}}'), fc.jsonValue()),
      properties: fc.record(
        {
          choices: choiceList,
          fields: fc.array(tie('field'), { maxLength: 3 }),
          steps: fc.oneof(fc.integer(), fc.double()),
          start_at_one: fc.boolean(),
          allow_multiple_selection: fc.boolean(),
          allow_other_choice: fc.boolean(),
          description: fc.oneof(fc.string(), fc.jsonValue()),
          labels: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
      validations: fc.record(
        { required: fc.boolean(), max_length: fc.integer(), max_selection: fc.integer() },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['type'] },
  ),
})).field;
const variable = fc.record({
  type: fc.constantFrom('field', 'choice', 'constant', 'hidden'),
  value: fc.oneof(names, fc.integer()),
});
const condition = fc.record({
  op: fc.constantFrom('is', 'always', 'and', 'lower_than', 'answered'),
  vars: fc.array(variable, { maxLength: 3 }),
});
const action = fc.record({
  action: fc.constantFrom('jump', 'add'),
  details: fc.record({ to: fc.record({ type: fc.constantFrom('field', 'thankyou'), value: names }) }),
  condition,
});
const form = fc.record(
  {
    title: fc.jsonValue(),
    fields: fc.array(field, { maxLength: 6 }),
    logic: fc.array(
      fc.record({ type: fc.constant('field'), ref: names, actions: fc.array(action, { maxLength: 4 }) }),
      { maxLength: 4 },
    ),
    thankyou_screens: fc.array(fc.record({ ref: names, title: fc.string(), properties: fc.jsonValue() }), {
      maxLength: 3,
    }),
    settings: fc.jsonValue(),
    hidden: fc.jsonValue(),
  },
  { requiredKeys: ['fields'] },
);

test('anything that looks like a form makes a draft or is refused', () => {
  fc.assert(
    fc.property(form, (given) => {
      try {
        expect(judgeDocument('survey-draft', convert(given).document)).toEqual([]);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        expect(error.status).toBe(400);
      }
    }),
    { numRuns: 300, seed: 12 },
  );
});
