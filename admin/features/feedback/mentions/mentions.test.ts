import { expect, test } from 'vitest';
import { mentionedIn, piecesOf } from './mentions.ts';

const people = { Anna: 1, 'Anna Klein': 2, Jo: 3 };

test('those are told whose names still stand in the text, each once', () => {
  expect(mentionedIn('@Jo, see this', people)).toEqual([3]);
  expect(mentionedIn('Anna Klein and jo@example.com', people)).toEqual([]);
  expect(mentionedIn('@Jo @Jo', { Jo: 3, 'Jo ': 3 })).toEqual([3]);
});

test('a text falls into names and what is between them, and nothing of it is lost', () => {
  const text = 'Ask @Anna Klein or @Jo, not me@x.example @ all.';
  const pieces = piecesOf(text, people);
  expect(pieces.filter(({ isMention }) => isMention).map(({ words }) => words)).toEqual(['@Anna Klein', '@Jo']);
  expect(pieces.map(({ words }) => words).join('')).toBe(text);
  expect(piecesOf('', people)).toEqual([]);
  expect(piecesOf('@Jo', people)).toEqual([{ words: '@Jo', isMention: true }]);
});
