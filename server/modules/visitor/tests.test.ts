import { expect, it } from 'vitest';
import { createTests } from './tests.ts';

const tests = createTests(Buffer.from('a secret'));
const code = { companyId: 1, codeId: 2 };
const NOW = 1_700_000_000_000;
const key = tests.keyOf(code, NOW);

it.each([
  ['its own key', code, key, 0, true],
  ['half an hour later', code, key, 30 * 60_000 + 1, false],
  ['another code of the company', { ...code, codeId: 3 }, key, 0, false],
  ['another company', { ...code, companyId: 2 }, key, 0, false],
  ['a longer time', code, key.replace(/^\w+/, 'zzzzzzz'), 0, false],
  ['a signature of another length', code, `${key}x`, 0, false],
  ['none', code, undefined, 0, false],
  ['several', code, [key, key], 0, false],
])('a test by %s', (_, asked, given, later, isTest) => {
  expect(tests.isKey(asked, given, NOW + later)).toBe(isTest);
});
