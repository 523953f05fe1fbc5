import { describe, expect, test } from 'vitest';
import type { Draft } from '../../design-context.tsx';
import { addLanguage, putFirst, removeLanguage, removeLanguages, setText, setTexts } from './change-texts.ts';
import { furtherLanguages, progressOf, textGroups } from './draft-texts.ts';

const draft: Draft = {
  title: { en: 'Visit', de: 'Besuch' },
  pages: [
    {
      id: 'page_1',
      questions: [
        { id: 'visit', type: 'smiley', title: { en: 'How was it?', de: ' ' } },
        {
          id: 'why',
          type: 'multiple',
          title: { en: 'Why?' },
          help: {},
          options: [
            { id: 'staff', label: { en: 'Staff', de: 'Personal' } },
            { id: 'food', label: { en: 'Food' } },
          ],
        },
        {
          id: 'odd',
          type: 'of_tomorrow',
          title: { en: 'Known by all kinds' },
          secret: { en: 'not a text that we know' },
        },
      ],
    },
  ],
  thank_you: { text: { en: 'Thank you' } },
};
const pointersOf = (of: Draft) => textGroups(of).flatMap(({ places }) => places.map(({ pointer }) => pointer));

describe('the texts of a draft', () => {
  test('are found by the dialect, in the order in which a visitor meets them', () => {
    expect(pointersOf(draft)).toEqual([
      '/title',
      '/pages/0/questions/0/title',
      '/pages/0/questions/1/title',
      '/pages/0/questions/1/help',
      '/pages/0/questions/1/options/0/label',
      '/pages/0/questions/1/options/1/label',
      '/pages/0/questions/2/title',
      '/thank_you/text',
    ]);
  });

  test('know their question, their list and how long they may be', () => {
    const group = textGroups(draft).find(({ id }) => id === 'why');
    expect(group).toMatchObject({ kind: 'question', number: 2, type: 'multiple' });
    expect(group?.places[3]).toMatchObject({ name: 'label', list: 'options', number: 2, limit: 120 });
    expect(group?.places[1]).toMatchObject({ name: 'help', limit: 1000 });
  });

  test('are counted by language, without those that say nothing anywhere', () => {
    const groups = textGroups(draft);
    expect(progressOf(groups, 'en')).toEqual({ written: 7, all: 7 });
    expect(progressOf(groups, 'de')).toEqual({ written: 2, all: 7 });
  });
});

describe('a change of texts', () => {
  test('writes one and leaves the others as the objects that they were', () => {
    const next = setText(draft, '/pages/0/questions/1/options/1/label', 'de', 'Essen');
    expect(next.pages[0]?.questions[1]?.options).toEqual([
      { id: 'staff', label: { en: 'Staff', de: 'Personal' } },
      { id: 'food', label: { en: 'Food', de: 'Essen' } },
    ]);
    expect(next.pages[0]?.questions[0]).toBe(draft.pages[0]?.questions[0]);
    expect(next.thank_you).toBe(draft.thank_you);
  });

  test('without words takes the language out', () => {
    expect(setText(draft, '/title', 'de', '').title).toEqual({ en: 'Visit' });
  });

  test('leaves out what says nothing any more, but not what has to be there', () => {
    const next = setText(draft, '/thank_you/text', 'en', '');
    expect(next.thank_you).toEqual({});
    expect(setText(draft, '/pages/0/questions/0/title', 'en', '').pages[0]?.questions[0]?.title).toEqual({ de: ' ' });
    const bare = setText(setText(draft, '/title', 'en', ''), '/title', 'de', '');
    expect(bare.title).toEqual({});
  });

  test('of many passes over places that are not there', () => {
    const next = setTexts(draft, [
      { pointer: '/title', language: 'fr', words: 'Visite' },
      { pointer: '/pages/7/title', language: 'fr', words: 'Rien' },
      { pointer: '/pages/0/id', language: 'fr', words: 'Rien' },
    ]);
    expect(next).toEqual({ ...draft, title: { ...draft.title, fr: 'Visite' } });
  });
});

describe('a language', () => {
  test('is added behind the others, once', () => {
    expect(addLanguage(draft, ['en', 'de'], 'fr').languages).toEqual(['en', 'de', 'fr']);
    expect(addLanguage(draft, ['en', 'de'], 'de').languages).toEqual(['en', 'de']);
  });

  test('goes with all its words', () => {
    const next = removeLanguage(draft, ['en', 'de'], 'de');
    expect(next.languages).toEqual(['en']);
    expect(progressOf(textGroups(next), 'de').written).toBe(0);
    expect(progressOf(textGroups(next), 'en').written).toBe(7);
  });

  test('goes together with others in one step, and leaves what the others say', () => {
    const offered = ['en', 'de', 'fr'] as const;
    const next = removeLanguages({ ...draft, languages: [...offered] }, offered, ['de', 'fr']);
    expect(next.languages).toEqual(['en']);
    expect(progressOf(textGroups(next), 'de').written).toBe(0);
    expect(progressOf(textGroups(next), 'en').written).toBe(7);
  });

  test('can be made the first', () => {
    expect(putFirst(draft, ['en', 'de', 'fr'], 'fr').languages).toEqual(['fr', 'en', 'de']);
  });

  test('is offered only once', () => {
    expect(furtherLanguages(['en', 'tr'])).not.toContain('tr');
    expect(furtherLanguages(['en', 'tr'])).toContain('ar');
  });
});
