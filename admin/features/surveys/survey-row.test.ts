import { expect, test } from 'vitest';
import { isUsed, languagesOf, stateOf } from './survey-row.ts';

test.each([
  [{ version: null, is_changed: true }, 'never_published'],
  [{ version: null, is_changed: false }, 'never_published'],
  [{ version: 3, is_changed: false }, 'published'],
  [{ version: 3, is_changed: true }, 'changed'],
] as const)('the state of %o is %s', (row, state) => {
  expect(stateOf(row)).toBe(state);
});

const draft = {
  title: { en: 'Survey', de: 'Umfrage', fr: 'Enquête' },
  languages: ['en', 'de', 'fr'],
  pages: [{ id: 'one', questions: [{ id: 'how', type: 'smiley', title: { en: 'How?', de: 'Wie?' } }] }],
};

test.each([
  ['that is new', { draft, published_languages: [] }, { published: [], incomplete: ['fr'], waiting: ['en', 'de'] }],
  [
    'of which some are published',
    { draft, published_languages: ['de'] },
    { published: ['de'], incomplete: ['fr'], waiting: ['en'] },
  ],
  [
    'that lacks a text since',
    { draft, published_languages: ['fr'] },
    { published: ['fr'], incomplete: ['fr'], waiting: ['en', 'de'] },
  ],
  [
    'that is titled in one and asked in none',
    { draft: { title: { en: 'S' } }, published_languages: [] },
    { published: [], incomplete: [], waiting: [] },
  ],
  [
    'without a draft',
    { draft: null, published_languages: ['en', 'xx'] },
    { published: ['en'], incomplete: [], waiting: [] },
  ],
])('the languages of a survey %s are told as they are', (_name, row, expected) => {
  expect(languagesOf(row)).toEqual(expected);
});

test('a survey is used by the company, by a unit or by a group', () => {
  const nobody = { is_default: false, unit_count: 0, groups: [] };
  expect(isUsed(nobody)).toBe(false);
  expect(isUsed({ ...nobody, is_default: true })).toBe(true);
  expect(isUsed({ ...nobody, unit_count: 1 })).toBe(true);
  expect(isUsed({ ...nobody, groups: [{ id: 1, name: 'Tables', unit_count: 0 }] })).toBe(true);
});
