import { describe, expect, it } from 'vitest';
import { visibleQuestions } from './conditions.ts';
import { defaultSurvey } from './default-survey.ts';
import type { Answers, Condition, Rule, SurveyDocument } from './document.ts';
import { currentPage, firstPage, goBack, goOn, type Progress, type Step, visiblePages } from './flow.ts';

const start: Progress = { answers: {}, seen: [] };
const at = (answers: Progress['answers'], seen: string[] = []): Progress => ({ answers, seen });
const summary = (step: Step | undefined): unknown =>
  step?.kind === 'page'
    ? { page: step.page.id, asks: step.page.questions.map(({ id }) => id), faults: step.faults.map(({ code }) => code) }
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
    expect(summary(goOn(defaultSurvey, at({ experience: smiley }), ['experience']))).toEqual({
      page: 'problems',
      asks: ['problems'],
      faults: [],
    });
  });

  it.each([4, 5])('goes straight to the text after %i', (smiley) => {
    expect(summary(goOn(defaultSurvey, at({ experience: smiley }), ['experience']))).toMatchObject({ page: 'comment' });
  });

  it('stays where a required answer is missing', () => {
    expect(summary(goOn(defaultSurvey, start, ['experience']))).toMatchObject({
      page: 'experience',
      faults: ['required'],
    });
  });

  it('stays where an answer is wrong, and shows it again', () => {
    const step = goOn(defaultSurvey, at({ experience: 9 }), ['experience']);
    expect(summary(step)).toMatchObject({ page: 'experience', faults: ['maximum'] });
    expect(step).toMatchObject({ progress: { answers: { experience: 9 } } });
  });

  it('ends with the answers of the branch that was taken', () => {
    const answers = { experience: 5, problems: ['staff'], comment: ' Good. ' };
    expect(goOn(defaultSurvey, at(answers, ['experience', 'comment', 'photo']), ['contact'])).toEqual({
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
    const forth = again?.kind === 'page' ? goOn(defaultSurvey, again.progress, ['experience']) : undefined;
    expect(summary(forth)).toMatchObject({ page: 'problems' });
  });

  it('shows the first page again to a form that skipped it', () => {
    expect(
      summary(goOn(defaultSurvey, at({ comment: 'x' }, ['experience', 'comment', 'photo']), ['contact'])),
    ).toMatchObject({
      page: 'experience',
      faults: ['required'],
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

  it('asks what became visible before it goes on, without a fault for what was not shown yet', () => {
    expect(summary(goOn(survey, at({ visit: 1 }), ['visit']))).toEqual({
      page: 'both',
      asks: ['visit', 'why'],
      faults: [],
    });
  });

  it('then wants it answered', () => {
    expect(summary(goOn(survey, at({ visit: 1 }), ['visit', 'why']))).toMatchObject({
      page: 'both',
      faults: ['required'],
    });
  });

  it('goes on at once where nothing follows from the answer', () => {
    expect(summary(goOn(survey, at({ visit: 5 }), ['visit']))).toMatchObject({ page: 'end' });
  });

  it('does not take a response without any answer', () => {
    expect(summary(goOn(survey, at({}, ['visit']), ['comment']))).toMatchObject({
      page: 'end',
      faults: ['nothing_answered'],
    });
  });

  it('counts only the pages of the branch', () => {
    expect(visiblePages(survey, {}).map(({ number, total }) => [number, total])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});
