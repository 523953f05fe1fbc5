/** Every kind of question comes with each visit or with one part, and what comes with none is noticed. */
import { describe, expect, it } from 'vitest';
import { questionKinds } from '../../shared/questions/index.ts';
import type { SurveyDocument } from '../../shared/survey/document.ts';
import { parts } from './all.ts';
import { everydayTypes, kindOf } from './known.ts';
import { loadKinds } from './load.ts';
import { laterTypes, partsOf } from './parts.ts';

const surveyOf = (...types: string[]): SurveyDocument => ({
  title: { en: 'Some' },
  pages: [{ id: 'only', questions: types.map((type) => ({ id: type, type, title: { en: type } })) }],
});

describe('a kind of question', () => {
  it('comes with each visit or with a part, and with no second one', () => {
    expect([...everydayTypes, ...laterTypes].toSorted()).toEqual(questionKinds.map(({ type }) => type).toSorted());
  });

  it.each(laterTypes)('of a part is known once a survey that asks %s was loaded', async (type) => {
    const survey = surveyOf(type);
    const names = partsOf(survey);
    expect(names).toHaveLength(1);
    await loadKinds(survey);
    const [question] = survey.pages[0]?.questions ?? [];
    const kind = questionKinds.find((each) => each.type === type);
    expect(question && kindOf(question)).toBe(kind);
    const words = { localize: () => '', translate: () => '' };
    const { control } = kind?.control(kind.sample, words) ?? {};
    const added = Object.keys(names.map((name) => parts[name])[0]?.controls ?? {});
    expect(control === 'scale' || added.includes(control ?? '')).toBe(true);
  });

  it('that nobody knows is an error, not an empty question', () => {
    const [question] = surveyOf('holograph').pages[0]?.questions ?? [];
    expect(() => question && kindOf(question)).toThrow('holograph');
  });
});

it('a survey of everyday kinds needs no part, one of several kinds of a part needs it once', () => {
  expect(partsOf(surveyOf('smiley', 'single', 'statement'))).toEqual([]);
  expect(partsOf(surveyOf('number', 'contact', 'date'))).toEqual(['fields', 'contact']);
});
