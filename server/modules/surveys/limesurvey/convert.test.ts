/** Surveys of LimeSurvey: what each type becomes, in which languages, on what conditions, and what is left out. */
import { describe, expect, test } from 'vitest';
import fc from '../../../../scripts/test/properties.ts';
import { Problem } from '../../../errors.ts';
import { judgeDocument } from '../../../validation/judge-document.ts';
import { convertDefinition, readDefinition } from '../convert-definition.ts';
import { publicationViolations } from '../survey-document.ts';
import { type Asked, fileOf, surveyOf, type Tables } from './test/file.ts';

const convert = (tables: Tables, languages?: string[]) => convertDefinition(readDefinition(fileOf(tables, languages)));
const from = (...asked: Asked[]) => convert(surveyOf(asked));
const questionsOf = (...asked: Asked[]) => from(...asked).document.pages.flatMap(({ questions }) => questions);
const reasonsOf = (tables: Tables, languages?: string[]): string[] =>
  convert(tables, languages).left_out.map(({ place, reason }) => `${place}: ${reason}`);

const AB = { A1: 'First', A2: 'Second' };
const SUB = { S1: 'One', S2: 'Two' };

test('a file in two languages becomes a survey that can be published', () => {
  const l10n = (id: number, key: string, rows: Record<string, [en: string, de: string]>) =>
    ['en', 'de-informal'].map((language, at) => ({
      [key]: id,
      language,
      ...Object.fromEntries(Object.entries(rows).map(([column, words]) => [column, words[at] ?? ''])),
    }));
  const tables: Tables = {
    groups: [
      { gid: 2, sid: 1, group_order: 2 },
      { gid: 1, sid: 1, group_order: 1 },
    ],
    group_l10ns: [
      ...l10n(1, 'gid', { group_name: ['First', 'Zuerst'], description: ['<p>Some words</p>', 'Ein paar Worte'] }),
      ...l10n(2, 'gid', { group_name: ['Then', 'Dann'], description: ['', ''] }),
    ],
    questions: [
      {
        qid: 4,
        sid: 1,
        gid: 2,
        type: 'T',
        title: 'why',
        mandatory: 'N',
        other: 'N',
        question_order: 1,
        relevance: 'how.NAOK == "A2"',
      },
      { qid: 3, sid: 1, gid: 1, type: 'L', title: 'how', mandatory: 'Y', other: 'Y', question_order: 1, relevance: 1 },
    ],
    question_l10ns: [
      ...l10n(3, 'qid', { question: ['How was it?', 'Wie war es?'] }),
      ...l10n(4, 'qid', { question: ['Why {how.shown}?', 'Warum {how.shown}?'], help: ['In brief', 'Kurz'] }),
    ],
    answers: [
      { aid: 8, qid: 3, code: 'A2', sortorder: 2, scale_id: 0 },
      { aid: 9, qid: 3, code: 'A1', sortorder: 1, scale_id: 0 },
    ],
    answer_l10ns: [...l10n(8, 'aid', { answer: ['Bad', 'Schlecht'] }), ...l10n(9, 'aid', { answer: ['Good', 'Gut'] })],
    surveys: [
      { sid: 1, language: 'en', additional_languages: 'de-informal', format: 'S', startdate: '2026-01-31 09:30:00' },
    ],
    surveys_languagesettings: l10n(1, 'surveyls_survey_id', {
      surveyls_title: ['Visit', 'Besuch'],
      surveyls_welcometext: ['Welcome', 'Willkommen'],
      surveyls_endtext: ['Thanks', 'Danke'],
      surveyls_url: ['https://acme.example/', 'https://acme.example/'],
    }),
  };
  const { format, name, document, left_out } = convert(tables, ['en', 'de-informal']);
  expect([format, name]).toEqual(['limesurvey', 'Visit']);
  expect(publicationViolations(document)).toEqual([]);
  expect(document).toMatchObject({
    title: { en: 'Visit', de: 'Besuch' },
    layout: 'one_at_a_time',
    availability: { opens: '2026-01-31T09:30' },
    return_url: 'https://acme.example/',
    thank_you: { text: { en: 'Thanks', de: 'Danke' } },
  });
  expect(document.pages.map(({ title }) => title)).toEqual([
    { en: 'First', de: 'Zuerst' },
    { en: 'Then', de: 'Dann' },
  ]);
  expect(document.pages.flatMap(({ questions }) => questions)).toEqual([
    expect.objectContaining({ type: 'statement', title: { en: 'Welcome', de: 'Willkommen' } }),
    expect.objectContaining({ type: 'statement', title: { en: 'Some words', de: 'Ein paar Worte' } }),
    {
      id: 'how',
      type: 'single',
      title: { en: 'How was it?', de: 'Wie war es?' },
      required: true,
      other: {},
      options: [
        { id: 'a1', label: { en: 'Good', de: 'Gut' } },
        { id: 'a2', label: { en: 'Bad', de: 'Schlecht' } },
      ],
    },
    {
      id: 'why',
      type: 'long_text',
      title: { en: 'Why {{how}}?', de: 'Warum {{how}}?' },
      help: { en: 'In brief', de: 'Kurz' },
      show_if: { all: [{ question: 'how', equals: 'a2' }] },
    },
  ]);
  expect(left_out.map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
    'document.group_l10ns.rows.row[0].description: markup_removed',
  ]);
});

