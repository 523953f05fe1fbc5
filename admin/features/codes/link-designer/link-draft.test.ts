import { expect, test } from 'vitest';
import { linkListViolations } from '../../../../shared/link-list/link-list-violations.ts';
import { incompleteLanguages, toDocument, toLinkDraft, writtenLanguages } from './link-draft.ts';

const stored = {
  opens: 'links',
  title: { en: 'Links' },
  links: [
    { title: { en: 'Menu', tr: 'Menü' }, url: 'https://acme.example/menu', icon: 'menu' },
    { title: { en: 'Brunch' }, url: 'https://acme.example/brunch', visible_from: '2026-12-24T10:00' },
  ],
  theme: { accent: '#0B5CAD' },
};

test('what is stored comes back as it was', () => {
  expect(toDocument(toLinkDraft(stored))).toEqual(stored);
});

test('a group without a list begins with nothing', () => {
  expect(toDocument(toLinkDraft(null))).toEqual({ links: [] });
});

test('what says nothing is not stored', () => {
  const draft = { links: [{ url: ' https://acme.example ' }], title: { en: ' ' }, theme: {} };
  expect(toDocument(draft)).toEqual({ links: [{ title: {}, url: 'https://acme.example' }] });
});

test('a link that was only begun is told what it lacks', () => {
  expect(linkListViolations(toDocument(toLinkDraft({ links: [{}] })))).toEqual([
    { pointer: '/links/0/title', code: 'nothing_written' },
    { pointer: '/links/0/url', code: 'required' },
  ]);
});

test('the languages are those that have words', () => {
  expect(writtenLanguages(toLinkDraft(stored))).toEqual(['tr', 'en']);
});

test.each([
  ['a title that one language lacks', [{ en: 'Menu', tr: 'Menü' }, { en: 'Map' }], ['tr']],
  ['a title of spaces', [{ en: 'Menu', tr: ' ' }], ['tr']],
  ['languages that each lack one', [{ tr: 'Menü' }, { en: 'Map' }], ['tr', 'en']],
  ['every title in both', [{ en: 'Menu', tr: 'Menü' }], []],
  ['a link that has no title yet', [{ en: 'Menu' }, {}], []],
  ['nothing', [], []],
])('of %s the incomplete languages are told', (_, titles, expected) => {
  const links = titles.map((title) => ({ title, url: 'https://acme.example' }));
  expect(incompleteLanguages(toLinkDraft({ links }))).toEqual(expected);
});

test('the title of the page counts too', () => {
  expect(incompleteLanguages(toLinkDraft({ ...stored, title: { en: 'Links', de: 'Links' } }))).toEqual(['tr', 'de']);
});
