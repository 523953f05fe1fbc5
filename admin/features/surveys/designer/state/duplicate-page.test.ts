import { expect, test } from 'vitest';
import type { Draft, DraftQuestion } from './draft.ts';
import { duplicatePage } from './duplicate-page.ts';
import { freshQuestionIds } from './ids.ts';

const question = (id: string, more: object = {}): DraftQuestion => ({ id, type: 'yes_no', title: { en: id }, ...more });
const draft: Draft = {
  title: { en: 'Visit' },
  pages: [
    { id: 'before', questions: [question('stay')] },
    {
      id: 'room',
      title: { en: 'Room' },
      show_if: { all: [{ question: 'stay', equals: true }] },
      questions: [
        question('clean', {
          jumps: [{ if: { all: [{ question: 'clean', equals: true }] }, to: { question: 'after' } }],
        }),
        question('why', {
          title: { en: 'Why {{ clean|not }}, {{stay}} at {{unit}}?' },
          show_if: { any: [{ all: [{ question: 'clean', equals: false }] }, { question: 'stay', answered: true }] },
        }),
      ],
    },
    { id: 'last', questions: [question('after')] },
  ],
};
const ids = new Map([
  ['clean', 'clean_2'],
  ['why', 'why_2'],
]);

test('a copy of a page stands behind it and looks at its own questions', () => {
  const { pages } = duplicatePage(draft, 'room', 'room_2', ids);
  expect(pages.map(({ id }) => id)).toEqual(['before', 'room', 'room_2', 'last']);
  expect(pages[1]).toBe(draft.pages[1]);
  expect(pages[2]).toEqual({
    id: 'room_2',
    title: { en: 'Room' },
    show_if: { all: [{ question: 'stay', equals: true }] },
    questions: [
      question('clean_2', {
        title: { en: 'clean' },
        jumps: [{ if: { all: [{ question: 'clean_2', equals: true }] }, to: { question: 'after' } }],
      }),
      question('why_2', {
        title: { en: 'Why {{ clean_2|not }}, {{stay}} at {{unit}}?' },
        show_if: { any: [{ all: [{ question: 'clean_2', equals: false }] }, { question: 'stay', answered: true }] },
      }),
    ],
  });
});

test('all copies have ids of their own', () => {
  const made = [...freshQuestionIds(draft, draft.pages[1]?.questions ?? []).values()];
  expect(new Set([...made, 'stay', 'clean', 'why', 'after']).size).toBe(6);
});

test('a page that is not there changes nothing', () => {
  expect(duplicatePage(draft, 'gone', 'copy', ids)).toBe(draft);
});
