/** Elements of SurveyJS become questions; what has no question is left out, and that is said. */
import { describe, expect, test } from 'vitest';
import { publicationViolations } from '../survey-document.ts';
import { convertDefinition } from '../convert-definition.ts';
import { makers } from './questions.ts';
import { questionFrom, reasons, TWO } from './test/converted.ts';

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
    [
      'rating with stars and words',
      { type: 'rating', rateType: 'stars', description: 'Of the food', ...words },
      { type: 'stars', help: { en: 'Of the food (1 = Bad, 5 = Good)' } },
    ],
    [
      'rating of 5 with one word',
      { type: 'rating', minRateDescription: 'Bad' },
      { type: 'csat', lowest: { en: 'Bad' } },
    ],
    [
      'rating of 3 with words',
      { type: 'rating', rateMax: 3, ...words },
      { type: 'rating', highest_point: 3, shape: 'numbers', lowest: { en: 'Bad' }, highest: { en: 'Good' } },
    ],
    ['rating of 0 to 10', { type: 'rating', rateMin: 0, rateMax: 10 }, { type: 'nps' }],
    ['rating of 7 with words', { type: 'rating', rateMax: 7, ...words }, { type: 'ces', lowest: { en: 'Bad' } }],
    ['rating of 3', { type: 'rating', rateCount: 3 }, { type: 'rating', highest_point: 3, shape: 'numbers' }],
    [
      'rating of 0 to 4 in stars',
      { type: 'rating', rateMin: 0, rateMax: 4, rateType: 'stars' },
      { type: 'rating', lowest_point: 0, highest_point: 4 },
    ],
    [
      'rating of numbers with words',
      { type: 'rating', rateValues: [1, 2, { value: 3, text: 'Good' }] },
      {
        type: 'rating',
        highest_point: 3,
        shape: 'numbers',
        point_labels: [{ point: 3, label: { en: 'Good' } }],
      },
    ],
    [
      'rating of -1 to 1',
      { type: 'rating', rateMin: -1, rateMax: 1 },
      { type: 'single', options: [{ label: { en: '-1' } }, { label: { en: '0' } }, { label: { en: '1' } }] },
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
      'radiogroup of value and text in one',
      { type: 'radiogroup', choices: ['correct|Yes…', { value: 'b|No' }] },
      {
        type: 'single',
        options: [
          { id: 'correct', label: { en: 'Yes…' } },
          { id: 'b', label: { en: 'No' } },
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
      { type: 'single', options: [{ id: 'a' }], other: {}, none: {} },
    ],
    [
      'radiogroup with others by another name, and a choice that is called like them',
      {
        type: 'radiogroup',
        choices: ['other', 'b'],
        hasOther: true,
        otherText: 'Something else',
        showRefuseItem: true,
      },
      {
        type: 'single',
        options: [{ id: 'other_2' }, { id: 'b' }, { id: 'refused' }],
        other: { label: { en: 'Something else' } },
      },
    ],
    [
      'dropdown with others',
      { type: 'dropdown', choices: ['a'], hasOther: true },
      { type: 'dropdown', options: [{ id: 'a' }], other: {} },
    ],
    [
      'ranking with others, which has no words',
      { type: 'ranking', choices: ['a'], hasOther: true },
      { type: 'ranking', options: [{ id: 'a' }, { id: 'other', label: { en: 'Other' } }] },
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
    ['slider', { type: 'slider' }, { type: 'slider', minimum: 0, maximum: 100 }],
    [
      'slider with bounds',
      { type: 'slider', min: 10, max: 20, step: 2 },
      { type: 'slider', minimum: 10, maximum: 20, step: 2 },
    ],
    [
      'date',
      { type: 'text', inputType: 'date', min: '2026-01-01', max: 'today' },
      { type: 'date', earliest: '2026-01-01' },
    ],
    ['email', { type: 'text', inputType: 'email' }, { type: 'email' }],
    ['phone', { type: 'text', inputType: 'tel' }, { type: 'phone' }],
    ['address of a page', { type: 'text', inputType: 'url' }, { type: 'url' }],
    ['time', { type: 'text', inputType: 'time', min: '08:00', max: 'now' }, { type: 'time', earliest: '08:00' }],
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
    [
      'matrix of boxes to tick',
      { type: 'matrix', cellType: 'checkbox', rows: ['Food'], columns: ['Good', 'Bad'] },
      { type: 'matrix', several: true },
    ],
    [
      'matrix of a list that opens, with words beside it',
      {
        type: 'matrixdropdown',
        rows: ['Food'],
        choices: ['Good', 'Bad'],
        columns: [{ name: 'how' }, { name: 'why', title: 'Why?', cellType: 'comment' }],
      },
      {
        type: 'matrix',
        rows: [{ id: 'food' }],
        columns: [{ id: 'good' }, { id: 'bad' }],
        text_column: { label: { en: 'Why?' } },
      },
    ],
    [
      'matrix of several choices',
      { type: 'matrixdropdown', cellType: 'checkbox', rows: ['Food'], columns: [{ name: 'how', choices: ['a', 'b'] }] },
      { type: 'matrix', columns: [{ id: 'a' }, { id: 'b' }], several: true },
    ],
    [
      'matrix of ratings',
      {
        type: 'matrixdropdown',
        rows: ['Food'],
        columns: [{ name: 'how', cellType: 'rating', rateMin: 0, rateMax: 10, maxRateDescription: 'Great' }],
      },
      { type: 'matrix', scale: { minimum: 0, maximum: 10, highest: { en: 'Great' } } },
    ],
    ['ranking', { type: 'ranking', choices: ['a', 'b'] }, { type: 'ranking' }],
    ['signature', { type: 'signaturepad' }, { type: 'signature' }],
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
      (type) =>
        !questionFrom({
          type,
          name: 'a',
          html: 'a',
          choices: TWO,
          rows: TWO,
          columns: type === 'matrixdropdown' ? [{ name: 'how' }] : TWO,
        }),
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
    expect(left_out).toContainEqual({ place: 'elements[0]', question: 'x', reason: 'too_few_options', detail: null });
    expect(publicationViolations({ ...document, title: { en: 'Visit' } })).toEqual([]);
  });

  test.each<[object[]]>([
    [[{ name: 'a' }, { name: 'b' }]],
    [[{ name: 'a', cellType: 'comment' }]],
    [[{ name: 'a' }, { name: 'b', cellType: 'expression' }]],
  ])('of rows that are asked in more than one way is left out, and said so: %j', (columns) => {
    const definition = { elements: [{ type: 'matrixdropdown', name: 'x', rows: TWO, choices: TWO, columns }] };
    expect(reasons(definition)).toEqual(['elements[0]: type_not_supported']);
  });

  test('that slides a range is left out, and said so', () => {
    expect(reasons({ elements: [{ type: 'slider', name: 'x', sliderType: 'range' }] })).toEqual([
      'elements[0]: type_not_supported',
    ]);
  });

  test('of no type that we know is left out, and said so', () => {
    for (const type of ['matrixdynamic', 'paneldynamic', 'expression', '__proto__', 'constructor'])
      expect(reasons({ elements: [{ type, name: 'x' }] })).toEqual(['elements[0]: type_not_supported']);
  });
});

