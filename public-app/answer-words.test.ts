import { describe, expect, it } from 'vitest';
import { givenInWords } from './answer-words.ts';
import { languages } from '../shared/i18n/languages.ts';
import { messagesOf } from './i18n/messages.ts';
import { translate } from './i18n/translate.ts';
import { questionKinds } from '../shared/questions/index.ts';
import { matrixVariants } from '../shared/questions/test/matrix-variants.ts';
import type { SurveyDocument } from '../shared/survey/document.ts';

const speaker = (language: (typeof languages)[number]) => ({
  language,
  localize: (text: Record<string, string | undefined> | undefined) => text?.[language] ?? text?.['en'] ?? '',
  translate: (key: string, parameters?: Record<string, string | number>) =>
    translate(messagesOf(language), key, parameters),
});

const surveyOf = (questions: SurveyDocument['pages'][0]['questions']): SurveyDocument => ({
  title: { en: 'All' },
  pages: [{ id: 'p', questions }],
});
const all = surveyOf(questionKinds.map(({ sample }) => sample));

/** By the samples of the kinds: the answer and its words in English. */
const cases: Record<string, [answer: unknown, words: string]> = {
  smiley: [2, 'Bad'],
  stars: [1, '1 of 5 stars'],
  nps: [9, '9 / 10'],
  csat: [5, '5 / 5'],
  ces: [7, '7 / 7'],
  slider: [65, '65 %'],
  rating: [5, '5 of 6'],
  yes_no: [true, 'Yes'],
  thumbs: [false, 'I don’t like it'],
  single: ['work', 'Work'],
  multiple: [['waiting', 'staff'], 'Waiting time\nStaff'],
  dropdown: ['austria', 'Austria'],
  short_text: ['Hello', 'Hello'],
  long_text: ['One\ntwo', 'One\ntwo'],
  number: [12, '12 nights'],
  date: ['2026-02-03', 'February 3, 2026'],
  time: ['14:05', '2:05 PM'],
  email: ['ann@example.com', 'ann@example.com'],
  phone: ['+49 30 123456', '+49 30 123456'],
  url: ['example.com/a', 'example.com/a'],
  matrix: [{ drinks: 'good', food: 'poor' }, 'Food: Poor\nDrinks: Good'],
  ranking: [['service', 'price'], '1. Service\n2. Price'],
  contact: [{ phone: '555', name: 'Ann', consent: true }, 'Name: Ann\nPhone: 555'],
  consent: [
    { language: 'en', text_sha256: 'a'.repeat(64) },
    'Agreed to: You may show the photos that I have sent on your website and in your newsletter.',
  ],
  signature: [['Ann Example'], 'Ann Example'],
  photo: [['a', 'b'], 'Files: 2'],
  audio: [['a'], 'Files: 1'],
  file: [['a'], 'Files: 1'],
};

describe('an answer in words', () => {
  it.each(questionKinds.filter(({ answer }) => answer).map(({ type, sample }) => [type, sample] as const))(
    'is what was chosen or written: %s',
    (type, sample) => {
      const [answer, words] = cases[type] ?? [];
      const [given] = givenInWords(surveyOf([sample]), { [sample.id]: answer }, speaker('en'));
      expect(given).toEqual({ question: sample.title.en, answer: words });
    },
  );

  it.each<[keyof typeof matrixVariants, unknown, string]>([
    ['several columns a row', { food: ['poor', 'good'] }, 'Food: Poor, Good'],
    ['a scale', { food: 0, drinks: 4 }, 'Food: 0 / 4\nDrinks: 4 / 4'],
    [
      'a scale and own words',
      { food: 3, 'food.text': 'Cold.', 'drinks.text': 'None.' },
      'Food: 3 / 4 – Cold.\nDrinks: None.',
    ],
  ])('is by row for %s: %j', (variant, answer, words) => {
    const [given] = givenInWords(surveyOf([matrixVariants[variant]]), { details: answer }, speaker('en'));
    expect(given?.answer).toBe(words);
  });

  it('leaves out what was not answered, and what is of no question', () => {
    expect(givenInWords(all, { other: 'x', __proto__: { smiley: 1 } }, speaker('en'))).toEqual([]);
  });

  it.each(languages)('speaks %s', (language) => {
    const answers = Object.fromEntries(questionKinds.map(({ type, sample }) => [sample.id, cases[type]?.[0] ?? '']));
    for (const { answer } of givenInWords(all, answers, speaker(language)))
      expect(answer).not.toMatch(/^[a-z_]+\.[a-z_0-9]+$/);
  });

  it('of an option that is gone is the option’s id, never nothing', () => {
    const single = questionKinds.find(({ type }) => type === 'single');
    const question = single?.sample ?? { id: '', type: '', title: {} };
    const [given] = givenInWords(surveyOf([question]), { [question.id]: 'gone' }, speaker('en'));
    expect(given?.answer).toBe('gone');
  });
});
