/** Each kind of question by a table of its own: what answers it, what does not and why, what that measures. */
import { describe, expect, it } from 'vitest';
import { compileAnswers } from '../../server/modules/visitor/compile-answers.ts';
import { checkAnswers, interpreted } from '../survey/answers.ts';
import { operatorsOf } from '../survey/conditions.ts';
import type { Question, SurveyDocument } from '../survey/document.ts';
import { answerFields, readForm } from '../survey/form.ts';
import { weightOf } from '../survey/score.ts';
import { questionKinds } from './index.ts';
import { fieldTables } from './test/field-tables.ts';
import type { KindTable } from './test/kind-table.ts';

const listed = ['equals', 'not_equals', 'in', 'not_in', 'answered'];
const numeric = [...listed, 'less', 'greater'];
const written = ['contains', 'answered'];
const ordered = ['equals', 'not_equals', 'before', 'after', 'answered'];
const given = ['answered'];
const uuid = (last: number): string => `0b5c1b0e-6c0e-4d4e-9c1e-2f1d1f1d1f1${last}`;
const points = (lowest: number, highest: number): number[] =>
  Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);
const strangers: [unknown, string][] = [
  ['x', 'type'],
  [2.5, 'type'],
  [true, 'type'],
  [{ valueOf: 1 }, 'type'],
  [[1], 'type'],
];
const negations = new Set(['equals', 'in']);

const media: Pick<KindTable, 'operators' | 'personal' | 'wrong'> = {
  operators: given,
  personal: true,
  wrong: [
    [uuid(1), 'type'],
    [['../../etc/passwd'], 'invalid'],
    [[uuid(1).toUpperCase()], 'invalid'],
    [[uuid(1), uuid(1)], 'chosen_twice'],
    [[1], 'type'],
  ],
};