describe('words around questions', () => {
  const inner = [{ type: 'comment', name: 'why' }];
  test('stand before them as statements, under the same condition', () => {
    const panel = { type: 'panel', name: 'p', title: 'About you', visibleIf: '{s} notempty', elements: inner };
    const group = { type: 'multipletext', name: 'm', title: 'Names', items: [{ name: 'first' }] };
    const page = { description: 'Nearly there', elements: [{ type: 'rating', name: 's' }, panel, group] };
    const { document, left_out } = convertDefinition({ description: 'Hello', pages: [page] });
    expect(left_out).toEqual([]);
    expect(document.pages[0]?.questions.map(({ id, type, title }) => [id, type, title.en])).toEqual([
      ['words', 'statement', 'Hello'],
      ['page1', 'statement', 'Nearly there'],
      ['s', 'stars', 's'],
      ['p', 'statement', 'About you'],
      ['why', 'long_text', 'why'],
      ['m', 'statement', 'Names'],
      ['first', 'short_text', 'first'],
    ]);
    const rule = { all: [{ question: 's', answered: true }] };
    expect(document.pages[0]?.questions.slice(3, 5).map(({ show_if }) => show_if)).toEqual([rule, rule]);
  });

  test('of what is never shown are left out with it', () => {
    const definition = { pages: [{ visible: false, title: 'Old', elements: inner }, { elements: inner }] };
    expect(reasons(definition)).toEqual(['pages[0]: never_shown']);
    expect(convertDefinition(definition).document.pages).toHaveLength(1);
  });
});

describe('a text', () => {
  test('comes without markup and script, and is cut to what fits', () => {
    const title = `<b onclick="x()">Hi</b> &lt;script&gt; ${'word '.repeat(100)}`;
    const { title: said } = questionFrom({ type: 'comment', name: 'a', title }) ?? {};
    expect(said?.en).toMatch(/^Hi < script> word word.*…$/);
    expect(said?.en?.length).toBeLessThanOrEqual(300);
    expect(reasons({ elements: [{ type: 'comment', name: 'a', title }] })).toEqual([
      'elements[0].title: markup_removed',
      'elements[0].title: text_shortened',
    ]);
  });

  test('is in the language that the definition says', () => {
    const definition = {
      locale: 'de',
      title: 'Umfrage',
      elements: [
        {
          type: 'comment',
          name: 'a',
          title: { default: 'Warum?', 'pt-br': 'Por quê?', 'zh-cn': '为什么', no: 'Hvorfor?', cy: 'Pam?' },
        },
      ],
    };
    const { document, name, left_out } = convertDefinition(definition);
    expect(name).toBe('Umfrage');
    expect(document.pages[0]?.questions[0]?.title).toEqual({
      de: 'Warum?',
      pt: 'Por quê?',
      zh: '为什么',
      nb: 'Hvorfor?',
    });
    expect(left_out).toEqual([
      { place: 'elements[0].title.cy', question: 'a', reason: 'language_not_supported', detail: 'cy' },
    ]);
  });
});
