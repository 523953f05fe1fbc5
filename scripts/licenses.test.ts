import { expect, test } from 'vitest';
import { doubtfulLicenses, lockedPackages } from './licenses.ts';

test('every package has a license that lets it be handed on, or has been judged', () => {
  expect(doubtfulLicenses(lockedPackages())).toEqual([]);
});

test.each([
  ['MIT', false],
  ['(MPL-2.0 OR Apache-2.0)', false],
  ['MIT AND ISC', false],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['AGPL-3.0-only', true],
  [undefined, true],
])('%s is doubtful: %s', (license, isDoubtful) => {
  expect(doubtfulLicenses({ 'node_modules/some/node_modules/thing': { ...(license && { license }) } })).toHaveLength(
    isDoubtful ? 1 : 0,
  );
});
