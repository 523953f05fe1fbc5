import { expect, test } from 'vitest';
import { lastNumber } from './numbered-names.ts';

test.each([
  ['nothing beside it', [], 0],
  ['the same name without a number', ['Table'], 0],
  ['numbers in any order', ['Table 2', 'Table 11', 'Table 3'], 11],
  ['other names that begin alike', ['Tables 40', 'Table top 7', 'Table 3b', 'Table -4'], 0],
])('with %s', (_, others, last) => {
  expect(lastNumber('Table', others)).toBe(last);
});
