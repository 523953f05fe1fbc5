import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

const english = wordsOf('en');

test.each([
  ['a text of our own', 'app.list.views.save', 'Save this view'],
  ['one that comes with react-admin', 'ra.action.cancel', 'Cancel'],
  ['a label that is printed from a schema', 'resources.units.fields.name', 'Name'],
  ['one with a name in it', 'app.tree.menu.of', 'Actions for Berlin (Mitte) #17'],
  ['each of its plural forms', 'app.tree.add.action', 'Add unit'],
  ['each of its plural forms', 'app.tree.add.action', 'Add 12 units'],
  ['what is before a name', 'ra.action.delete', 'Delete: Acme Hotels'],
])('%s is found by its key', (_what, key, text) => {
  expect(text).toMatch(english(key));
});

test('a part of a text is not the text', () => {
  expect('Delete the group').not.toMatch(english('ra.action.delete'));
});

test('another language has its own words', () => {
  expect('Abbrechen').toMatch(wordsOf('de')('ra.action.cancel'));
});

test('a key without a text is an error', () => {
  expect(() => english('app.nothing')).toThrow('en has no text app.nothing.');
});
