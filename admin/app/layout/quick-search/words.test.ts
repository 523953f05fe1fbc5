import { expect, test } from 'vitest';
import { idOf } from './words.ts';

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
