import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { linesOf, nameItem, pasteLines } from '../../../../crud/document-form/fields/items.ts';
import { presentable } from '../preview/presentable.ts';
import { ConflictError, createAutosave, type Saving } from './autosave.ts';
import type { Draft, DraftQuestion } from './draft.ts';
import { PAUSE_MS, record, redo, startHistory, undo } from './history.ts';
import {
  duplicateQuestion,
  mergePage,
  moveQuestion,
  neighborPosition,
  removeQuestion,
  splitPage,
} from './operations.ts';
import { misplacedPages, misplacedRules, repairRules } from './rules.ts';
import { restoreDeleted } from './restore-deleted.ts';

const question = (id: string, more: Partial<DraftQuestion> = {}): DraftQuestion => ({
  id,
  type: 'smiley',
  title: { en: id },
  ...more,
});
const draftOf = (...pages: DraftQuestion[][]): Draft => ({
  title: { en: 'Visit' },
  pages: pages.map((questions, at) => ({ id: `page_${at + 1}`, questions })),
});
const shape = (draft: Draft) => draft.pages.map(({ questions }) => questions.map(({ id }) => id).join(' '));

describe('questions and pages', () => {
  const draft = draftOf([question('a'), question('b')], [question('c')]);
  test.each([
    ['down its page', moveQuestion(draft, 'a', { page: 'page_1', at: 2 }), ['b a', 'c']],
    ['to another page', moveQuestion(draft, 'a', { page: 'page_2', at: 0 }), ['b', 'a c']],
    ['gone', removeQuestion(draft, 'b'), ['a', 'c']],
    ['twice', duplicateQuestion(draft, 'a', 'x'), ['a x b', 'c']],
    ['in one page', mergePage(draft, 'page_2'), ['a b c']],
    ['on a page of its own', splitPage(draft, 'b', 'new'), ['a', 'b', 'c']],
  ])('%s', (_, after, expected) => expect(shape(after)).toEqual(expected));

  test('a place where it already is changes nothing', () => {
    expect(moveQuestion(draft, 'a', { page: 'page_1', at: 1 })).toBe(draft);
  });
  test('one step goes over the edge of a page', () => {
    expect(neighborPosition(draft, 'b', 1)).toEqual({ page: 'page_2', at: 0 });
    expect(neighborPosition(draft, 'a', -1)).toBeUndefined();
  });
});

describe('a deletion taken back', () => {
  const rule = { all: [{ question: 'a', less: 4 }] };
  const before = draftOf([question('a'), question('b', { show_if: rule })], [question('c')]);
  const after = repairRules(removeQuestion(before, 'a')).draft;

  test('brings the question and the rules that looked at it, and keeps what was done since', () => {
    const now = duplicateQuestion(after, 'c', 'x');
    const back = restoreDeleted(now, before, after);
    expect(shape(back)).toEqual(['a b', 'c x']);
    expect(back.pages[0]?.questions[1]?.show_if).toEqual(rule);
  });
  test('leaves a question alone that was changed since', () => {
    const now = draftOf([question('b', { title: { en: 'Other' } })], [question('c')]);
    expect(restoreDeleted(now, before, after).pages[0]?.questions[1]).toEqual(
      question('b', { title: { en: 'Other' } }),
    );
  });
  test('brings a page with what stood on it', () => {
    const without = { ...before, pages: before.pages.slice(1) };
    expect(shape(restoreDeleted(without, before, without))).toEqual(['a b', 'c']);
  });
  test('changes nothing where it was undone already', () => {
    expect(restoreDeleted(before, before, after)).toBe(before);
  });
});

describe('rules', () => {
  const options = [
    { id: 'food', label: { en: 'Food' } },
    { id: 'staff', label: { en: 'Staff' } },
  ];
  const source = question('a', { type: 'single', options });

  test('that look at what is gone are taken out', () => {
    const draft = draftOf([
      source,
      question('b', { show_if: { all: [{ question: 'gone', answered: true }] } }),
      question('c', {
        show_if: { any: [{ question: 'a', in: ['food', 'old'] }] },
        jumps: [{ to: { question: 'gone' } }],
      }),
    ]);
    const { draft: after, repaired } = repairRules(draft);
    expect(repaired).toEqual(['b', 'c']);
    expect(after.pages[0]?.questions.map(({ show_if: rule }) => rule)).toEqual([
      undefined,
      undefined,
      { any: [{ question: 'a', in: ['food'] }] },
    ]);
    expect(after.pages[0]?.questions[2]).not.toHaveProperty('jumps');
  });
  test('lose the groups of which nothing is left, and rows and columns that are gone', () => {
    const items = (...ids: string[]) => ids.map((id) => ({ id, label: { en: id } }));
    const grid = question('grid', { type: 'matrix', rows: items('food'), columns: items('good') });
    const kept = { question: 'grid', part: 'food', not_equals: 'good' };
    const lost = { question: 'grid', part: 'music', equals: 'good' };
    const other = { question: 'grid', part: 'food', equals: 'great' };
    const rule = { any: [kept, { all: [lost, other] }, { all: [{ any: [lost, kept] }, kept] }] };
    const { draft: after, repaired } = repairRules(draftOf([grid, question('b', { show_if: rule })]));
    expect(repaired).toEqual(['b']);
    expect(after.pages[0]?.questions[1]?.show_if).toEqual({ any: [kept, { all: [{ any: [kept] }, kept] }] });
  });
  test('of pages and options are repaired and told of as well', () => {
    const gone = { all: [{ question: 'gone', answered: true }] };
    const late = { all: [{ question: 'c', answered: true }] };
    const ruled = question('b', { type: 'single', options: [{ ...options[0], show_if: gone }, options[1]] });
    const draft = draftOf([source, ruled], [question('c')]);
    const pages = draft.pages.map((page) => ({ ...page, show_if: gone }));
    const { draft: after, repaired } = repairRules({ ...draft, pages });
    expect(repaired).toHaveLength(3);
    expect(after).toEqual(draftOf([source, question('b', { type: 'single', options })], [question('c')]));
    const looking = draft.pages.map((page, at) => ({ ...page, ...(at === 0 && { show_if: late }) }));
    expect(misplacedPages({ ...draft, pages: looking })).toEqual([draft.pages[0]?.id]);
    const early = question('b', { type: 'single', options: [{ ...options[0], show_if: late }] });
    expect([...misplacedRules(draftOf([source, early], [question('c')]))]).toEqual([['b', 'looks_later']]);
  });
  test('that are whole stay the very same', () => {
    const draft = draftOf([source, question('b', { show_if: { all: [{ question: 'a', equals: 'food' }] } })]);
    expect(repairRules(draft).draft).toBe(draft);
  });
  test('that look ahead or lead back are told of', () => {
    const draft = draftOf([
      question('b', { show_if: { all: [{ question: 'c', answered: true }] } }),
      question('c', { jumps: [{ to: { question: 'b' } }] }),
    ]);
    expect([...misplacedRules(draft)]).toEqual([
      ['b', 'looks_later'],
      ['c', 'jumps_back'],
    ]);
  });
});

