import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const words = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);

test('each of the list is found, however it is written', () => {
  expect(words.length).toBeGreaterThan(9_000);
  expect(words.filter((word) => !isCommonPassword(word.toUpperCase()))).toEqual([]);
});
