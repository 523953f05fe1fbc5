/** Which ending a visitor is shown, and which may be designed. */
import { describe, expect, it } from 'vitest';
import { judgeDocument } from '../../server/validation/judge-document.ts';
import { surveyDocumentViolations } from '../../server/modules/surveys/survey-document.ts';
import type { Answers, Question, SurveyDocument } from './document.ts';
import { endingOf } from './endings.ts';

const questions: Question[] = [
  { id: 'visit', type: 'smiley', title: { en: 'How?' } },
  { id: 'why', type: 'short_text', title: { en: 'Why?' }, show_if: { all: [{ question: 'visit', less: 3 }] } },
];
const surveyOf = (...endings: object[]): SurveyDocument => ({
  title: { en: 'x' },
  pages: [{ id: 'only', questions }],
  endings: endings.map((ending, at) => ({ id: `end_${at}`, ...ending })),
});

describe('of several endings', () => {
  const survey = surveyOf(
    { if: { all: [{ question: 'why', contains: 'cold' }] } },
    { score_at_most: 25 },
    { score_at_least: 75, score_at_most: 99 },
    { score_at_least: 100 },
  );
  it.each<[string, Answers, string | undefined]>([
    ['the first whose rule holds', { visit: 1, why: 'Too cold' }, 'end_0'],
    ['one by a low score', { visit: 2, why: 'Noise' }, 'end_1'],
    ['one within its bounds', { visit: 4 }, 'end_2'],
    ['one at its bound', { visit: 5 }, 'end_3'],
    ['none between them', { visit: 3 }, undefined],
    ['none without a score', {}, undefined],
    ['none by an answer that is not asked any more', { visit: 3, why: 'Too cold' }, undefined],
  ])('%s is shown', (_, answers, id) => {
    expect(endingOf(survey, answers)?.id).toBe(id);
  });

  it('one without conditions is for all that are left', () => {
    expect(endingOf(surveyOf({ score_at_least: 90 }, {}), { visit: 1 })?.id).toBe('end_1');
  });
});

describe('an ending', () => {
  const button = { label: { en: 'Write a review' }, address: 'https://reviews.example/acme' };
  it('may have a rule, bounds, words with answers in them and a button', () => {
    const rule = { any: [{ question: 'visit', greater: 3 }] };
    const survey = surveyOf({ if: rule, score_at_least: 50, title: { en: 'Great, {{why|you}}' }, button });
    expect(surveyDocumentViolations(survey)).toEqual([]);
    expect(judgeDocument('survey-draft', survey)).toEqual([]);
    expect(judgeDocument('survey-draft', surveyOf({ button: { address: '' } }))).toEqual([]);
  });

  it.each<[string, object, string, string]>([
    [
      'a rule on nothing',
      { if: { all: [{ question: 'x', answered: true }] } },
      '/if/all/0/question',
      'reference_not_found',
    ],
    ['bounds the wrong way round', { score_at_least: 60, score_at_most: 40 }, '/score_at_most', 'range_reversed'],
    ['a score beyond 100', { score_at_least: 101 }, '/score_at_least', 'maximum'],
    ['an answer that nobody gives', { text: { en: '{{x}}' } }, '/text/en', 'unknown_place'],
    ['a script', { button: { ...button, address: 'javascript:alert(1)' } }, '/button/address', 'invalid_url'],
    ['an open address', { button: { ...button, address: 'http://a.example' } }, '/button/address', 'invalid_url'],
    ['our own network', { button: { ...button, address: 'https://10.0.0.1' } }, '/button/address', 'invalid_url'],
    ['an answer as its address', { button: { ...button, address: '{{why}}' } }, '/button/address', 'invalid_url'],
    ['a button without words', { button: { address: button.address } }, '/button/label', 'required'],
    ['markup', { text: { en: '<b>x' } }, '/text/en', 'markup_not_allowed'],
  ])('with %s is refused', (_, ending, pointer, code) => {
    expect(surveyDocumentViolations(surveyOf(ending))).toEqual([
      expect.objectContaining({ pointer: `/endings/0${pointer}`, code }),
    ]);
  });

  it('has an id of its own', () => {
    expect(surveyDocumentViolations(surveyOf({}, { id: 'end_0' }))).toEqual([
      { pointer: '/endings/1/id', code: 'duplicate' },
    ]);
  });
});
