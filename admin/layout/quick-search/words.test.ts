import { expect, test } from 'vitest';
import { idOf, wordsAreIn } from './words.ts';

test.each([
  ['', 'Dashboard', true],
  ['dash', 'Dashboard', true],
  ['access user', 'Users Access control', true],
  ['access unit', 'Users Access control', false],
  ['RECHNUNGEN', 'Rechnungen', true],
  ['konto verw', 'Kontoverwaltung', true],
  ['etiquetes', 'Étiquettes', false],
  ['etiquettes', 'Étiquettes', true],
  ['アンケート', '調査アンケート', true],
])('%o in %o', (typed, text, isFound) => {
  expect(wordsAreIn(typed, text)).toBe(isFound);
});

test.each([
  ['12', 12],
  ['#4921', 4921],
  ['0', null],
  ['#', null],
  ['12a', null],
  ['-3', null],
  ['9999999999999999', null],
])('the id in %o', (typed, id) => {
  expect(idOf(typed)).toBe(id);
});
