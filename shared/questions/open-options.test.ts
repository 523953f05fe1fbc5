/** 'Other' with its words, and 'none of these': what answers them, what does not, and where that is said. */
import fc from '../../scripts/test/properties.ts';
import { describe, expect, it } from 'vitest';
import { givenInWords } from '../../public-app/answer-words.ts';
import { messagesOf } from '../../public-app/i18n/messages.ts';
import { translate } from '../../public-app/i18n/translate.ts';
import { answerColumns } from '../../server/modules/feedback/export/answer-columns.ts';
import { withoutContact } from '../../server/modules/feedback/webhooks/payload.ts';
import { surveyDocumentViolations } from '../../server/modules/surveys/survey-document.ts';
import { compileAnswers } from '../../server/modules/visitor/compile-answers.ts';
import { checkAnswers, interpreted } from '../survey/answers.ts';
import { commentOf, textQuestions } from '../survey/free-texts.ts';
import { visibleQuestions } from '../survey/conditions.ts';
import type { Question, RawAnswers, SurveyDocument } from '../survey/document.ts';
import { goForward } from '../survey/flow.ts';
import { answerFields, readForm } from '../survey/form.ts';
import { textIn } from '../survey/localize.ts';
import { lastingQuestions } from '../survey/personal.ts';
import { answerTo, anything } from '../survey/test/arbitrary.ts';
import { questionKinds } from './index.ts';

const options = [
  { id: 'staff', label: { en: 'Staff' } },
  { id: 'price', label: { en: 'Price' } },
];
const offered = { options, other: {}, none: { label: { en: 'Nothing' } } };
const asked = (type: string, more: object = {}): Question => ({
  id: 'reason',
  type,
  title: { en: 'Why?' },
  ...offered,
  ...more,
});
const surveyOf = (...questions: Question[]): SurveyDocument => ({
  title: { en: 'One' },
  pages: [{ id: 'only', questions }],
});
const KINDS = ['single', 'multiple', 'dropdown'];
const chosen = (type: string, ...ids: string[]): string | string[] => (type === 'multiple' ? ids : (ids[0] ?? ''));

describe.each(KINDS)('%s', (type) => {
  const survey = surveyOf(asked(type));
  const judges = { 'the browser': interpreted(survey), 'the server': compileAnswers(survey) };
  const other = chosen(type, 'other');

  describe.each(Object.entries(judges))('to %s', (_, judge) => {
    const check = (answers: RawAnswers, partial = false) => checkAnswers(survey, answers, { partial, judge });

    it('takes the words of a chosen ‘other’, and none of these', () => {
      const answers = { reason: other, 'reason.other': 'The weather' };
      expect(check(answers)).toEqual({ answers, violations: [] });
      const none = { reason: chosen(type, 'none') };
      expect(check(none)).toEqual({ answers: none, violations: [] });
    });

    it('wants the words at the end, and not before', () => {
      const missing = [{ question: 'reason.other', code: 'required' }];
      for (const empty of [{}, { 'reason.other': '  ' }]) {
        expect(check({ reason: other, ...empty }).violations).toEqual(missing);
        expect(check({ reason: other, ...empty }, true)).toEqual({ answers: { reason: other }, violations: [] });
      }
    });

    it('drops words of what is not chosen, as answers that are not asked', () => {
      const staff = { reason: chosen(type, 'staff') };
      expect(check({ ...staff, 'reason.other': 'The weather' })).toEqual({ answers: staff, violations: [] });
      expect(check({ ...staff, 'reason.other': 'x'.repeat(501) })).toEqual({ answers: staff, violations: [] });
      expect(check({ 'reason.other': 'The weather' })).toEqual({ answers: {}, violations: [] });
    });

    it.each<[unknown, string]>([
      ['x'.repeat(501), 'too_long'],
      ['a\0b', 'invalid_text'],
      [7, 'type'],
    ])('refuses words like %j at their own place', (words, code) => {
      const { answers, violations } = check({ reason: other, 'reason.other': words });
      expect(violations).toEqual([expect.objectContaining({ question: 'reason.other', code })]);
      expect(answers).toEqual({ reason: other });
    });
  });

  it('has no words where it offers no ‘other’', () => {
    const plain = surveyOf(asked(type, { other: undefined }));
    for (const judge of [interpreted(plain), compileAnswers(plain)])
      expect(judge({ 'reason.other': 'x' })).toEqual([{ question: 'reason.other', code: 'unknown_field' }]);
  });

  it('is judged alike in the browser and on the server', () => {
    const kind = questionKinds.find((each) => each.type === type);
    const schema = kind?.answer?.(asked(type));
    if (!schema) throw new Error('It asks nothing.');
    const wild = fc.oneof(answerTo(schema), fc.array(fc.constantFrom('none', 'other', 'staff', 'x')), anything);
    fc.assert(
      fc.property(wild, anything, (reason, words) => {
        const answers = { reason, 'reason.other': words };
        expect(judges['the browser'](answers)).toEqual(judges['the server'](answers));
      }),
      { numRuns: 300 },
    );
  });

  it('reads its words back from the form, and is held on its page until they are there', () => {
    const answers = { reason: other, 'reason.other': 'The weather' };
    const fields = Object.entries(answers).flatMap(([key, answer]) => answerFields(key, answer));
    expect(readForm(survey, fields).progress.answers).toEqual(answers);
    const step = goForward(survey, { answers: { reason: other }, seen: [] }, ['reason']);
    expect(step).toMatchObject({ kind: 'page', violations: [{ question: 'reason.other', code: 'required' }] });
    expect(goForward(survey, { answers, seen: [] }, ['reason'])).toEqual({ kind: 'complete', answers });
  });

  it('lets conditions ask for both', () => {
    const ask = (value: string): Question => ({
      id: `if_${value}`,
      type: 'short_text',
      title: { en: 'And?' },
      show_if: { any: [{ question: 'reason', in: [value] }] },
    });
    const ruled = surveyOf(asked(type), ask('other'), ask('none'));
    expect(surveyDocumentViolations(ruled)).toEqual([]);
    expect(visibleQuestions(ruled, { reason: other }).map(({ id }) => id)).toEqual(['reason', 'if_other']);
    const none = visibleQuestions(ruled, { reason: chosen(type, 'none') });
    expect(none.map(({ id }) => id)).toEqual(['reason', 'if_none']);
  });

  it('may do with one option of its own, and not with fewer than two in all', () => {
    const [one] = options;
    expect(surveyDocumentViolations(surveyOf(asked(type, { options: [one], none: undefined })))).toEqual([]);
    expect(
      surveyDocumentViolations(surveyOf(asked(type, { options: [one], none: undefined, other: undefined }))),
    ).toEqual([{ pointer: '/pages/0/questions/0/options', code: 'too_few_items', parameters: { limit: 2 } }]);
  });

  it('has their ids for itself', () => {
    const named = (id: string): object => ({ options: [...options, { id, label: { en: 'X' } }] });
    for (const id of ['other', 'none'])
      expect(surveyDocumentViolations(surveyOf(asked(type, named(id))))).toEqual([
        { pointer: '/pages/0/questions/0/options/2/id', code: 'duplicate' },
      ]);
    expect(surveyDocumentViolations(surveyOf(asked(type, { ...named('other'), other: undefined })))).toEqual([]);
  });
});

