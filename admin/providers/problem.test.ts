import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { closestWordsOf, fieldErrorsOf, problemOf, problemToError, transportError, wordsOf } from './problem.ts';

const refused = problemToError(422, {
  code: 'invalid_input',
  title: 'Invalid input',
  detail: 'Something is not right.',
  errors: [
    { pointer: '/name', message: 'Too long.' },
    { pointer: '/name', message: 'Said later.' },
    { pointer: '/document/pages/0', message: 'Empty page.' },
    { pointer: '/a~1b', message: 'Escaped.' },
    { message: 'Without a place.' },
  ],
});
const forbidden = problemToError(403, { title: 'Not allowed', detail: 'Ask an admin.' });

describe('the words of an error', () => {
  const cases: [string, unknown, { words: string; closest: string }][] = [
    ['of fields', refused, { words: 'Invalid input. Something is not right.', closest: 'Too long.' }],
    ['of no field', forbidden, same('Not allowed. Ask an admin.')],
    ['a title that ends by itself', told('Survey not found!', 'Look again.'), same('Survey not found! Look again.')],
    ['in Japanese', told('見つかりません', '確認してください。'), same('見つかりません。確認してください。')],
    ['in Korean', told('찾을 수 없습니다', '확인하세요.'), same('찾을 수 없습니다. 확인하세요.')],
    ['said twice', told('Coupon invalid', 'Coupon invalid'), same('Coupon invalid')],
    ['with an empty detail', told('Mistake', ''), same('Mistake')],
    ['with a title only', problemToError(500, { title: 'Mistake' }), { words: 'Mistake', closest: 'Mistake' }],
    ['no problem document', problemToError(502, '<html>'), same('app.errors.unexpected')],
    ['the network', transportError('network'), same('app.errors.network')],
    ['any other error', new Error('Broken'), same('Broken')],
    ['what is no error', 'Broken', same('app.errors.unexpected')],
    ['errors that are no texts', new HttpError('Refused', 400, { errors: { name: 7 } }), same('Refused')],
  ];
  it.each(cases)('%s', (_, error, expected) => {
    expect({ words: wordsOf(error), closest: closestWordsOf(error) }).toEqual(expected);
  });
});

describe('the document of an error', () => {
  it('has the first message of each field, and of each place inside one', () => {
    expect(fieldErrorsOf(refused)).toEqual({
      name: 'Too long.',
      document: 'Empty page.',
      'document.pages.0': 'Empty page.',
      'a/b': 'Escaped.',
    });
    expect(fieldErrorsOf(forbidden)).toEqual({});
  });

  it('keeps what else the problem says', () => {
    expect(problemOf(refused)).toMatchObject({ code: 'invalid_input', title: 'Invalid input' });
    expect(problemOf(new Error('Broken'))).toEqual({});
  });
});

function told(title: string, detail: string): HttpError {
  return problemToError(409, { title, detail });
}

function same(words: string): { words: string; closest: string } {
  return { words, closest: words };
}