const tables: Record<string, KindTable> = {
  smiley: {
    valid: points(1, 5),
    wrong: [[0, 'minimum'], [6, 'maximum'], ...strangers],
    scores: [
      [1, 0],
      [3, 50],
      [5, 100],
    ],
    operators: numeric,
  },
  stars: {
    valid: points(1, 5),
    wrong: [[0, 'minimum'], [6, 'maximum'], ...strangers],
    scores: [
      [1, 0],
      [4, 75],
    ],
    operators: numeric,
  },
  nps: {
    valid: points(0, 10),
    wrong: [[-1, 'minimum'], [11, 'maximum'], ...strangers],
    scores: [
      [0, 0],
      [7, 70],
      [10, 100],
    ],
    operators: numeric,
  },
  csat: {
    valid: points(1, 5),
    wrong: [[0, 'minimum'], [6, 'maximum'], ...strangers],
    scores: [
      [1, 0],
      [2, 25],
      [5, 100],
    ],
    operators: numeric,
  },
  ces: {
    valid: points(1, 7),
    wrong: [[0, 'minimum'], [8, 'maximum'], ...strangers],
    scores: [
      [1, 0],
      [4, 50],
      [7, 100],
    ],
    operators: numeric,
  },
  slider: {
    question: { minimum: -10, maximum: 101 },
    valid: [-10, 0, 65, 100],
    wrong: [
      [-15, 'minimum'],
      [105, 'maximum'],
      [12, 'not_a_multiple'],
      ['x', 'type'],
      [2.5, 'type'],
    ],
    scores: [
      [-10, 0],
      [45, 50],
      [100, 100],
    ],
    operators: numeric,
  },
  rating: {
    valid: points(1, 6),
    wrong: [[0, 'minimum'], [7, 'maximum'], ...strangers],
    scores: [
      [1, 0],
      [2, 20],
      [6, 100],
    ],
    operators: numeric,
  },
  yes_no: {
    valid: [true, false],
    countsAtFirst: false,
    wrong: [
      ['yes', 'type'],
      [1, 'type'],
    ],
    scores: [
      [true, 100],
      [false, 0],
    ],
    operators: ['equals', 'not_equals', 'answered'],
  },
  thumbs: {
    valid: [true, false],
    wrong: [
      ['up', 'type'],
      [[true], 'type'],
    ],
    scores: [
      [true, 100],
      [false, 0],
    ],
    operators: ['equals', 'not_equals', 'answered'],
  },
  single: {
    valid: ['work', 'leisure'],
    wrong: [
      ['war', 'not_an_option'],
      [['work'], 'type'],
    ],
    operators: listed,
  },
  multiple: {
    valid: [['staff'], ['staff', 'waiting']],
    wrong: [
      [['nonsense'], 'not_an_option'],
      [['staff', 'staff'], 'chosen_twice'],
      [['staff', 'waiting', 'cleanliness'], 'too_many_items'],
      ['staff', 'type'],
      [{ 0: 'staff' }, 'type'],
    ],
    operators: listed,
  },
  dropdown: {
    valid: ['austria'],
    wrong: [
      ['atlantis', 'not_an_option'],
      [1, 'type'],
    ],
    operators: listed,
  },
  short_text: {
    valid: ['Soup', '😀'.repeat(80)],
    wrong: [
      ['x'.repeat(81), 'too_long'],
      ['a\0b', 'invalid_text'],
      ['\uD83D', 'invalid_text'],
      [7, 'type'],
    ],
    operators: written,
    personal: true,
  },
  long_text: {
    valid: ['A\nB', 'x'.repeat(4000)],
    wrong: [
      ['x'.repeat(4001), 'too_long'],
      ['a\0b', 'invalid_text'],
      [['x'], 'type'],
    ],
    operators: written,
    personal: true,
  },
  number: {
    question: { minimum: -1, maximum: 60, decimals: 2 },
    valid: [-1, 0, 7, 0.07, 59.99, 60],
    wrong: [
      [-1.01, 'minimum'],
      [60.01, 'maximum'],
      [1.001, 'too_many_decimals'],
      ['7', 'type'],
      [Number.NaN, 'type'],
    ],
    operators: numeric,
  },
  date: {
    question: { earliest: '2020-01-01', latest: '2026-12-31' },
    valid: ['2020-01-01', '2024-02-29', '2026-12-31'],
    wrong: [
      ['2019-12-31', 'too_early'],
      ['2027-01-01', 'too_late'],
      ['2023-02-29', 'not_a_date'],
      ['2023-13-01', 'not_a_date'],
      ['31.12.2023', 'not_a_date'],
      ['2023-01-01T00:00:00Z', 'not_a_date'],
      [20230101, 'type'],
    ],
    operators: ordered,
  },
  ...fieldTables,
  matrix: {
    question: { required: true },
    // Of a scale alone: matrix.test.ts.
    scores: [],
    countsAtFirst: false,
    valid: [{ food: 'good', drinks: 'poor' }],
    wrong: [
      [{ food: 'good' }, 'required', 'drinks'],
      [{ food: 'excellent', drinks: 'poor' }, 'not_an_option', 'food'],
      [{ food: 'good', drinks: 'poor', staff: 'good' }, 'unknown_field', 'staff'],
      [{ food: 'good', drinks: 3 }, 'type', 'drinks'],
      ['good', 'type'],
    ],
    operators: given,
  },
  ranking: {
    valid: [['price'], ['service', 'price', 'quality']],
    wrong: [
      [['price', 'price'], 'chosen_twice'],
      [['luck'], 'not_an_option'],
      ['price', 'type'],
    ],
    operators: listed,
  },
  photo: {
    question: { max_files: 2 },
    ...media,
    valid: [[uuid(1)], [uuid(1), uuid(2)]],
    wrong: [...media.wrong, [[1, 2, 3].map(uuid), 'too_many_items']],
  },
  audio: { ...media, valid: [[uuid(1)]], wrong: [...media.wrong, [[1, 2].map(uuid), 'too_many_items']] },
  file: {
    question: { max_files: 5 },
    ...media,
    valid: [points(1, 5).map(uuid)],
    wrong: [...media.wrong, [points(1, 6).map(uuid), 'too_many_items']],
  },
  contact: {
    valid: [
      { email: 'ann@example.com', consent: true },
      { name: 'Ann', email: 'ann+shop@mail.example.co.uk', phone: '+49 (30) 123-456', consent: true },
      { email: 'анна@пример.рф', phone: '٠١٢٣٤٥٦', consent: true },
    ],
    wrong: [
      [{ email: 'ann@example.com' }, 'consent_required', 'consent'],
      [{ email: 'ann@example.com', consent: false }, 'consent_required', 'consent'],
      [{ name: 'Ann', consent: true }, 'required', 'email'],
      [{ email: 'ann', consent: true }, 'not_an_email', 'email'],
      [{ email: 'ann@localhost', consent: true }, 'not_an_email', 'email'],
      [{ email: 'a@b.example, c@d.example', consent: true }, 'not_an_email', 'email'],
      [{ email: `${'a'.repeat(250)}@example.com`, consent: true }, 'too_long', 'email'],
      [{ email: 'a@b.example', phone: 'call me', consent: true }, 'not_a_phone', 'phone'],
      [{ email: 'a@b.example', phone: '123', consent: true }, 'not_a_phone', 'phone'],
      [{ email: 'a@b.example', name: 'a\0b', consent: true }, 'invalid_text', 'name'],
      [{ email: 'a@b.example', address: 'x', consent: true }, 'unknown_field', 'address'],
      ['ann@example.com', 'type'],
    ],
    operators: given,
    personal: true,
  },
  statement: { valid: [], wrong: [['x', 'unknown_field']], operators: [] },
};

