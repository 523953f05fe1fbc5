import { expect, test } from 'vitest';
import {
  incompleteLanguages,
  inLanguage,
  linkFaults,
  toDocument,
  toLinkDraft,
  writtenLanguages,
} from './link-draft.ts';

const stored = {
  title: { en: 'Links' },
  links: [
    { title: { en: 'Menu', tr: 'Menü' }, url: 'https://acme.example/menu' },
    { title: { en: 'Map' }, url: 'http://maps.example/acme' },
  ],
  theme: { accent: '#0B5CAD' },
  show_first: true,
};

test('what is stored comes back as it was', () => {
  expect(toDocument(toLinkDraft(stored))).toEqual(stored);
});

test('a group without a list begins with nothing', () => {
  expect(toDocument(toLinkDraft(null))).toEqual({ links: [] });
});

test.each([
  ['https://acme.example', undefined],
  [' https://acme.example/a?b=c ', undefined],
  ['http://acme.example', 'invalid_url'],
  ['https://name:secret@acme.example', 'invalid_url'],
  ['https://localhost', 'invalid_url'],
  ['acme.example', 'invalid_url'],
  ['javascript:alert(1)', 'invalid_url'],
  ['https://', 'invalid_url'],
  ['', 'required'],
])('the address %j has the fault %s', (url, fault) => {
  const faults = linkFaults(toLinkDraft({ links: [{ title: { en: 'Menu' }, url }] }));
  expect(faults['stored-0']?.url).toBe(fault);
});

test('a link needs a title in some language', () => {
  const draft = toLinkDraft({ links: [{ title: { en: ' ' }, url: 'https://acme.example' }] });
  expect(linkFaults(draft)).toEqual({ 'stored-0': { title: 'required' } });
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

test('no words take the language out', () => {
  expect(inLanguage({ en: 'Menu', tr: 'Menü' }, 'tr', '')).toEqual({ en: 'Menu' });
});
