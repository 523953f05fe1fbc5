/** What cookies are called over TLS and without, and how they are found again. */
import { expect, test } from 'vitest';
import { cookieName, cookieValues } from './cookie-name.ts';

test('over TLS a cookie is one of this host alone', () => {
  expect(cookieName('mark', true)).toBe('__Host-mark');
  expect(cookieName('mark', false)).toBe('mark');
});

test.each<[string | string[] | undefined, string[]]>([
  [undefined, []],
  ['', []],
  [['mark=1'], []],
  ['mark=1', ['1']],
  ['__Host-mark=2', ['2']],
  ['mark=1; other=3; __Host-mark=2', ['2', '1']],
  ['bookmark=1; mark2=2; x__Host-mark=3', []],
  ['other=mark=1', []],
  ['mark=', ['']],
  ['mark=123456789', ['12345678']],
])('of %j are %j', (header, values) => {
  expect(cookieValues(header, 'mark', 8)).toEqual(values);
});