describe('none of these', () => {
  const survey = surveyOf(asked('multiple'));
  it.each([
    [['none', 'staff'], 'none_with_others'],
    [['other', 'none'], 'none_with_others'],
    [['none', 'none'], 'chosen_twice'],
  ])('stands alone: %j', (reason, code) => {
    for (const judge of [interpreted(survey), compileAnswers(survey)])
      expect(judge({ reason })).toEqual([expect.objectContaining({ question: 'reason', code })]);
  });
});

describe('the words of ‘other’', () => {
  const survey = surveyOf(asked('multiple'), { id: 'more', type: 'long_text', title: { en: 'More?' } });
  const answers = { reason: ['staff', 'other'], 'reason.other': 'The weather' };

  it('are the visitor’s own: erased with free texts, searched, and the comment where there is no other', () => {
    expect(lastingQuestions(survey)).toEqual(['reason']);
    expect(
      textQuestions(survey)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['more', 'reason']);
    expect(commentOf(survey, answers)).toBe('The weather');
    expect(commentOf(survey, { ...answers, more: 'Fine.' })).toBe('Fine.');
  });

  it('stand behind the option in words', () => {
    const messages = messagesOf('en');
    const speaker = {
      language: 'en' as const,
      localize: (text: Question['title'] | undefined) => textIn('en', text),
      translate: (key: string) => translate(messages, key),
    };
    const told = (given: RawAnswers): string | undefined => givenInWords(survey, given, speaker)[0]?.answer;
    expect(told(answers)).toBe('Staff\nOther: The weather');
    expect(told({ reason: ['none'] })).toBe('Nothing');
    // Erased.
    expect(told({ reason: ['other'] })).toBe('Other');
  });

  it('are a column of their own behind that of the question', () => {
    const columns = answerColumns([{ id: 1, document: survey }], 'en');
    expect(columns.headers).toEqual(['Why?', 'Why? – Other', 'More?']);
    expect(columns.cells(1, answers)).toEqual(['Staff; Other', 'The weather', null]);
  });

  it('go to webhooks with the answer', () => {
    expect(withoutContact(survey, { ...answers, 'gone.other': 'x' })).toEqual(answers);
  });
});
