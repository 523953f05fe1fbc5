import { expect, test } from 'vitest';
import { findQuestions, type WrittenQuestion } from './find-questions.ts';
import { questions } from './questions.ts';

const written = (name: string, question: string, answer: string): WrittenQuestion => ({
  name,
  group: 'start',
  links: [],
  question,
  answer,
});

const some = [
  written('plan', 'Wie ändere ich den Tarif?', 'In der Tarifverwaltung.'),
  written('codes', 'Was wird aus gedruckten Codes?', 'Sie gelten weiter.'),
];
const found = (sought: string) => findQuestions(some, sought).map(({ name }) => name);

test.each([
  ['', ['plan', 'codes']],
  ['  ', ['plan', 'codes']],
  ['ANDERE tarif', ['plan']],
  ['gelten codes', ['codes']],
  ['gelten tarif', []],
])('%j finds %j', (sought, names) => {
  expect(found(sought)).toEqual(names);
});

test('no question has the name of another, for names are addresses', () => {
  expect(new Set(questions.map(({ name }) => name)).size).toBe(questions.length);
});
