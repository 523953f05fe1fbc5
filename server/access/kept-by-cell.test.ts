import { expect, test } from 'vitest';
import { keptByCell } from './kept-by-cell.ts';

test('what was read from one database is not known of another, whose numbers mean something else', () => {
  const knownIn = keptByCell<string[]>(2);
  const [one, other] = [{ cell: {} }, { cell: {} }];
  knownIn(one).set('1:7', ['of one']);
  expect(knownIn(other).get('1:7')).toBeUndefined();
  knownIn(other).set('1:7', ['of the other']);
  expect([knownIn(one).get('1:7'), knownIn(other).get('1:7')]).toEqual([['of one'], ['of the other']]);
});
