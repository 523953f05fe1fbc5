/** The order in which a response is asked, and what a question presets. */
import { describe, expect, it } from 'vitest';
import fc from '../../scripts/test/properties.ts';
import { surveyDocumentViolations } from '../../server/modules/surveys/survey-document.ts';
import { judgeDocument } from '../../server/validation/judge-document.ts';
import type { Option, OptionQuestion } from '../questions/options.ts';
import { arranged, isShuffled } from './arranged.ts';
import { type Question, questionsOf, type SurveyDocument } from './document.ts';
import { goForward, type Progress, shownAnswer, visiblePages } from './flow.ts';

const named = (...ids: string[]) => ids.map((id) => ({ id, label: { en: id } }));
const single = (options: Option[], extra: object = {}): OptionQuestion => ({
  id: 'why',
  type: 'single',
  title: { en: 'Why?' },
  order: 'random',
  options,
  ...extra,
});
const surveyOf = (page: object, ...questions: Question[]): SurveyDocument => ({
  title: { en: 'x' },
  pages: [{ id: 'only', ...page, questions }],
});
const text = (id: string, extra: object = {}): Question => ({ id, type: 'short_text', title: { en: id }, ...extra });
const optionsIn = (survey: SurveyDocument, token: string): string[] =>
  (questionsOf(arranged(survey, token))[0] as unknown as { options: { id: string }[] }).options.map(({ id }) => id);
const tokens = Array.from({ length: 2_000 }, (_, at) => `0b3f8a61-52cd-4e19-9a77-${String(at).padStart(12, '0')}`);