test('of older files texts stand in the rows themselves, one a language', () => {
  const question = {
    qid: 3,
    sid: 1,
    gid: 7,
    parent_qid: 0,
    type: 'S',
    title: 'name',
    mandatory: 'N',
    other: 'N',
    relevance: 1,
    help: '',
  };
  const tables: Tables = {
    groups: [{ gid: 7, sid: 1, group_name: 'The group', group_order: 0, description: '', language: 'en' }],
    questions: [
      { ...question, question: 'Name?', language: 'en' },
      { ...question, question: 'Nom ?', language: 'fr' },
    ],
    surveys: [{ sid: 1, language: 'en', format: 'G' }],
    surveys_languagesettings: [{ surveyls_survey_id: 1, surveyls_language: 'en', surveyls_title: 'Old' }],
  };
  expect(convert(tables, ['en', 'fr']).document.pages[0]?.questions).toEqual([
    { id: 'name', type: 'short_text', title: { en: 'Name?', fr: 'Nom ?' } },
  ]);
  expect(reasonsOf(tables, ['en', 'fr'])).toEqual([]);
});

describe('a question', () => {
  test.each<[what: string, asked: Asked, question: object]>([
    ['a list', { type: 'L', answers: AB }, { type: 'single', options: [{ id: 'a1' }, { id: 'a2' }] }],
    ['a dropdown', { type: '!', answers: AB }, { type: 'dropdown' }],
    [
      'several choices',
      { type: 'M', subquestions: SUB, attributes: { max_answers: 2, random_order: 1 } },
      {
        type: 'multiple',
        options: [{ id: 's1', label: { en: 'One' } }, { id: 's2' }],
        max_choices: 2,
        order: 'random',
      },
    ],
    ['an order', { type: 'R', answers: AB }, { type: 'ranking' }],
    ['yes or no', { type: 'Y' }, { type: 'yes_no' }],
    ['a line', { type: 'S', attributes: { maximum_chars: 80 } }, { type: 'short_text', max_length: 80 }],
    ['words', { type: 'T' }, { type: 'long_text' }],
    ['many words', { type: 'U' }, { type: 'long_text' }],
    [
      'a number',
      { type: 'N', attributes: { min_num_value_n: 1, suffix: 'km' } },
      { type: 'number', minimum: 1, unit: { en: 'km' } },
    ],
    ['a day', { type: 'D' }, { type: 'date' }],
    ['five points', { type: '5' }, { type: 'rating', highest_point: 5, shape: 'numbers' }],
    ['a file', { type: '|', attributes: { max_num_of_files: 3 } }, { type: 'file', max_files: 3 }],
    [
      'rows of choices',
      { type: 'F', subquestions: SUB, answers: AB },
      { type: 'matrix', rows: [{ id: 's1' }, { id: 's2' }], columns: [{ id: 'a1' }, { id: 'a2' }] },
    ],
    ['columns of choices', { type: 'H', subquestions: SUB, answers: AB }, { type: 'matrix' }],
    ['rows of five points', { type: 'A', subquestions: SUB }, { type: 'matrix', scale: { maximum: 5 } }],
    ['rows of ten points', { type: 'B', subquestions: SUB }, { type: 'matrix', scale: { maximum: 10 } }],
    [
      'rows of yes, uncertain, no',
      { type: 'C', subquestions: SUB },
      { type: 'matrix', columns: [{ id: 'y' }, { id: 'u' }, { id: 'n' }] },
    ],
    ['words between', { type: 'X' }, { type: 'statement', title: { en: 'Ask 1' } }],
  ])('of %s is carried over', (_, asked, question) => {
    // A statement alone is no survey.
    const given = surveyOf([asked, { type: 'S' }]);
    expect(convert(given).document.pages[0]?.questions[0]).toMatchObject(question);
    expect(publicationViolations(convert(given).document)).toEqual([]);
    expect(reasonsOf(given)).toEqual([]);
  });

  test('of several lines is one a line, below its words', () => {
    expect(questionsOf({ type: 'Q', title: 'who', question: 'Who?', subquestions: SUB })).toMatchObject([
      { type: 'statement', title: { en: 'Who?' } },
      { id: 'who_s1', type: 'short_text', title: { en: 'One' } },
      { id: 'who_s2', type: 'short_text', title: { en: 'Two' } },
    ]);
  });

  test.each<[what: string, tables: Tables, reasons: string[]]>([
    ['a type', surveyOf([{ type: '*' }, { type: 'S' }]), ['document.questions.rows.row[0]: type_not_supported']],
    [
      'a setting',
      surveyOf([{ type: 'S', attributes: { text_input_width: 6 } }]),
      ['document.question_attributes.rows.row[0].value: property_not_supported'],
    ],
    [
      'a hidden question',
      surveyOf([{ type: 'S', attributes: { hidden: 1 } }, { type: 'S' }]),
      ['document.questions.rows.row[0]: never_shown'],
    ],
    [
      'a pattern',
      surveyOf([{ type: 'S', columns: { preg: '/^x/' } }]),
      ['document.questions.rows.row[0].preg: format_not_checked'],
    ],
    [
      'a program',
      surveyOf([{ type: 'S' }, { type: 'S', columns: { relevance: 'strlen(Q1) > 3' } }]),
      ['document.questions.rows.row[1].relevance: condition_not_supported'],
    ],
    ['a comment', surveyOf([{ type: 'O', answers: AB }]), ['document.questions.rows.row[0].type: comment_not_taken']],
    [
      'mails and quotas',
      {
        ...surveyOf([{ type: 'S' }], {
          surveys_languagesettings: [
            {
              surveyls_survey_id: 1,
              surveyls_language: 'en',
              surveyls_title: 'The survey',
              surveyls_email_invite: 'Dear',
            },
          ],
          quota: [{ id: 1, sid: 1, name: 'Full', qlimit: 3 }],
        }),
      },
      [
        'document.quota.rows.row[0]: property_not_supported',
        'document.surveys_languagesettings.rows.row[0]: mail_not_taken',
      ],
    ],
    [
      'a setting of the survey',
      surveyOf([{ type: 'S' }], { surveys: [{ sid: 1, language: 'en', format: 'G', showprogress: 'Y' }] }),
      ['document.surveys.rows.row[0].showprogress: property_not_supported'],
    ],
  ])('names what is left out: %s', (_, tables, reasons) => {
    expect(reasonsOf(tables)).toEqual(reasons);
  });
});

