import { expect, test } from 'vitest';
import { createTypeAhead, isLetter } from './type-ahead.ts';

const names = ['Berlin', 'Bremen', 'Ankara', 'İzmir', 'Berne', ''];

test('one letter goes to the next name, around the end', () => {
  const { type } = createTypeAhead();
  expect(type('b', names, 0, 0)).toBe(1);
  expect(type('b', names, 4, 10_000)).toBe(0);
  expect(type('x', names, 0, 20_000)).toBeNull();
});

test('letters in a row are a word, and stay where they fit', () => {
  const { type } = createTypeAhead();
  expect(type('b', names, 2, 0)).toBe(4);
  expect(type('e', names, 4, 100)).toBe(4);
  expect(type('r', names, 4, 200)).toBe(4);
  expect(type('l', names, 4, 300)).toBe(0);
});

test('the same letter again goes on to the next', () => {
  const { type } = createTypeAhead();
  expect(type('b', names, 0, 0)).toBe(1);
  expect(type('b', names, 1, 100)).toBe(4);
});

test('letters are found whatever sign they carry', () => {
  expect(createTypeAhead().type('i', names, 0, 0)).toBe(3);
  expect(createTypeAhead().type('a', ['Ärzte'], 0, 0)).toBe(0);
});

test('commands are no letters', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false };
  expect(isLetter({ key: 'a', ...plain })).toBe(true);
  expect(isLetter({ key: '山', ...plain })).toBe(true);
  for (const key of ['Enter', ' ', 'ArrowDown', 'F10']) expect(isLetter({ key, ...plain })).toBe(false);
  expect(isLetter({ key: 'a', ...plain, ctrlKey: true })).toBe(false);
});
