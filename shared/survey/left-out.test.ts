/** Pages and options that answers leave out. */
import { describe, expect, it } from 'vitest';
import { compileAnswers } from '../../server/modules/visitor/compile-answers.ts';
import { surveyDocumentViolations } from '../../server/modules/surveys/survey-document.ts';
import { checkAnswers } from './answers.ts';
import type { Answers, Question, Rule, SurveyDocument } from './document.ts';
import { goForward, visiblePages } from './flow.ts';

const isLow: Rule = { all: [{ question: 'visit', less: 3 }] };
const visit: Question = { id: 'visit', type: 'smiley', title: { en: 'How was it?' } };
const option = (id: string, show_if?: Rule) => ({ id, label: { en: id }, ...(show_if && { show_if }) });
const choice = (type: string, options: object[], extra: object = {}): Question =>
  ({ id: 'why', type, title: { en: 'Why?' }, options, ...extra }) as Question;
const surveyOf = (...pages: [page: object, ...questions: Question[]][]): SurveyDocument => ({
  title: { en: 'x' },
  pages: pages.map(([page, ...questions], at) => ({ id: `page_${at}`, ...page, questions })),
});
const end: Question = { id: 'end', type: 'short_text', title: { en: 'What else?' } };
const asked = (survey: SurveyDocument, answers: Answers) =>
  visiblePages(survey, answers).map(({ id, questions }) => [id, ...questions.map((question) => question.id)]);

describe('a page with a rule', () => {
  const stars: Question = { id: 'bed', type: 'stars', title: { en: 'The bed?' }, required: true };
  const survey = surveyOf(
    [{}, visit],
    [{ show_if: isLow }, stars, choice('single', [option('a'), option('b')])],
    [{}, end],
  );

  it('is left out as a whole, with what is required on it', () => {
    expect(asked(survey, { visit: 5 })).toEqual([
      ['page_0', 'visit'],
      ['page_2', 'end'],
    ]);
    const answers = { visit: 5, bed: 1, why: 'a' };
    expect(checkAnswers(survey, answers, { partial: false })).toEqual({ answers: { visit: 5 }, violations: [] });
  });

  it('is asked when it holds', () => {
    expect(asked(survey, { visit: 1 })[1]).toEqual(['page_1', 'bed', 'why']);
    expect(checkAnswers(survey, { visit: 1 }, { partial: false }).violations).toEqual([
      { question: 'bed', code: 'required' },
    ]);
  });

  it('is left out one question at a time too', () => {
    expect(asked({ ...survey, layout: 'one_at_a_time' }, { visit: 5 })).toEqual([
      ['visit', 'visit'],
      ['end', 'end'],
    ]);
  });

  it('may be the target of a jump, which then leads past it', () => {
    const jumping = { ...visit, jumps: [{ to: { question: 'bed' } }] };
    expect(asked(surveyOf([{}, jumping], [{ show_if: isLow }, stars], [{}, end]), { visit: 5 })).toEqual([
      ['page_0', 'visit'],
      ['page_2', 'end'],
    ]);
  });

  it('looks at earlier pages only', () => {
    const own = surveyOf([{}, end], [{ show_if: isLow }, visit]);
    expect(surveyDocumentViolations(own)).toEqual([{ pointer: '/pages/1/show_if/all/0/question', code: 'rule_loop' }]);
    const later = surveyOf([{ show_if: isLow }, end], [{}, visit]);
    expect(surveyDocumentViolations(later)).toEqual([
      { pointer: '/pages/0/show_if/all/0/question', code: 'rule_looks_ahead' },
    ]);
    expect(surveyDocumentViolations(survey)).toEqual([]);
  });
});

describe.each([
  ['single', 'slow', undefined, 'slow'],
  ['dropdown', 'slow', undefined, 'slow'],
  ['multiple', ['slow', 'fine'], ['fine'], ['slow', 'fine']],
  ['ranking', ['slow', 'fine'], ['fine'], ['slow', 'fine']],
])('an option of %s with a rule', (type, given, left, whole) => {
  const why = choice(type, [option('slow', isLow), option('fine')]);
  const survey = surveyOf(
    [{}, visit],
    [{}, why],
    [{}, { ...end, show_if: { all: [{ question: 'why', equals: 'slow' }] } }],
  );

  it('counts as not chosen once it is not offered, on the server and in the browser', () => {
    for (const judge of [undefined, compileAnswers(survey)]) {
      const check = (answers: Answers) => checkAnswers(survey, answers, { partial: false, ...(judge && { judge }) });
      expect(check({ visit: 5, why: given })).toEqual({
        answers: { visit: 5, ...(left && { why: left }) },
        violations: [],
      });
      expect(check({ visit: 1, why: given }).answers).toEqual({ visit: 1, why: whole });
    }
  });

  it('is not shown, and no rule finds it', () => {
    const [, page] = visiblePages(survey, { visit: 5, why: given });
    expect(page?.questions[0]).toMatchObject({ options: [{ id: 'fine' }], hidden: ['slow'] });
    expect(asked(survey, { visit: 5, why: given })).toHaveLength(2);
    expect(asked(survey, { visit: 1, why: given })).toHaveLength(3);
  });
});

describe('a question whose options are all left out', () => {
  const why = choice('single', [option('slow', isLow), option('rude', isLow)], { required: true });
  const survey = surveyOf([{}, visit], [{}, why], [{}, end]);

  it('is not asked, though it is required', () => {
    expect(asked(survey, { visit: 5 }).flat()).not.toContain('why');
    expect(checkAnswers(survey, { visit: 5 }, { partial: false }).violations).toEqual([]);
  });

  it('is wanted as long as one is left, whatever was chosen before', () => {
    const some = surveyOf(
      [{}, visit],
      [{}, choice('single', [option('slow', isLow), option('fine')], { required: true })],
    );
    const step = goForward(some, { answers: { visit: 5, why: 'slow' }, seen: ['visit'] }, ['why']);
    expect(step).toMatchObject({ kind: 'page', violations: [{ question: 'why', code: 'required' }] });
  });
});

it('an option looks at earlier questions only', () => {
  const own = surveyOf([
    {},
    choice('single', [option('a', { all: [{ question: 'why', answered: true }] }), option('b')]),
  ]);
  expect(surveyDocumentViolations(own)).toEqual([
    { pointer: '/pages/0/questions/0/options/0/show_if/all/0/question', code: 'rule_loop' },
  ]);
});