it('every kind has its table', () => {
  expect(Object.keys(tables).sort()).toEqual(questionKinds.map(({ type }) => type).sort());
});

describe.each(questionKinds.map((kind) => [kind.type, kind] as const))('%s', (type, kind) => {
  const table = tables[type] ?? { valid: [], wrong: [], operators: [] };
  const question: Question = { ...kind.sample, ...table.question };
  const { id } = question;
  const survey: SurveyDocument = { title: { en: 'One' }, pages: [{ id: 'only', questions: [question] }] };
  const judges = { 'the browser': interpreted(survey), 'the server': compileAnswers(survey) };
  const check = (answer: unknown, judge = judges['the browser']) =>
    checkAnswers(survey, { [id]: answer }, { partial: true, judge });

  describe.each(Object.entries(judges))('to %s', (_, judge) => {
    it.each(table.valid.map((answer) => [answer]))('is answered by %j', (answer) => {
      expect(check(answer, judge)).toEqual({ answers: { [id]: answer }, violations: [] });
    });

    it.each(table.wrong)('is not answered by %j: %s', (answer, code, part) => {
      const { answers, violations } = check(answer, judge);
      expect(answers).toEqual({});
      expect(violations).toEqual([expect.objectContaining({ question: id, code, ...(part && { part }) })]);
    });

    it.each([[null], [''], ['  '], [[]], [['', ' ']], [{}], [{ consent: true }], [{ name: ' ' }]])(
      'is left open by %j',
      (empty) => {
        expect(check(empty, judge)).toEqual({ answers: {}, violations: [] });
      },
    );
  });

  it.each(table.valid.map((answer) => [answer]))('reads back %j from its form fields', (answer) => {
    expect(readForm(survey, answerFields(id, answer)).progress.answers).toEqual({ [id]: answer });
  });

  it.each(table.scores ?? [])('measures %j as %s of 100', (answer, score) => {
    expect(kind.score?.(answer, question)).toBe(score);
  });

  it('measures only what its table says', () => {
    expect(kind.score !== undefined).toBe(table.scores !== undefined);
  });

  it('counts towards the score as it is begun, or not', () => {
    expect(weightOf(question)).toBe(table.scores === undefined || table.countsAtFirst === false ? 0 : 1);
  });

  it('may be asked of by conditions', () => {
    // What can be asked for can be asked not to be so.
    const asked = table.operators.flatMap((operator) =>
      negations.has(operator) ? [operator, `not_${operator}`] : [operator],
    );
    expect(new Set(operatorsOf(question))).toEqual(new Set(asked));
  });

  it('says whether the answer may tell who the visitor is', () => {
    expect(kind.personal).toBe(table.personal);
  });
});

describe('numbers', () => {
  const survey = (decimals: number): SurveyDocument => ({
    title: { en: 'One' },
    pages: [{ id: 'only', questions: [{ id: 'n', type: 'number', title: { en: 'N' }, decimals } as Question] }],
  });
  it.each<[string, number, unknown]>([
    ['12', 0, 12],
    [' 12 ', 0, 12],
    ['-3', 0, -3],
    ['12,5', 1, 12.5],
    ['12.5', 1, 12.5],
    ['١٢٫٥', 1, 12.5],
    ['１２', 0, 12],
    ['12.5', 0, 12.5],
    ['1,000.5', 1, '1,000.5'],
    ['1e5', 0, '1e5'],
    ['0x10', 0, '0x10'],
    ['many', 0, 'many'],
  ])('written as "%s" with %i decimals are read as %j', (written, decimals, read) => {
    expect(readForm(survey(decimals), [['q.n', written]]).progress.answers).toEqual({ n: read });
  });

  it('wants whole ones unless decimals are asked for', () => {
    expect(checkAnswers(survey(0), { n: 2.5 }, { partial: true }).violations).toEqual([
      { question: 'n', code: 'type', parameters: { expected: 'integer' } },
    ]);
  });
});

it('pictures are asked for by names, HEIC not among them: then an iPhone hands over JPEG', () => {
  const words = { localize: () => '', translate: () => '' };
  for (const { media, control, sample } of questionKinds) {
    const asked = control(sample, words);
    if (asked.control !== 'media' || media === 'audio') continue;
    expect(asked.accept).toContain('image/jpeg');
    expect(asked.accept).not.toMatch(/image\/\*|hei[cf]/);
  }
});
