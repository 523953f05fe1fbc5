import { expect, test } from 'vitest';
import { changesIn, changesToRestore } from './form-changes.ts';

const saved = { name: 'Acme', city: null, tags: ['a'], revision: 3 };

test.each([
  ['what is written', { ...saved, name: 'Other' }, { name: 'Other' }],
  ['what is emptied', { ...saved, name: '' }, { name: '' }],
  ['a list', { ...saved, tags: ['a', 'b'] }, { tags: ['a', 'b'] }],
  ['nothing of what is as it was, an empty input where nothing is saved included', { ...saved, city: '' }, {}],
  ['no file', { ...saved, name: { file: new Blob(['x']) } }, {}],
])('%s comes back into the form as it is saved', (_what, values, expected) => {
  const changes = changesIn({ values, saved, names: Object.keys(saved) });
  expect(changesToRestore(JSON.parse(JSON.stringify(changes)) as object as typeof changes, saved)).toEqual(expected);
});

test('only what is asked for is looked at', () => {
  expect(changesIn({ values: { name: 'Other', city: 'Rome' }, saved, names: ['city'] })).toEqual({
    city: { saved: 'null', written: 'Rome' },
  });
});

test('a field that somebody else has saved meanwhile is left as it is, and the others come back', () => {
  const changes = changesIn({ values: { ...saved, name: 'Mine', city: 'Rome' }, saved, names: ['name', 'city'] });
  expect(changesToRestore(changes, { ...saved, name: 'Theirs' })).toEqual({ city: 'Rome' });
});

test('what is spoilt is nothing', () => {
  expect(changesToRestore({ name: 7, city: null }, saved)).toEqual({});
});