describe('a condition', () => {
  const asked: Asked[] = [
    { type: 'L', title: 'list', answers: AB },
    { type: 'M', title: 'many', subquestions: SUB },
    { type: 'N', title: 'age' },
    { type: 'F', title: 'rows', subquestions: SUB, answers: AB },
    { type: 'Y', title: 'pair' },
  ];
  const unless = (condition: object) => ({ any: [{ ...condition, answered: false }] });

  test.each<[text: string, rule: object]>([
    ['list == "A1"', { all: [{ question: 'list', equals: 'a1' }] }],
    ['((list.NAOK == "A1"))', { all: [{ question: 'list', equals: 'a1' }] }],
    ['1X7X1.NAOK eq "A2"', { all: [{ question: 'list', equals: 'a2' }] }],
    [
      'list == "A1" or age > 18',
      {
        any: [
          { question: 'list', equals: 'a1' },
          { question: 'age', greater: 18 },
        ],
      },
    ],
    [
      '18 < age && pair == "Y"',
      {
        all: [
          { question: 'age', greater: 18 },
          { question: 'pair', equals: true },
        ],
      },
    ],
    ['many_S2.NAOK == "Y"', { all: [{ question: 'many', equals: 's2' }] }],
    [
      'is_empty(many_S2)',
      {
        any: [
          { question: 'many', answered: false },
          { question: 'many', not_equals: 's2' },
        ],
      },
    ],
    ['rows_S1 == "A2"', { all: [{ question: 'rows', part: 's1', equals: 'a2' }] }],
    ['!is_empty(age)', { all: [{ question: 'age', answered: true }] }],
    ['age != ""', { all: [{ question: 'age', answered: true }] }],
    ['list != "A1"', { any: [...unless({ question: 'list' }).any, { question: 'list', not_equals: 'a1' }] }],
  ])('%s is a rule', (text, rule) => {
    const given = surveyOf([...asked, { type: 'S', title: 'last', columns: { relevance: text } }]);
    const { document, left_out } = convert(given);
    expect(document.pages[0]?.questions.at(-1)?.show_if).toEqual(rule);
    expect(left_out).toEqual([]);
    expect(publicationViolations(document)).toEqual([]);
  });

  test.each([
    'list =',
    'sum(age, 3) > 2',
    'list == age',
    'missing == "1"',
    `${'('.repeat(500)}age > 1${')'.repeat(500)}`,
  ])('%s is named', (text) => {
    const given = surveyOf([...asked, { type: 'S', title: 'last', columns: { relevance: text } }]);
    expect(reasonsOf(given)).toEqual(['document.questions.rows.row[5].relevance: condition_not_supported']);
  });
});