describe('history', () => {
  const typed = (text: string, at: number) => ({ label: 'type', key: 'title', at, recipe: () => text });
  test('takes letters typed without a pause for one step, and a pause for the next', () => {
    const typing = ['a', 'ab'].reduce((history, text, at) => record(history, typed(text, at)), startHistory(''));
    expect(undo(typing).present).toBe('');
    const paused = record(typing, typed('abc', PAUSE_MS + 1));
    expect(undo(paused).present).toBe('ab');
    expect(redo(undo(paused)).present).toBe('abc');
  });
});

describe('autosave', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start(save: (document: string, revision: number) => Promise<number>) {
    const states: Saving[] = [];
    const parts = { save, isPassing: () => true, onState: (state: Saving) => void states.push(state) };
    return { states, autosave: createAutosave(parts, { document: 'first', revision: 1 }) };
  }

  test('saves the last of several changes once, and from its revision the next', async () => {
    const save = vi.fn(async (_document: string, revision: number) => revision + 1);
    const { autosave, states } = start(save);
    autosave.note('a');
    autosave.note('b');
    await vi.runAllTimersAsync();
    autosave.note('c');
    expect(await autosave.flush()).toBe(3);
    expect(save.mock.calls).toEqual([
      ['b', 1],
      ['c', 2],
    ]);
    expect(states.at(-1)).toBe('saved');
  });
  test('tries again when the network fails', async () => {
    const save = vi.fn(async (_document: string, revision: number) => revision + 1);
    save.mockRejectedValueOnce(new Error('network'));
    const { autosave, states } = start(save);
    autosave.note('a');
    await vi.runAllTimersAsync();
    expect(save).toHaveBeenCalledTimes(2);
    expect(states).toContain('failed');
    expect(states.at(-1)).toBe('saved');
  });
  test('stops at a conflict until it goes on from what the server has', async () => {
    const save = vi.fn(async () => 9).mockRejectedValueOnce(new ConflictError());
    const { autosave, states } = start(save);
    autosave.note('a');
    await vi.runAllTimersAsync();
    autosave.note('b');
    await vi.runAllTimersAsync();
    expect(save).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe('conflict');
    expect(autosave.revision()).toBe(1);
    autosave.reset('theirs', 8);
    expect(autosave.revision()).toBe(8);
    autosave.note('mine again');
    await vi.runAllTimersAsync();
    expect(save).toHaveBeenLastCalledWith('mine again', 8);
  });
});

describe('options', () => {
  test('are named after their first label, and keep that name', () => {
    const [item] = nameItem([{ id: 'option_ab12', label: { en: 'Waiting time' } }], 0, 'en');
    expect(item?.id).toBe('waiting_time');
    expect(nameItem([{ id: 'waiting_time', label: { en: 'Delay' } }], 0, 'en')[0]?.id).toBe('waiting_time');
  });
  test('come from pasted lines, without their bullets', () => {
    const lines = linesOf('- Food\n2. Staff\n\n• Staff') ?? [];
    const items = pasteLines([{ id: 'option_ab12', label: {} }], 0, lines, { language: 'en', most: 30 });
    expect(items.map(({ id, label }) => [id, label.en])).toEqual([
      ['food', 'Food'],
      ['staff', 'Staff'],
      ['staff_2', 'Staff'],
    ]);
  });
});

test('what is half-written is shown with words in its place', () => {
  const draft = draftOf([question('a', { title: {}, options: [{ id: 'x', label: {} }] })], []);
  const shown = presentable(draft, 'en', { question: 'Untitled', option: (place) => `Option ${place}` });
  expect(shown?.pages).toHaveLength(1);
  expect(shown?.pages[0]?.questions[0]).toMatchObject({
    title: { en: 'Untitled' },
    options: [{ id: 'x', label: { en: 'Option 1' } }],
  });
  expect(presentable(draftOf([]), 'en', { question: '', option: () => '' })).toBeUndefined();
});
