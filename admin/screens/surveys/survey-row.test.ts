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

test.each([
  ['those that it names, in its order', { languages: ['tr', 'en'], title: { de: 'Umfrage' } }, ['tr', 'en']],
  ['those of its title, in the order of the product', { title: { de: 'Umfrage', en: 'Survey', ko: '' } }, ['en', 'de']],
  ['none of what is no language', { languages: ['en', 'xx', 7] }, ['en']],
  ['none of an empty draft', {}, []],
  ['none where there is no draft', null, []],
])('the languages of a draft are %s', (_name, draft, expected) => {
  expect(languagesOf(draft)).toEqual(expected);
});

test('a survey is used by the company, by a unit or by a group', () => {
  const nobody = { is_default: false, unit_count: 0, groups: [] };
  expect(isUsed(nobody)).toBe(false);
  expect(isUsed({ ...nobody, is_default: true })).toBe(true);
  expect(isUsed({ ...nobody, unit_count: 1 })).toBe(true);
  expect(isUsed({ ...nobody, groups: [{ id: 1, name: 'Tables', unit_count: 0 }] })).toBe(true);
});