const cells = fc.constantFrom('', '0', '1', '2', 'A1', 'Y', 'en', 'xx', 'Q1 == "A1"', '<b>x</b>{Q1}', '__proto__');
const row = fc.record({
  qid: cells,
  gid: cells,
  parent_qid: cells,
  title: cells,
  type: fc.constantFrom(...'LMRYSTUND5FHABC|XQKO!*1'),
  question: cells,
  relevance: cells,
  language: cells,
  code: cells,
  answer: cells,
  attribute: fc.constantFrom('hidden', 'max_answers', 'suffix'),
  value: cells,
});
const tables = fc.record({
  groups: fc.array(fc.record({ gid: cells, group_name: cells, language: cells, grelevance: cells }), { maxLength: 3 }),
  questions: fc.array(row, { maxLength: 6 }),
  subquestions: fc.array(row, { maxLength: 6 }),
  answers: fc.array(row, { maxLength: 6 }),
  question_attributes: fc.array(row, { maxLength: 4 }),
  surveys: fc.array(fc.record({ language: cells, format: cells, startdate: cells }), { maxLength: 2 }),
  surveys_languagesettings: fc.array(
    fc.record({ surveyls_survey_id: cells, surveyls_language: cells, surveyls_title: cells }),
    { maxLength: 2 },
  ),
});

test.each<[name: string, any: fc.Arbitrary<string>]>([
  ['anything that looks like a file', tables.map((given) => fileOf(given as Tables))],
  ['any text after an angle bracket', fc.string({ unit: 'binary' }).map((text) => `<${text}`)],
  [
    'a file that ends somewhere',
    fc.nat(2_000).map((at) => fileOf(surveyOf([{ type: 'L', answers: AB }])).slice(0, at)),
  ],
])('%s makes a draft or is refused', (_, any) => {
  fc.assert(
    fc.property(any, (content) => {
      try {
        expect(judgeDocument('survey-draft', convertDefinition(readDefinition(content)).document)).toEqual([]);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        expect(error.status).toBe(400);
      }
    }),
    { numRuns: 300, seed: 13 },
  );
});
