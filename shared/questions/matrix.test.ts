import { describe, expect, it } from 'vitest';
import { compileAnswers } from '../../server/modules/visitor/compile-answers.ts';
import { judgeDocument } from '../../server/validation/judge-document.ts';
import { checkAnswers, interpreted } from '../survey/answers.ts';
import type { Answer, Question, SurveyDocument } from '../survey/document.ts';
import { answerFields, readForm } from '../survey/form.ts';
import { scoreOf, weightOf } from '../survey/score.ts';
import { matrixVariants } from './test/matrix-variants.ts';

type Variant = keyof typeof matrixVariants;

const surveyOf = (variant: Variant, own: object = {}): SurveyDocument => ({
  title: { en: 'One' },
  pages: [{ id: 'only', questions: [{ ...matrixVariants[variant], ...own }] }],
});
const id = 'details';
const long = 'x'.repeat(201);

describe.each(Object.keys(matrixVariants) as Variant[])('%s', (variant) => {
  it('may be designed', () => {
    expect(judgeDocument('survey', surveyOf(variant))).toEqual([]);
  });
});

describe('an answer', () => {
  it.each<[Variant, Answer]>([
    ['several columns a row', { food: ['good', 'fair'], drinks: ['poor'] }],
    ['a scale', { food: 0, drinks: 4 }],
    ['a scale from 1', { food: 10 }],
    ['a column and own words', { food: 'good', 'food.text': 'Fresh.', 'drinks.text': 'None.' }],
    ['several columns and own words', { food: ['good'], 'food.text': 'Fresh.' }],
    ['a scale and own words', { food: 3, 'food.text': 'Fresh.' }],
  ])('to %s: %j', (variant, answer) => {
    const survey = surveyOf(variant);
    for (const judge of [interpreted(survey), compileAnswers(survey)])
      expect(checkAnswers(survey, { [id]: answer }, { partial: false, judge })).toEqual({
        answers: { [id]: answer },
        violations: [],
      });
    expect(readForm(survey, answerFields(id, answer)).progress.answers).toEqual({ [id]: answer });
  });

  it.each<[Variant, unknown, string, string]>([
    ['several columns a row', { food: 'good' }, 'type', 'food'],
    ['several columns a row', { food: ['best'] }, 'not_an_option', 'food'],
    ['several columns a row', { food: ['good', 'good'] }, 'chosen_twice', 'food'],
    ['a scale', { food: 5 }, 'maximum', 'food'],
    ['a scale', { food: 2.5 }, 'type', 'food'],
    ['a scale from 1', { food: 0 }, 'minimum', 'food'],
    ['a scale', { food: 2, 'food.text': 'Why' }, 'unknown_field', 'food.text'],
    ['a column and own words', { 'food.text': long }, 'too_long', 'food.text'],
    ['a column and own words', { 'food.text': 'a\0b' }, 'invalid_text', 'food.text'],
    ['a scale and own words', { 'food.text': 3 }, 'type', 'food.text'],
  ])('to %s is not %j: %s', (variant, answer, code, part) => {
    const survey = surveyOf(variant);
    for (const judge of [interpreted(survey), compileAnswers(survey)])
      expect(checkAnswers(survey, { [id]: answer }, { partial: true, judge }).violations).toEqual([
        expect.objectContaining({ question: id, code, part }),
      ]);
  });

  it.each<[Variant, unknown]>([
    ['several columns a row', { food: ['good'], drinks: [] }],
    ['a scale', { food: 3 }],
    ['a scale and own words', { food: 3, 'food.text': 'a', 'drinks.text': 'b' }],
  ])('that is required to %s wants every row, but no words: %j', (variant, answer) => {
    const survey = surveyOf(variant, { required: true });
    expect(checkAnswers(survey, { [id]: answer }, { partial: false }).violations).toEqual([
      { question: id, part: 'drinks', code: 'required' },
    ]);
  });
});

describe('the score', () => {
  it.each<[string, object, Answer, number | null, number | null]>([
    ['has each row as a part', {}, { food: 4, drinks: 1 }, 63, 25],
    ['has those rows that were rated', {}, { drinks: 3 }, 75, 75],
    ['weighs each row', { weight: 3 }, { food: 4, drinks: 0 }, 50, 0],
    ['leaves out what does not count', { counts: false }, { food: 0, drinks: 0 }, null, null],
  ])('%s', (_what, own, answer, score, lowest) => {
    expect(scoreOf(surveyOf('a scale', own), { [id]: answer })).toEqual({ score, lowest });
  });

  it('is none of words alone, nor of columns that rate nothing', () => {
    const none = { score: null, lowest: null };
    expect(scoreOf(surveyOf('a scale and own words'), { [id]: { 'food.text': 'a' } })).toEqual(none);
    expect(scoreOf(surveyOf('one column a row'), { [id]: { food: 'good' } })).toEqual(none);
    expect(weightOf(surveyOf('one column a row', { counts: true }).pages[0]?.questions[0] as Question)).toBe(0);
  });
});

it.each<[string, object, string[]]>([
  ['neither columns nor a scale', { columns: undefined }, ['/columns one_of_required', '/scale one_of_required']],
  ['both', { scale: { maximum: 5 } }, ['/columns only_one_of', '/scale only_one_of']],
  [
    'several points of a scale',
    { columns: undefined, scale: { maximum: 5 }, several: true },
    ['/several only_one_of', '/scale only_one_of'],
  ],
  ['a scale of one point', { columns: undefined, scale: { minimum: 1, maximum: 1 } }, ['/scale/maximum minimum']],
])('a matrix has not %s', (_what, own, found) => {
  // As it would be sent: what is undefined is not there.
  const survey: unknown = JSON.parse(JSON.stringify(surveyOf('one column a row', own)));
  const at = '/pages/0/questions/0';
  expect(judgeDocument('survey', survey).map(({ pointer, code }) => `${pointer.slice(at.length)} ${code}`)).toEqual(
    found,
  );
});
