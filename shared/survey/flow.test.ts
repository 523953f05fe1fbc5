import { describe, expect, it } from 'vitest';
import { visibleQuestions } from './conditions.ts';
import { defaultSurvey } from './default-survey.ts';
import type { Answers, Condition, Rule, SurveyDocument } from './document.ts';
import { currentPage, firstPage, goBack, goForward, type Progress, type Step, visiblePages } from './flow.ts';

const start: Progress = { answers: {}, seen: [] };
const at = (answers: Progress['answers'], seen: string[] = []): Progress => ({ answers, seen });
const summary = (step: Step | undefined): unknown =>
  step?.kind === 'page'
    ? {
        page: step.page.id,
        asks: step.page.questions.map(({ id }) => id),
        violations: step.violations.map(({ code }) => code),
      }
    : step;

describe('conditions', () => {
  const ruled = (show_if: Rule): SurveyDocument => ({
    title: { en: 'x' },
    pages: [
      {
        id: 'only',
        questions: [
          { id: 'first', type: 'smiley', title: { en: '1' } },
          { id: 'list', type: 'multiple', title: { en: '2' } },
          { id: 'words', type: 'short_text', title: { en: 'w' } },
          { id: 'day', type: 'date', title: { en: 'd' } },
          { id: 'grid', type: 'matrix', title: { en: 'g' } },
          { id: 'last', type: 'long_text', title: { en: '3' }, show_if },
        ],
      },
    ],
  });
  const isAsked = (rule: Rule, answers: Answers): boolean =>
    visibleQuestions(ruled(rule), answers).some(({ id }) => id === 'last');

  it.each<[string, Condition, Answers, boolean]>([
    ['less, below', { question: 'first', less: 4 }, { first: 3 }, true],
    ['less, at the bound', { question: 'first', less: 4 }, { first: 4 }, false],
    ['less, no answer', { question: 'first', less: 4 }, {}, false],
    ['less, of a list', { question: 'list', less: 4 }, { list: ['a'] }, false],
    ['greater, above', { question: 'first', greater: 3 }, { first: 4 }, true],
    ['greater, at the bound', { question: 'first', greater: 3 }, { first: 3 }, false],
    ['equals', { question: 'first', equals: 2 }, { first: 2 }, true],
    ['equals, another type', { question: 'first', equals: '2' }, { first: 2 }, false],
    ['equals, one of a list', { question: 'list', equals: 'a' }, { list: ['b', 'a'] }, true],
    ['in', { question: 'first', in: [1, 2] }, { first: 2 }, true],
    ['in, not', { question: 'first', in: [1, 2] }, { first: 3 }, false],
    ['in, some of a list', { question: 'list', in: ['a', 'z'] }, { list: ['z'] }, true],
    ['not equals, another', { question: 'first', not_equals: 2 }, { first: 3 }, true],
    ['not equals, the same', { question: 'first', not_equals: 2 }, { first: 2 }, false],
    ['not equals, no answer', { question: 'first', not_equals: 2 }, {}, false],
    ['not equals, none of a list', { question: 'list', not_equals: 'a' }, { list: ['b'] }, true],
    ['not equals, one of a list', { question: 'list', not_equals: 'a' }, { list: ['b', 'a'] }, false],
    ['not in', { question: 'first', not_in: [1, 2] }, { first: 3 }, true],
    ['not in, one of them', { question: 'first', not_in: [1, 2] }, { first: 2 }, false],
    ['not in, no answer', { question: 'first', not_in: [1, 2] }, {}, false],
    ['not in, some of a list', { question: 'list', not_in: ['a', 'z'] }, { list: ['b', 'z'] }, false],
    ['contains', { question: 'words', contains: 'CAFE' }, { words: 'Le café du coin' }, true],
    ['contains, by width', { question: 'words', contains: 'Ｃafé' }, { words: 'cafe' }, true],
    ['contains, elsewhere', { question: 'words', contains: 'tea' }, { words: 'cafe' }, false],
    ['contains, no answer', { question: 'words', contains: 'a' }, {}, false],
    ['contains, of a list', { question: 'list', contains: 'a' }, { list: ['a'] }, false],
    ['before', { question: 'day', before: '2026-02-01' }, { day: '2026-01-31' }, true],
    ['before, the day itself', { question: 'day', before: '2026-02-01' }, { day: '2026-02-01' }, false],
    ['before, no answer', { question: 'day', before: '2026-02-01' }, {}, false],
    ['after', { question: 'day', after: '2026-02-01' }, { day: '2026-02-02' }, true],
    ['after, the day itself', { question: 'day', after: '2026-02-01' }, { day: '2026-02-01' }, false],
    ['a day', { question: 'day', equals: '2026-02-01' }, { day: '2026-02-01' }, true],
    ['a cell', { question: 'grid', part: 'food', equals: 'good' }, { grid: { food: 'good' } }, true],
    ['a cell, another', { question: 'grid', part: 'food', equals: 'good' }, { grid: { food: 'bad' } }, false],
    ['a cell of another row', { question: 'grid', part: 'food', equals: 'good' }, { grid: { bar: 'good' } }, false],
    ['a cell, not', { question: 'grid', part: 'food', not_equals: 'good' }, { grid: { food: 'bad' } }, true],
    ['a cell, one of', { question: 'grid', part: 'food', in: ['bad', 'good'] }, { grid: { food: 'bad' } }, true],
    ['a cell that is empty', { question: 'grid', part: 'food', answered: false }, { grid: { bar: 'good' } }, true],
    ['a cell, no answer', { question: 'grid', part: 'food', not_equals: 'good' }, {}, false],
    ['a part that prototypes have', { question: 'grid', part: 'constructor', answered: true }, { grid: {} }, false],
    ['answered', { question: 'first', answered: true }, { first: 1 }, true],
    ['answered, not', { question: 'first', answered: true }, {}, false],
    ['not answered', { question: 'first', answered: false }, {}, true],
  ])('%s', (_, condition, answers, asked) => {
    expect(isAsked({ all: [condition] }, answers)).toBe(asked);
    expect(isAsked({ any: [condition] }, answers)).toBe(asked);
  });

  it('join by all and any', () => {
    const conditions: Condition[] = [
      { question: 'first', less: 4 },
      { question: 'list', equals: 'a' },
    ];
    expect(isAsked({ all: conditions }, { first: 2, list: ['b'] })).toBe(false);
    expect(isAsked({ any: conditions }, { first: 2, list: ['b'] })).toBe(true);
  });

  it('nest, each rule by its own word', () => {
    const rule: Rule = {
      any: [
        { question: 'first', equals: 5 },
        {
          all: [
            { question: 'first', less: 3 },
            {
              any: [
                { question: 'list', equals: 'a' },
                { question: 'list', equals: 'b' },
              ],
            },
          ],
        },
      ],
    };
    expect(isAsked(rule, { first: 5 })).toBe(true);
    expect(isAsked(rule, { first: 2 })).toBe(false);
    expect(isAsked(rule, { first: 2, list: ['b'] })).toBe(true);
    expect(isAsked(rule, { first: 4, list: ['b'] })).toBe(false);
  });

  it('do not look at the answer of a question that is not asked', () => {
    const survey: SurveyDocument = {
      title: { en: 'x' },
      pages: [
        {
          id: 'only',
          questions: [
            { id: 'first', type: 'smiley', title: { en: '1' } },
            { id: 'second', type: 'smiley', title: { en: '2' }, show_if: { all: [{ question: 'first', less: 3 }] } },
            { id: 'third', type: 'smiley', title: { en: '3' }, show_if: { all: [{ question: 'second', less: 3 }] } },
          ],
        },
      ],
    };
    const asked = (answers: Answers) => visibleQuestions(survey, answers).map(({ id }) => id);
    expect(asked({ first: 1, second: 1 })).toEqual(['first', 'second', 'third']);
    expect(asked({ first: 5, second: 1 })).toEqual(['first']);
  });
});

