import { expect, test } from 'vitest';
import type { Draft, DraftQuestion } from './draft.ts';
import { freshQuestionId } from './ids.ts';
import { bareQuestion, libraryDocument, losesParts, questionFromLibrary } from './library.ts';

const plain: DraftQuestion = {
  id: 'why',
  type: 'single',
  title: { en: 'Why at {{unit}}?', de: 'Warum bei {{ company|uns }}?' },
  image: { file: '0b5cad00-0000-4000-8000-000000000000.webp' },
  required: true,
  options: [
    { id: 'near', label: { en: 'Near', de: 'Nah' } },
    { id: 'good', label: { en: 'Good', de: 'Gut' } },
  ],
};
const ruled: DraftQuestion = {
  ...plain,
  title: { en: 'Why {{stay|so}}, at {{unit}}? {{stay}}' },
  show_if: { all: [{ question: 'stay', equals: true }] },
  jumps: [{ to: { question: 'after' } }],
  options: [
    { id: 'near', label: { en: 'Near' }, show_if: { all: [{ question: 'stay', equals: true }] } },
    { id: 'good', label: { en: 'Good' } },
  ],
};
const draft: Draft = { title: { en: 'Visit' }, pages: [{ id: 'first', questions: [plain] }] };

test('a question that looks at nothing else is kept whole', () => {
  expect(losesParts(plain)).toBe(false);
  expect(libraryDocument(draft, plain)).toEqual({
    title: { en: 'Visit' },
    pages: [{ id: 'page', questions: [plain] }],
  });
});

test('what looks at its survey is left out: conditions, jumps and answers in texts', () => {
  expect(losesParts(ruled)).toBe(true);
  expect(bareQuestion(ruled)).toEqual({
    ...plain,
    title: { en: 'Why so, at {{unit}}? ' },
    options: [
      { id: 'near', label: { en: 'Near' } },
      { id: 'good', label: { en: 'Good' } },
    ],
  });
});

test('a survey has each of its questions once, however often one is taken from the library', () => {
  const stored = libraryDocument(draft, plain);
  const take = (into: Draft) => questionFromLibrary(stored, ({ type }) => freshQuestionId(into, type));
  const once = take(draft);
  if (once === undefined) throw new Error('There is no question.');
  const twice = take({ ...draft, pages: [{ id: 'first', questions: [plain, once] }] });
  expect(new Set([plain.id, once.id, twice?.id]).size).toBe(3);
  expect([once, twice].map((question) => ({ ...question, id: plain.id }))).toEqual([plain, plain]);
  expect(questionFromLibrary({ pages: [] }, () => 'new')).toBeUndefined();
});
