/** Which rules the dialect refuses, each at its place. */
import { describe, expect, it } from 'vitest';
import { judgeDocument } from '../../server/validation/judge-document.ts';
import { surveyDocumentViolations } from '../../server/modules/surveys/survey-document.ts';
import type { Question, SurveyDocument } from './document.ts';

const surveyOf = (...questions: object[]): SurveyDocument => ({
  title: { en: 'A survey' },
  pages: [{ id: 'only', questions: questions as Question[] }],
});
const smiley = { id: 'first', type: 'smiley', title: { en: 'How was it?' } };
const named = (...ids: string[]) => ids.map((id) => ({ id, label: { en: id } }));
const choice = { id: 'choice', type: 'single', title: { en: 'Which?' }, options: named('one', 'two') };
const grid = {
  id: 'grid',
  type: 'matrix',
  title: { en: 'Parts' },
  rows: named('food', 'drinks'),
  columns: named('bad', 'good'),
};
const visited = { id: 'visited', type: 'date', title: { en: 'When?' }, earliest: '2020-01-01' };
const words = { id: 'words', type: 'short_text', title: { en: 'What?' } };
const asked = { question: 'first', answered: true };

describe('a rule', () => {
  it.each<[string, unknown]>([
    ['on a cell', { all: [{ question: 'grid', part: 'food', not_in: ['good'] }] }],
    ['on a day before the earliest', { all: [{ question: 'visited', after: '2019-12-31' }] }],
    ['on words', { all: [{ question: 'words', contains: 'dog' }] }],
    ['three deep', { any: [asked, { all: [{ question: 'choice', not_equals: 'one' }, { any: [asked] }] }] }],
    [
      'of fifty conditions',
      { any: Array.from({ length: 5 }, () => ({ all: Array.from({ length: 10 }, () => asked) })) },
    ],
  ])('%s is taken, in a survey and in a draft', (_, rule) => {
    const survey = surveyOf(smiley, choice, grid, visited, words, { ...smiley, id: 'last', show_if: rule });
    expect(surveyDocumentViolations(survey)).toEqual([]);
    expect(judgeDocument('survey-draft', survey)).toEqual([]);
  });

  it.each<[string, unknown, string, string]>([
    [
      'a row that the matrix does not have',
      surveyOf(grid, { ...smiley, show_if: { all: [{ question: 'grid', part: 'music', equals: 'good' }] } }),
      '/pages/0/questions/1/show_if/all/0/part',
      'reference_not_found',
    ],
    [
      'a column that the matrix does not have',
      surveyOf(grid, { ...smiley, show_if: { all: [{ question: 'grid', part: 'food', equals: 'great' }] } }),
      '/pages/0/questions/1/show_if/all/0/equals',
      'reference_not_found',
    ],
    [
      'a matrix held against one column',
      surveyOf(grid, { ...smiley, show_if: { all: [{ question: 'grid', equals: 'good' }] } }),
      '/pages/0/questions/1/show_if/all/0/equals',
      'condition_not_possible',
    ],
    [
      'a day that there is not',
      surveyOf(visited, { ...smiley, show_if: { all: [{ question: 'visited', before: '2026-02-30' }] } }),
      '/pages/0/questions/1/show_if/all/0/before',
      'condition_not_possible',
    ],
    [
      'words looked for in a number',
      surveyOf(smiley, { ...choice, show_if: { all: [{ question: 'first', contains: '3' }] } }),
      '/pages/0/questions/1/show_if/all/0/contains',
      'condition_not_possible',
    ],
    [
      'a later question deep in a rule',
      surveyOf({ ...smiley, show_if: { all: [{ any: [{ all: [{ question: 'choice', answered: true }] }] }] } }, choice),
      '/pages/0/questions/0/show_if/all/0/any/0/all/0/question',
      'rule_looks_ahead',
    ],
    [
      'rules four deep',
      surveyOf(smiley, {
        ...choice,
        show_if: { all: [{ any: [{ all: [{ any: [{ question: 'first', answered: true }] }] }] }] },
      }),
      '/pages/0/questions/1/show_if/all/0/any/0/all/0/question',
      'required',
    ],
    [
      'more than fifty conditions in all',
      surveyOf(smiley, {
        ...choice,
        show_if: { any: Array.from({ length: 6 }, () => ({ all: Array.from({ length: 9 }, () => asked) })) },
      }),
      '/pages/0/questions/1/show_if',
      'too_many_conditions',
    ],
    [
      'two comparisons at once',
      surveyOf(smiley, { ...choice, show_if: { all: [{ question: 'first', less: 3, greater: 1 }] } }),
      '/pages/0/questions/1/show_if/all/0',
      'invalid',
    ],
  ])('with %s is refused', (_, survey, pointer, code) => {
    expect(surveyDocumentViolations(survey)).toContainEqual(expect.objectContaining({ pointer, code }));
  });
});