describe('the way through the default survey', () => {
  it('starts with the smiley', () => {
    expect(firstPage(defaultSurvey)).toMatchObject({ id: 'experience', number: 1, total: 3 });
  });

  it.each([1, 2, 3])('asks what went wrong after %i', (smiley) => {
    expect(summary(goForward(defaultSurvey, at({ experience: smiley }), ['experience']))).toEqual({
      page: 'problems',
      asks: ['problems'],
      violations: [],
    });
  });

  it.each([4, 5])('goes straight to the text after %i', (smiley) => {
    expect(summary(goForward(defaultSurvey, at({ experience: smiley }), ['experience']))).toMatchObject({
      page: 'comment',
    });
  });

  it('stays where a required answer is missing', () => {
    expect(summary(goForward(defaultSurvey, start, ['experience']))).toMatchObject({
      page: 'experience',
      violations: ['required'],
    });
  });

  it('stays where an answer is wrong, and shows it again', () => {
    const step = goForward(defaultSurvey, at({ experience: 9 }), ['experience']);
    expect(summary(step)).toMatchObject({ page: 'experience', violations: ['maximum'] });
    expect(step).toMatchObject({ progress: { answers: { experience: 9 } } });
  });

  it('ends with the answers of the branch that was taken', () => {
    const answers = { experience: 5, problems: ['staff'], comment: ' Good. ' };
    expect(goForward(defaultSurvey, at(answers, ['experience', 'comment', 'photo']), ['contact'])).toEqual({
      kind: 'complete',
      answers: { experience: 5, comment: 'Good.' },
    });
  });

  it('goes back and forth without losing an answer', () => {
    const answers = { experience: 2, problems: ['staff'], comment: 'Late.' };
    const back = goBack(defaultSurvey, at(answers, ['experience', 'problems']), ['comment']);
    expect(summary(back)).toMatchObject({ page: 'problems' });
    const again = back?.kind === 'page' ? goBack(defaultSurvey, back.progress, ['problems']) : undefined;
    expect(summary(again)).toMatchObject({ page: 'experience' });
    expect(again).toMatchObject({ progress: { answers, seen: [] } });
    const forth = again?.kind === 'page' ? goForward(defaultSurvey, again.progress, ['experience']) : undefined;
    expect(summary(forth)).toMatchObject({ page: 'problems' });
  });

  it('shows the first page again to a form that skipped it', () => {
    expect(
      summary(goForward(defaultSurvey, at({ comment: 'x' }, ['experience', 'comment', 'photo']), ['contact'])),
    ).toMatchObject({
      page: 'experience',
      violations: ['required'],
    });
  });

  it('finds the page of a visitor who changes the language half-way', () => {
    expect(currentPage(defaultSurvey, at({ experience: 2 }, ['experience']))?.id).toBe('problems');
  });
});

