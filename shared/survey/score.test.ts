import { describe, expect, it } from 'vitest';
import { judgeDocument } from '../../server/validation/judge-document.ts';
import type { Answers, SurveyDocument } from './document.ts';
import { priorityOf, scoreOf, weightOf } from './score.ts';

const surveyOf = (...questions: object[]): SurveyDocument => ({
  title: { en: 'One' },
  pages: [
    {
      id: 'only',
      questions: questions.map((own, at) => ({ id: `q${at}`, type: 'stars', title: { en: 'Q' }, ...own })),
    },
  ],
});

/** Answers by place: the first to q0. */
const given = (...answers: Answers[string][]): Answers =>
  Object.fromEntries(answers.map((answer, at) => [`q${at}`, answer]));

describe('the score', () => {
  it('hears every rated answer: good food does not hide a rude waiter', () => {
    const survey = surveyOf({}, {}, { type: 'long_text' });
    const score = scoreOf(survey, given(5, 1, 'Waiter was rude'));
    expect(score).toEqual({ score: 50, lowest: 0 });
    expect(priorityOf(score)).toBe('high');
  });

  it.each<[string, object[], Answers, number | null, number | null]>([
    ['is the mean of what was answered', [{}, {}, {}], given(5, 4), 88, 75],
    ['weighs its parts', [{ weight: 3 }, {}], given(5, 1), 75, 0],
    ['leaves out what does not count', [{}, { counts: false }], given(5, 1), 100, 100],
    ['takes what is said to count', [{ counts: true }], given(3), 50, 50],
    ['measures all scales alike', [{ type: 'nps' }, { type: 'ces' }, { type: 'thumbs' }], given(10, 4, false), 50, 0],
    ['does not hear yes and no', [{ type: 'yes_no' }, {}], given(false, 4), 75, 75],
    ['hears yes where it is good', [{ type: 'yes_no', good_answer: 'yes' }, {}], given(true, 3), 75, 50],
    ['hears yes where it is bad', [{ type: 'yes_no', good_answer: 'no' }, {}], given(true, 3), 25, 0],
    ['weighs yes and no', [{ type: 'yes_no', good_answer: 'no', weight: 5 }, {}], given(false, 1), 83, 0],
    ['is none where nothing counts', [{ counts: false }, { type: 'yes_no' }], given(5, true), null, null],
    ['is none where nothing was answered', [{}], {}, null, null],
  ])('%s', (_what, questions, answers, score, lowest) => {
    const survey = surveyOf(...questions);
    expect(judgeDocument('survey', survey)).toEqual([]);
    expect(scoreOf(survey, answers)).toEqual({ score, lowest });
  });

  it('knows what a question weighs', () => {
    const [page] = surveyOf({}, { weight: 5 }, { counts: false, weight: 5 }, { type: 'yes_no', weight: 2 }).pages;
    expect(page?.questions.map(weightOf)).toEqual([1, 5, 0, 0]);
  });
});

it.each([
  ['weight', 0],
  ['weight', 6],
  ['weight', 1.5],
  ['counts', 'yes'],
  ['good_answer', 'yes'],
])('a question of stars takes no %s of %j', (name, value) => {
  expect(judgeDocument('survey', surveyOf({ [name]: value }))).not.toEqual([]);
});

describe('the priority', () => {
  it.each([
    [0, 0, 'high'],
    [40, 40, 'high'],
    [41, 41, 'normal'],
    [69, 50, 'normal'],
    [70, 50, 'low'],
    [100, 100, 'low'],
    [90, 25, 'high'],
    [90, 26, 'low'],
    [null, null, 'normal'],
  ] as const)('of a score of %s with %s as its lowest part is %s', (score, lowest, priority) => {
    expect(priorityOf({ score, lowest })).toBe(priority);
  });
});
