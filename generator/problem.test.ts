import { describe, expect, test } from 'vitest';
import { choices, nearest, pointer, printProblem, sortProblems } from './problem.ts';

test('a pointer escapes what RFC 6901 says', () => {
  expect(pointer('x-access', 'a/b', 0, 'm~n')).toBe('/x-access/a~1b/0/m~0n');
  expect(pointer()).toBe('');
});

describe('the nearest legal word', () => {
  test.each([
    ['x-tenat', ['x-tenant', 'x-table'], "Did you mean 'x-tenant'?"],
    ['nmae', ['name', 'node'], "Did you mean 'name'?"],
    ['maxlenght', ['maxLength', 'minLength'], "Did you mean 'maxLength'?"],
    ['zebra', ['name', 'node'], undefined],
    ['a', [], undefined],
  ])('of %s in %j', (word, legal, hint) => {
    expect(nearest(word, legal)).toBe(hint);
  });

  test('is the first of equally near ones, so that the hint never changes', () => {
    expect(nearest('cat', ['car', 'can'])).toBe("Did you mean 'car'?");
  });

  test('is every word where none is near and they are few', () => {
    expect(choices('zebra', ['name', 'node'])).toBe('Legal here: name, node.');
    expect(
      choices(
        'zebra',
        Array.from({ length: 13 }, (_, index) => `field_${index}`),
      ),
    ).toBe(`Legal here, among others: ${Array.from({ length: 12 }, (_, index) => `field_${index}`).join(', ')}.`);
    expect(choices('zebra', [])).toBeUndefined();
  });
});

test('problems are sorted by file, then place, then message', () => {
  const sorted = ['b#/a: y', 'a#/b: x', 'a#/a: z', 'a#/a: y'].map((line) => {
    const [, file = '', place = '', message = ''] = /^(.)#(.*): (.)$/.exec(line) ?? [];
    return { file, pointer: place, message };
  });
  expect(sortProblems(sorted).map(printProblem)).toEqual(['a#/a: y', 'a#/a: z', 'a#/b: x', 'b#/a: y']);
});

test('a problem is one line with its hint', () => {
  expect(printProblem({ file: 'a.json', pointer: '/x', message: 'Wrong.', hint: 'Write y.' })).toBe(
    'a.json#/x: Wrong. Write y.',
  );
});