describe('a page with several questions', () => {
  const survey: SurveyDocument = {
    title: { en: 'x' },
    pages: [
      {
        id: 'both',
        questions: [
          { id: 'visit', type: 'smiley', title: { en: '1' } },
          {
            id: 'why',
            type: 'short_text',
            title: { en: '2' },
            required: true,
            show_if: { all: [{ question: 'visit', less: 3 }] },
          },
        ],
      },
      { id: 'end', questions: [{ id: 'comment', type: 'long_text', title: { en: '3' } }] },
    ],
  };

  it('asks what became visible before it goes on, without a violation for what was not shown yet', () => {
    expect(summary(goForward(survey, at({ visit: 1 }), ['visit']))).toEqual({
      page: 'both',
      asks: ['visit', 'why'],
      violations: [],
    });
  });

  it('then wants it answered', () => {
    expect(summary(goForward(survey, at({ visit: 1 }), ['visit', 'why']))).toMatchObject({
      page: 'both',
      violations: ['required'],
    });
  });

  it('goes on at once where nothing follows from the answer', () => {
    expect(summary(goForward(survey, at({ visit: 5 }), ['visit']))).toMatchObject({ page: 'end' });
  });

  it('does not take a response without any answer', () => {
    expect(summary(goForward(survey, at({}, ['visit']), ['comment']))).toMatchObject({
      page: 'end',
      violations: ['nothing_answered'],
    });
  });

  it('counts only the pages of the branch', () => {
    expect(visiblePages(survey, {}).map(({ number, total }) => [number, total])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});

describe('jumps', () => {
  const question = (id: string, extra: object = {}) => ({ id, type: 'smiley', title: { en: id }, ...extra });
  const asks = (questions: object[], answers: Answers): string[] => {
    const pages = [{ id: 'only', questions: questions as SurveyDocument['pages'][number]['questions'] }];
    return visibleQuestions({ title: { en: 'x' }, pages }, answers).map(({ id }) => id);
  };
  const isLow: Rule = { all: [{ question: 'one', less: 3 }] };
  const toFour = { to: { question: 'four' } };
  const toTheEnd = { to: { end: true } };
  const rest = [question('two'), question('three'), question('four')];

  it.each<[string, object[], Answers, string[]]>([
    ['skip to their target', [{ if: isLow, ...toFour }], { one: 1 }, ['one', 'four']],
    [
      'are not taken while their rule does not hold',
      [{ if: isLow, ...toFour }],
      { one: 5 },
      ['one', 'two', 'three', 'four'],
    ],
    [
      'are not taken before their question is answered',
      [{ if: isLow, ...toFour }],
      {},
      ['one', 'two', 'three', 'four'],
    ],
    ['end the survey', [{ if: isLow, ...toTheEnd }], { one: 2 }, ['one']],
    ['without a rule are always taken', [toFour], {}, ['one', 'four']],
    ['are looked at in order', [{ if: isLow, ...toTheEnd }, toFour], { one: 1 }, ['one']],
    ['leave it to the next one', [{ if: isLow, ...toTheEnd }, toFour], { one: 5 }, ['one', 'four']],
  ])('%s', (_, jumps, answers, expected) => {
    expect(asks([question('one', { jumps }), ...rest], answers)).toEqual(expected);
  });

  it('of a question that is not asked are not taken', () => {
    const skipped = question('two', { show_if: isLow, jumps: [toTheEnd] });
    expect(asks([question('one'), skipped, question('three')], { one: 5 })).toEqual(['one', 'three']);
    expect(asks([question('one'), skipped, question('three')], { one: 1 })).toEqual(['one', 'two']);
  });

  it('lead past a target that is not asked itself', () => {
    const target = question('three', { show_if: { all: [{ question: 'one', greater: 4 }] } });
    const jumping = question('one', { jumps: [{ to: { question: 'three' } }] });
    expect(asks([jumping, question('two'), target, question('four')], { one: 1 })).toEqual(['one', 'four']);
  });

  it('take back what was answered to the questions that they skip', () => {
    const later = question('four', { show_if: { all: [{ question: 'two', answered: true }] } });
    const questions = [question('one', { jumps: [{ if: isLow, to: { question: 'four' } }] }), question('two'), later];
    expect(asks(questions, { one: 1, two: 5 })).toEqual(['one']);
    expect(asks(questions, { one: 5, two: 5 })).toEqual(['one', 'two', 'four']);
  });

  it('may end a survey before a required question', () => {
    const survey: SurveyDocument = {
      title: { en: 'x' },
      pages: [
        { id: 'first', questions: [{ ...question('one'), jumps: [{ if: isLow, to: { end: true } }] }] },
        { id: 'second', questions: [question('two', { required: true })] },
      ],
    };
    expect(goForward(survey, at({ one: 1 }), ['one'])).toEqual({ kind: 'complete', answers: { one: 1 } });
    expect(summary(goForward(survey, at({ one: 4 }), ['one']))).toMatchObject({ page: 'second' });
  });
});

describe('conditions on a ranking', () => {
  const survey: SurveyDocument = {
    title: { en: 'x' },
    pages: [
      {
        id: 'only',
        questions: [
          { id: 'order', type: 'ranking', title: { en: '1' } },
          {
            id: 'why',
            type: 'long_text',
            title: { en: '2' },
            show_if: { all: [{ question: 'order', equals: 'price' }] },
          },
        ],
      },
    ],
  };
  const isAsked = (order: string[]): boolean => visibleQuestions(survey, { order }).length === 2;

  it('look at its first place', () => {
    expect(isAsked(['price', 'service'])).toBe(true);
    expect(isAsked(['service', 'price'])).toBe(false);
  });
});

describe('one question at a time', () => {
  const survey: SurveyDocument = { ...defaultSurvey, layout: 'one_at_a_time' };

  it('makes a page of each', () => {
    expect(visiblePages(survey, { experience: 5 }).map(({ id, number, total }) => [id, number, total])).toEqual([
      ['experience', 1, 4],
      ['comment', 2, 4],
      ['photo', 3, 4],
      ['contact', 4, 4],
    ]);
  });

  it('goes through them in order, there and back', () => {
    const answers = { experience: 5, comment: 'x' };
    expect(summary(goForward(survey, at(answers, ['experience']), ['comment']))).toMatchObject({ page: 'photo' });
    expect(summary(goBack(survey, at(answers, ['experience', 'comment']), ['photo']))).toMatchObject({
      page: 'comment',
    });
  });
});

describe('what only tells something', () => {
  const survey: SurveyDocument = {
    title: { en: 'x' },
    pages: [
      { id: 'welcome', questions: [{ id: 'hello', type: 'statement', title: { en: 'Hello' } }] },
      { id: 'ask', questions: [{ id: 'visit', type: 'smiley', title: { en: 'How?' } }] },
    ],
  };

  it('is a page to go on from', () => {
    expect(firstPage(survey)?.id).toBe('welcome');
    expect(summary(goForward(survey, start, ['hello']))).toEqual({ page: 'ask', asks: ['visit'], violations: [] });
  });
});
