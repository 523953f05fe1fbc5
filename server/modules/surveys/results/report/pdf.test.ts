/** What stands in a report, in any language, and how much of a large survey does. */
import { describe, expect, test } from 'vitest';
import { locales } from '../../../../../shared/i18n/locales.ts';
import type { QuestionResult } from '../../../../../shared/survey/question-result.ts';
import type { ResultsSide, SurveyResults } from '../../../../../shared/survey/survey-results.ts';
import { readPdf } from '../../../../platform/pdf/test/pdf-text.ts';
import { reportPdfApart } from './apart.ts';
import type { ReportOrder } from './blocks.ts';
import { contentOf } from './content.ts';
import { reportPdf } from './pdf.ts';

const items = (...counts: number[]) => counts.map((count, at) => ({ value: `${at}`, label: `Choice ${at}`, count }));
const question = (id: string, more: Partial<QuestionResult>): QuestionResult => ({
  id,
  type: 'single',
  title: `Question ${id}`,
  shape: 'options',
  asked: 50,
  answered: 40,
  mean: null,
  nps: null,
  items: [],
  rows: [],
  ...more,
});

const questions = [
  question('again', { type: 'nps', shape: 'points', nps: -12, mean: 6.5, items: items(...Array<number>(11).fill(3)) }),
  question('seat', { items: items(30, 10), title: 'Wo saßen Sie? どこ？ 어디? أين؟' }),
  question('parts', {
    shape: 'rows',
    rows: [
      { value: 'food', label: 'Food', mean: 4.5, items: items(0, 10, 30) },
      { value: 'drinks', label: 'Drinks', mean: null, items: items(0, 0, 0) },
    ],
  }),
  question('spent', { shape: 'mean', mean: 20.5 }),
  question('words', { shape: 'count', type: 'long_text' }),
  question('unasked', { asked: 0, answered: 0 }),
];

const side = (changes: Partial<ResultsSide> = {}): ResultsSide => ({
  from: '2026-03-01',
  to: '2026-03-31',
  unit: { id: 7, name: 'Harbour' },
  version: null,
  answers: 1_250,
  complete: 1_000,
  partial: 200,
  erased: 50,
  series: Array.from({ length: 31 }, (_, at) => ({
    from: `2026-03-${String(at + 1).padStart(2, '0')}`,
    answers: at,
    complete: at,
  })),
  hours: Array.from({ length: 24 }, (_, hour) => hour),
  languages: [{ locale: 'de', answers: 1_250 }],
  pages: [
    { id: 'start', title: 'Start', reached: 1_200 },
    { id: 'rest', title: null, reached: 900 },
  ],
  questions,
  ...changes,
});

const order = (results: Partial<SurveyResults> = {}, more: Partial<ReportOrder> = {}): ReportOrder => ({
  locale: 'en',
  name: 'Visit',
  comparedBy: null,
  results: {
    step: 'day',
    may_read: true,
    counted_until: '2026-03-31T12:00:00Z',
    versions: [1],
    current: side(),
    compared: null,
    ...results,
  },
  ...more,
});

/** Without the ends of pieces and lines, and with the spaces that a font has. */
const squeezed = (text: string): string => text.replaceAll(/[\s\u00a0\u202f\u2009]/gu, '');
const textOf = async (given: ReportOrder) => {
  const { pages, missing } = readPdf(await reportPdf(given));
  return { pages, missing, text: squeezed(pages.join('')) };
};

describe.each(locales)('a report in %s', (locale) => {
  test('says each part, with a glyph for each character and its number on each page', async () => {
    const before = side({ from: '2026-01-29', to: '2026-02-28', answers: 10, complete: 5 });
    const given = order({ compared: before }, { locale, comparedBy: 'days' });
    const content = contentOf(given);
    const { pages, missing, text } = await textOf(given);
    expect(missing).toBe(0);
    const said = [
      content.title,
      content.about,
      content.compared?.label ?? '',
      ...content.figures.flatMap(({ label, value, about }) => [label, value, about]),
      ...content.parts.flatMap((part) => [part.title ?? '', ...part.blocks.map(({ figure }) => figure ?? '')]),
      ...content.parts.flatMap(({ blocks }) => blocks.map(({ about }) => about ?? '')),
    ];
    for (const part of said) expect(text).toContain(squeezed(part));
    pages.forEach((page, at) => expect(squeezed(page)).toContain(squeezed(content.pageText(at + 1, pages.length))));
  });
});

test('counts, shares and means are those of the results', async () => {
  const { text } = await textOf(order());
  for (const part of [
    '1,250',
    '83%',
    '1,000completed',
    'NPS-12',
    'Mean4.5',
    '30·75%',
    'Choice2:75%',
    'Food',
    '900·75%',
  ])
    expect(text).toContain(part);
  // Of 24 hours as shares of all answers, the last has most.
  expect(text).toContain('2%');
});

test('who reads no feedback is told so, and days without answers are said to be', async () => {
  const none = side({ answers: 0, complete: 0, partial: 0, erased: 0, questions: [] });
  expect((await textOf(order({ may_read: false, current: none }))).text).toContain('Anadministratorgivesthisright.');
  expect((await textOf(order({ current: none }))).text).toContain('Nobodyansweredthissurvey');
});

test('of a survey of thousands of questions it has the first ones, and says how many are left', async () => {
  const many = Array.from({ length: 2_000 }, (_, at) => question(`${at}`, { items: items(1, 2, 3) }));
  const bytes = await reportPdfApart(order({ current: side({ questions: many }) }));
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const text = squeezed(readPdf(bytes).pages.join(''));
  expect(text).toContain('Question199');
  expect(text).not.toContain('Question200');
  expect(text).toContain('1800morequestions');
});
