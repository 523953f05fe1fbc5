import { expect, test } from 'vitest';
import { levelsOf, stepOf, weekNames } from './hours-of-week.ts';

test('a level is a share of the highest value; what is there is never as pale as nothing', () => {
  expect(levelsOf([0, null, 1, 40, 41, 99, 200])).toEqual([0, 0, 1, 1, 2, 3, 5]);
  expect(levelsOf([0, 0, null])).toEqual([0, 0, 0]);
});

test('weeks begin on Monday at midnight', () => {
  const { days, hours } = weekNames('fr');
  expect([days[0], days[6], hours[0], hours[23]]).toEqual(['lundi', 'dimanche', '00 h', '23 h']);
});

const across = { isTurned: false, isRightToLeft: false };
test.each([
  ['ArrowRight', 0, across, 1],
  ['ArrowDown', 0, across, 24],
  ['ArrowLeft', 0, across, 0],
  ['ArrowUp', 30, across, 6],
  ['ArrowDown', 167, across, 167],
  ['End', 25, across, 47],
  ['Home', 47, across, 24],
  ['ArrowRight', 1, { ...across, isRightToLeft: true }, 0],
  ['ArrowRight', 1, { ...across, isTurned: true }, 25],
  ['ArrowDown', 1, { ...across, isTurned: true }, 2],
  ['ArrowDown', 23, { ...across, isTurned: true }, 23],
  ['Enter', 1, across, null],
])('%s at %i with %j leads to %s', (key, at, turn, to) => {
  expect(stepOf(key, at, turn)).toBe(to);
});
