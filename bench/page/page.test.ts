/** The pure parts of the page's measures: the questions, what the other renderers get of them, bytes, summaries. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Model, type Question as SurveyJsQuestion } from 'survey-core';
import validator from '@rjsf/validator-ajv8';
import { describe, expect, it } from 'vitest';
import { surveyDocumentViolations } from '../../server/modules/surveys/survey-document.ts';
import { toJsonSchemaForm, toSurveyJs } from './convert.ts';
import { PAGE_HISTORY_FILE, type PageHistoryEntry, pageSection, sharesOfAims } from './history.ts';
import { layouts, questions, surveyInLayout } from './questions.ts';
import { type Run, summarizeServed } from './served.ts';
import { rotated, summarizeVisits } from './summary.ts';
import { bytesBy, type TransferEvent } from './transfer.ts';
import type { Visit } from './visit.ts';

const ids = questions.map(({ id }) => id);

describe('the ten questions', () => {
  it.each(layouts)('are a survey that our server takes (%s)', (layout) => {
    const survey = surveyInLayout(layout);
    expect(surveyDocumentViolations(survey)).toEqual([]);
    expect(survey.pages.flatMap((page) => page.questions)).toHaveLength(10);
  });

  it.each(layouts)('are asked by SurveyJS, each with its title and its choices (%s)', (layout) => {
    const model = new Model(toSurveyJs(layout));
    expect(model.jsonErrors ?? []).toEqual([]);
    expect(model.getAllQuestions().map(({ name, title }) => ({ name, title }))).toEqual(
      questions.map(({ id, title }) => ({ name: id, title: title.en })),
    );
    expect(Object.fromEntries(model.getAllQuestions().map((each) => [each.name, choicesOf(each)]))).toEqual(CHOICES);
    expect(model.currentSingleQuestion?.name).toBe(layout === 'one page' ? undefined : 'experience');
  });

  it('are asked by rjsf, each with its title and its choices', () => {
    const { schema, uiSchema } = toJsonSchemaForm();
    expect(validator.validateFormData(ANSWERS, schema).errors).toEqual([]);
    const properties = schema['properties'] as Record<string, { title: string; enum?: unknown[]; items?: object }>;
    expect(Object.keys(properties)).toEqual(ids);
    for (const { id, title } of questions) expect(properties[id]?.title).toBe(title.en);
    const choices = Object.entries(properties).map(([id, property]) => [
      id,
      (property.items as { enum: unknown[] } | undefined)?.enum ?? property.enum ?? [],
    ]);
    expect(Object.fromEntries(choices)).toEqual({ ...CHOICES, found: [true, false] });
    for (const name of ['smiley', 'single', 'multiple'] as const)
      for (const { id } of questions.filter(({ type }) => type === name))
        expect((uiSchema[id] as { 'ui:enumNames': string[] })['ui:enumNames']).toHaveLength(CHOICES[id]?.length ?? 0);
  });

  it('refuse by rjsf what is no choice, so that its validator has the same to do', () => {
    const { schema } = toJsonSchemaForm();
    expect(validator.validateFormData({ ...ANSWERS, recommend: 11 }, schema).errors).not.toEqual([]);
    expect(validator.validateFormData({}, schema).errors).not.toEqual([]);
  });
});

const points = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const CHOICES: Record<string, unknown[]> = {
  experience: points(1, 5),
  staff: points(1, 5),
  cleanliness: points(1, 5),
  recommend: points(0, 10),
  found: [],
  reason: ['work', 'family', 'leisure'],
  frequency: ['first', 'yearly', 'monthly', 'weekly'],
  problems: ['waiting', 'staff', 'cleanliness', 'quality', 'price'],
  product: [],
  comment: [],
};
const ANSWERS = {
  experience: 5,
  staff: 4,
  cleanliness: 3,
  recommend: 10,
  found: true,
  reason: 'work',
  frequency: 'weekly',
  problems: ['price', 'staff'],
  product: 'Tea',
  comment: 'Thank you',
};

function choicesOf(question: SurveyJsQuestion): unknown[] {
  const items = (question['visibleRateValues'] ?? question['visibleChoices'] ?? []) as { value: unknown }[];
  return items.map(({ value }) => value);
}

describe('bytes', () => {
  const events: TransferEvent[] = [
    { kind: 'headers', request: 'page', time: 1, bytes: 100 },
    { kind: 'data', request: 'page', time: 1.1, bytes: 400 },
    { kind: 'headers', request: 'script', time: 1.2, bytes: 50 },
    { kind: 'data', request: 'page', time: 1.3, bytes: 500 },
    { kind: 'finished', request: 'page', time: 1.4, bytes: 1_000 },
    { kind: 'data', request: 'script', time: 1.5, bytes: 2_000 },
    { kind: 'finished', request: 'script', time: 2, bytes: 2_150 },
  ];

  it.each([
    [0.5, 0],
    [1.1, 500],
    [1.25, 550],
    [1.4, 1_050],
    [1.5, 3_050],
    [9, 3_150],
  ])('after %d s are %d', (time, bytes) => {
    expect(bytesBy(events, time)).toBe(bytes);
  });
});

const visit = (figure: number, beforeScript: boolean): Visit => ({
  bytesUntilAnswerable: figure,
  bytesInAll: figure * 10,
  largestContentfulPaint: figure + 0.04,
  answerable: figure,
  firstAnswer: figure + 50,
  beforeScript,
  interactions: [16, figure, 16],
  heap: 2,
});

describe('the summary', () => {
  it('has the medians of the visits, and of each visit the median and the worst tap', () => {
    expect(
      summarizeVisits({ contender: 'feedtree', layout: 'one page' }, [
        visit(100, true),
        visit(900, false),
        visit(200, true),
      ]),
    ).toEqual({
      contender: 'feedtree',
      layout: 'one page',
      visits: 3,
      bytesUntilAnswerable: 200,
      bytesInAll: 2_000,
      largestContentfulPaint: 200,
      firstAnswer: 250,
      beforeScript: 2,
      interaction: { median: 16, worst: 200 },
      heap: 2,
    });
  });

  it('gives each contender every place of the order', () => {
    expect([0, 1, 2, 3].map((round) => rotated(['a', 'b', 'c'], round).join(''))).toEqual(['abc', 'bca', 'cab', 'abc']);
    expect(rotated([], 3)).toEqual([]);
  });
});

const run = (requestsPerSecond: number): Run => ({
  pages: requestsPerSecond * 4,
  requestsPerSecond,
  p50: 1,
  p99: 9,
  failed: 0,
  cpu: 0.5,
  memory: 100,
});
const ASKED = { pages: 20_000, queries: 320, countingReads: 300 };
const runs = (of: Record<string, number[]>) => new Map(Object.entries(of).map(([name, each]) => [name, each.map(run)]));

describe('pages a second', () => {
  it('are set beside those of the bare server by medians', () => {
    const { ratio, contenders, ...asked } = summarizeServed(
      'one unit',
      runs({ bare: [9_000, 8_000, 100], feedtree: [2_000, 4_000, 3_000] }),
      ASKED,
    );
    expect(ratio).toBe(3_000 / 8_000);
    expect(contenders.map(({ name, requestsPerSecond }) => [name, requestsPerSecond])).toEqual([
      ['bare', 8_000],
      ['feedtree', 3_000],
    ]);
    expect(asked).toEqual({ name: 'one unit', ...ASKED });
  });
});

describe('the report', () => {
  const entry = (commit: string, parts: Partial<PageHistoryEntry>): PageHistoryEntry => ({
    date: '2026-11-22T00:00:00Z',
    commit,
    node: 'v24',
    browser: '153',
    settings: { rounds: 5, seconds: 4, connections: 16 },
    loadAverage: { before: 1, after: 2 },
    pages: [],
    served: [],
    ...parts,
  });
  const report = (entries: PageHistoryEntry[]): string => {
    const folder = mkdtempSync(path.join(tmpdir(), 'page-history-'));
    try {
      const lines = entries.map((each) => `${JSON.stringify(each)}\n`);
      if (lines.length > 0) writeFileSync(path.join(folder, PAGE_HISTORY_FILE), lines.join(''));
      return pageSection(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const page = summarizeVisits({ contender: 'rjsf', layout: 'one page' }, [visit(100, false)]);
  const served = summarizeServed('one unit', runs({ bare: [8_000], feedtree: [2_500] }), ASKED);

  it('has the last figures of each part, whichever was measured last', () => {
    const written = report([
      entry('first', { pages: [{ ...page, bytesInAll: 1_111 }] }),
      entry('second', { pages: [{ ...page, bytesInAll: 162_682 }] }),
      entry('third', { served: [served] }),
    ]);
    expect(written).toContain('| rjsf | one page |');
    expect(written).toContain('162.7');
    expect(written).not.toContain('| 1.1 |');
    expect(written).toContain('commit second');
    expect(written).toContain('**2500** (aim 2000) | 1 | 9 | 0.50 | 100 | 0.31 | 20 + 300 for 20000');
    expect(written).toContain('commit third');
  });

  it('draws what of each aim our worse layout takes, and nothing of the others', () => {
    const ours = { ...page, contender: 'feedtree' as const };
    const pages = [
      { ...ours, bytesInAll: 45_000, interaction: { median: 50, worst: 300 } },
      { ...ours, bytesInAll: 90_000 },
      { ...page, bytesInAll: 180_000 },
    ];
    const { lines } = sharesOfAims(entry('one', { pages, served: [served] }));
    const shares = Object.fromEntries(lines.map(({ name, ratio }) => [name, ratio]));
    expect(shares).toMatchObject({ 'bytes in all': 1, 'tap to paint': 0.5, 'time of a page on the server': 0.8 });
    expect(sharesOfAims(entry('none', {})).lines).toEqual([]);
  });

  it('says nothing of what was never measured', () => {
    expect(report([])).toBe('');
    expect(report([entry('only', { served: [served] })])).not.toContain('# The survey page\n');
  });
});