describe('a random order', () => {
  const survey = surveyOf({}, single(named('a', 'b', 'c', 'd')));

  it('is the same for a response, however often it is made, and from whichever order', () => {
    for (const token of tokens.slice(0, 50)) {
      const other = arranged(survey, `other ${token}`);
      expect(optionsIn(other, token)).toEqual(optionsIn(survey, token));
      expect(optionsIn(survey, token).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    }
  });

  it('brings each option to each place about as often, and all orders', () => {
    const orders = tokens.map((token) => optionsIn(survey, token));
    for (const id of ['a', 'b', 'c', 'd'])
      for (const place of [0, 1, 2, 3]) {
        const count = orders.filter((order) => order[place] === id).length;
        expect(count).toBeGreaterThan(420);
        expect(count).toBeLessThan(580);
      }
    expect(new Set(orders.map((order) => order.join())).size).toBe(24);
  });

  it('leaves in its place what is fixed', () => {
    const [first, second, ...others] = named('a', 'b', 'none', 'other');
    const fixed = others.map((option) => ({ ...option, fixed: true }));
    const some = surveyOf({}, single([first, second, ...fixed].flatMap((option) => option ?? [])));
    const orders = new Set(tokens.slice(0, 50).map((token) => optionsIn(some, token).join()));
    expect(orders).toEqual(new Set(['a,b,none,other', 'b,a,none,other']));
  });

  it('is of the rows of a matrix, never of its columns', () => {
    const grid = {
      id: 'grid',
      type: 'matrix',
      title: { en: 'x' },
      order: 'random' as const,
      rows: named('r1', 'r2', 'r3'),
      columns: named('c1', 'c2', 'c3'),
    };
    const made = tokens.slice(0, 50).map((token) => questionsOf(arranged(surveyOf({}, grid), token))[0]);
    expect(new Set(made.map((one) => JSON.stringify(Object(one).rows))).size).toBe(6);
    expect(new Set(made.map((one) => JSON.stringify(Object(one).columns))).size).toBe(1);
  });

  it('is of the questions of a page, one at a time too', () => {
    const page = surveyOf({ question_order: 'random' }, text('a'), text('b'), text('c'));
    for (const layout of ['pages', 'one_at_a_time'] as const) {
      const orders = tokens.slice(0, 80).map((token) =>
        visiblePages(arranged({ ...page, layout }, token), {})
          .flatMap(({ questions }) => questions.map(({ id }) => id))
          .join(),
      );
      expect(new Set(orders).size).toBe(6);
    }
  });

  it('makes nothing anew where nothing is random', () => {
    const plain = surveyOf({}, text('a'), text('b'));
    expect(isShuffled(plain)).toBe(false);
    expect(arranged(plain, 'x')).toBe(plain);
  });

  it('is walked to its end by whoever answers it', () => {
    const shuffled: SurveyDocument = {
      ...surveyOf({ question_order: 'random' }, text('a', { required: true }), text('b'), single(named('x', 'y'))),
      layout: 'one_at_a_time',
    };
    fc.assert(
      fc.property(fc.uuid(), (token) => {
        const survey = arranged(shuffled, token);
        const answers = { a: '1', b: '2', why: 'x' };
        let progress: Progress = { answers, seen: [] };
        const ways: string[] = [];
        for (const { questions } of visiblePages(survey, answers)) {
          const shown = questions.map(({ id }) => id);
          const step = goForward(survey, progress, shown);
          ways.push(step.kind === 'page' ? String(step.page.number) : 'end');
          if (step.kind === 'page') ({ progress } = step);
        }
        expect(ways).toEqual(['2', '3', 'end']);
      }),
    );
  });
});

describe('what a question presets', () => {
  const preset = text('a', { default: 'Hello' });
  it.each<[string, Progress, unknown]>([
    ['is in its field until something is given', { answers: {}, seen: [] }, 'Hello'],
    ['goes for what was given', { answers: { a: 'Other' }, seen: [] }, 'Other'],
    ['does not come back to what was emptied', { answers: { a: '' }, seen: [] }, ''],
    ['does not come back to what was passed', { answers: {}, seen: ['a'] }, undefined],
  ])('%s', (_, progress, shown) => {
    expect(shownAnswer(progress, preset)).toBe(shown);
  });

  it('is not what is not offered', () => {
    expect(shownAnswer({ answers: {}, seen: [] }, { ...text('a', { default: 'x' }), hidden: ['x'] })).toBeUndefined();
  });
});

describe('a design', () => {
  it.each<[string, SurveyDocument]>([
    [
      'a random order',
      surveyOf(
        { question_order: 'random' },
        text('a'),
        single([...named('x'), { id: 'y', label: { en: 'y' }, fixed: true }]),
      ),
    ],
    ['presets', surveyOf({}, text('a', { default: 'x' }), single(named('x', 'y'), { default: 'y' }))],
    ['a list of presets', surveyOf({}, single(named('x', 'y'), { type: 'multiple', default: ['x', 'y'] }))],
  ])('may have %s', (_, survey) => {
    expect(surveyDocumentViolations(survey)).toEqual([]);
    expect(judgeDocument('survey-draft', survey)).toEqual([]);
  });

  const contact = {
    id: 'c',
    type: 'contact',
    title: { en: 'x' },
    default: true,
    fields: { name: 'optional' },
    consent: { en: 'x' },
  };
  const onA = { all: [{ question: 'a', answered: true }] };
  it.each<[string, SurveyDocument, string, string]>([
    [
      'no option as a preset',
      surveyOf({}, single(named('x', 'y'), { default: 'z' })),
      '/pages/0/questions/0/default',
      'default_not_possible',
    ],
    [
      'too much as a preset',
      surveyOf({}, text('a', { default: 'x'.repeat(201) })),
      '/pages/0/questions/0/default',
      'default_not_possible',
    ],
    [
      'nothing as a preset',
      surveyOf({}, text('a', { default: ' ' })),
      '/pages/0/questions/0/default',
      'default_not_possible',
    ],
    ['consent as a preset', surveyOf({}, text('a'), contact), '/pages/0/questions/1/default', 'unknown_field'],
    [
      'a rule on its own page in any order',
      surveyOf({ question_order: 'random' }, text('a'), text('b', { show_if: onA })),
      '/pages/0/questions/1/show_if/all/0/question',
      'rule_looks_ahead',
    ],
    [
      'an answer of its own page in any order',
      surveyOf({ question_order: 'random' }, text('a'), text('{{a}}', { id: 'b' })),
      '/pages/0/questions/1/title/en',
      'place_looks_ahead',
    ],
    [
      'a jump from a page in any order',
      surveyOf({ question_order: 'random' }, text('a'), text('b', { jumps: [{ to: { end: true } }] })),
      '/pages/0/questions/1/jumps',
      'jump_in_any_order',
    ],
    ['another order', surveyOf({ question_order: 'reverse' }, text('a')), '/pages/0/question_order', 'enum'],
  ])('may not have %s', (_, survey, pointer, code) => {
    expect(surveyDocumentViolations(survey)).toEqual([expect.objectContaining({ pointer, code })]);
  });
});
