import { expect, test } from 'vitest';
import { errorKey } from './error-key.ts';

const REQUIRED = 'ra.validation.required';
const data = { title: '', scale: { from: null, to: 'ten' }, links: [{ url: '' }] };

test.each([
  ['a field that is not there', { name: 'required', property: '.name' }, REQUIRED],
  ['an empty text', { name: 'minLength', property: '.title', params: { limit: 1 } }, REQUIRED],
  ['an empty number', { name: 'type', property: '.scale.from' }, REQUIRED],
  ['an empty field of an item', { name: 'type', property: '.links.0.url' }, REQUIRED],
  ['a text where a number is wanted', { name: 'type', property: '.scale.to' }, 'app.designer.errors.type'],
  [
    'what is too short',
    { name: 'minLength', property: '.title', params: { limit: 3 } },
    'app.designer.errors.minLength',
  ],
  ['what has no name', {}, 'app.designer.errors.invalid'],
])('%s', (_, error, expected) => {
  expect(errorKey(error, data)).toBe(expected);
});
