/** What is found in names that the browser has, and how well it fits: as in the lists of the server. */
import { expect, test } from 'vitest';
import { fitOf, wordsAreIn } from './fold.ts';

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
  ['bar', 'Bar', 0],
  ['BAR', 'Bår', 0],
  ['bar', 'Bar 2', 1],
  ['bar', 'Sky-Bar', 1],
  ['2 bar', 'Bar 2', 1],
  ['bar', 'Barista', 2],
  ['big bar', 'Big Barrel', 2],
  ['bar', 'Minibar', 3],
  ['bar 2', 'Bar', null],
  ['oman', 'Romania', 3],
])('%o fits %o: %o', (typed, text, fit) => {
  expect(fitOf(typed, text)).toBe(fit);
});
