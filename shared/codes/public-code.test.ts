import { describe, expect, test } from 'vitest';
import { newCode } from './code.ts';
import { codeIn, hasMistypedCode, lengthSoFar } from './public-code.ts';

const code = newCode(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]));

describe('a code is found', () => {
  test.each([
    ['alone', code],
    ['in lower case, in groups', `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase()],
    ['in the address of a print', `HTTPS://FEEDBACK.EXAMPLE/Q/${code}`],
    ['with what follows an address', ` https://feedback.example/Q/${code}?lang=de#top `],
  ])('%s', (_, text) => expect(codeIn(text)).toBe(code));
});

test.each(['', 'https://example.org/', 'https://example.org/menu', code.slice(1), `${code}0`])(
  'no code is found in %j',
  (text) => expect([codeIn(text), hasMistypedCode(text)]).toEqual([null, false]),
);

test('every wrong character shows, and every swap of two', () => {
  for (let at = 0; at < code.length; at += 1) {
    const wrong = code.slice(0, at) + (code[at] === '7' ? '8' : '7') + code.slice(at + 1);
    expect([codeIn(wrong), hasMistypedCode(wrong)]).toEqual([null, true]);
  }
  const [first = '', second = '', ...rest] = code;
  expect(hasMistypedCode([second, first, ...rest].join(''))).toBe(true);
});

test('what is typed so far is counted without what only groups it', () => {
  expect([lengthSoFar(''), lengthSoFar(' 12-3 4'), lengthSoFar('https://a.example/Q/123')]).toEqual([0, 4, 3]);
});
