/** What a column of a file says of an answer. */
import { expect, test } from 'vitest';
import { messagesOf } from '../../../../public-app/i18n/messages.ts';
import { translate } from '../../../../public-app/i18n/translate.ts';
import { kindOf, questionKinds } from '../../../../shared/questions/index.ts';
import type { Question } from '../../../../shared/survey/document.ts';
import { answerParts } from './answer-cells.ts';

const words = {
  localize: (text: Question['title'] | undefined) => text?.en ?? '',
  translate: (key: string, parameters?: Record<string, string | number>) =>
    translate(messagesOf('en'), key, parameters),
};

const columnsOf = (type: string, own: object, answer: unknown) => {
  const sample = questionKinds.find((kind) => kind.type === type)?.sample;
  const question = { ...sample, ...own } as Question;
  return answerParts(kindOf(question).control(question, words)).map(({ label, cell }) => [label, cell(answer)]);
};

test.each<[type: string, own: object, answer: unknown, columns: unknown[][]]>([
  ['time', {}, '14:05', [[null, '14:05']]],
  ['email', {}, 'ann@example.com', [[null, 'ann@example.com']]],
  ['phone', {}, '+49 30 123456', [[null, '+49 30 123456']]],
  ['url', {}, 'example.com', [[null, 'example.com']]],
  [
    'consent',
    {},
    { language: 'en', text_sha256: 'ab12' },
    [
      [null, 'Agreed'],
      ['SHA-256', 'ab12'],
    ],
  ],
  [
    'consent',
    {},
    undefined,
    [
      [null, null],
      ['SHA-256', null],
    ],
  ],
  [
    'matrix',
    { columns: undefined, scale: { maximum: 5 }, text_column: { label: { en: 'Why?' } } },
    { food: 4, 'drinks.text': 'Warm.' },
    [
      ['Food', 4],
      ['Food – Why?', null],
      ['Drinks', null],
      ['Drinks – Why?', 'Warm.'],
    ],
  ],
  [
    'matrix',
    { several: true },
    { food: ['poor', 'good'] },
    [
      ['Food', 'Poor; Good'],
      ['Drinks', null],
    ],
  ],
  ['signature', {}, ['Ann Example'], [[null, 'Ann Example']]],
  ['signature', {}, ['0b5c1b0e-6c0e-4d4e-9c1e-2f1d1f1d1f11'], [[null, 'Signed']]],
  ['url', {}, undefined, [[null, null]]],
])('an answer to %s %j: %j', (type, own, answer, columns) => {
  expect(columnsOf(type, own, answer)).toEqual(columns);
});
