import { expect, it } from 'vitest';
import type { Draft, DraftQuestion } from '../../state/draft.ts';
import { progressOf } from './dry-run.ts';
import { flowOf } from './flow-model.ts';

const text = (en: string) => ({ en });
const question = (id: string, more: object = {}): DraftQuestion => ({
  id,
  type: 'single',
  title: text(id),
  options: ['a', 'b'].map((option) => ({ id: option, label: text(option) })),
  ...more,
});
const is = (asked: string, equals: string) => ({ all: [{ question: asked, equals }] });
const draft: Draft = {
  title: text('Ways'),
  pages: [
    {
      id: 'first',
      questions: [
        question('one', { jumps: [{ if: is('one', 'a'), to: { question: 'three' } }, { to: { end: true } }] }),
        question('two'),
      ],
    },
    {
      id: 'second',
      questions: [question('three', { jumps: [{ if: is('three', 'b'), to: { end: true } }] }), question('four')],
    },
  ],
  endings: [{ id: 'bad', if: is('three', 'b') }],
};

it('puts a line for each page, question and end, with what nobody comes to', () => {
  const { lines, deadEnds } = flowOf(draft);
  expect(lines.map(({ kind, pointer }) => `${kind} ${pointer}`)).toEqual([
    'page /pages/0',
    'question /pages/0/questions/0',
    'question /pages/0/questions/1',
    'page /pages/1',
    'question /pages/1/questions/0',
    'question /pages/1/questions/1',
    'end /end',
    'ending /endings/0',
    'thanks /thank_you',
  ]);
  expect(deadEnds).toEqual([{ pointer: '/pages/0/questions/1', kind: 'passed_over' }]);
  expect(lines[2]?.deadEnds).toEqual(deadEnds);
  expect(lines.flatMap((line) => line.deadEnds)).toHaveLength(1);
});

it('lays jumps that pass each other into different lanes, the shortest innermost', () => {
  const { arcs, lanes } = flowOf(draft);
  expect(arcs.map(({ question: from, jump, to, lane }) => [from, jump, to, lane])).toEqual([
    ['three', 0, 6, 0],
    ['one', 0, 4, 0],
    ['one', 1, 6, 1],
  ]);
  expect(lanes).toBe(2);
});

it('has no lines for pages where one question is asked at a time', () => {
  const kinds = flowOf({ ...draft, layout: 'one_at_a_time' }).lines.map(({ kind }) => kind);
  expect(kinds).not.toContain('page');
});

it('tells nothing of a half-written question rather than failing', () => {
  const { options: _, ...bare } = question('one');
  expect(
    flowOf({ title: {}, pages: [{ id: 'page', questions: [bare, question('two', { show_if: is('one', 'a') })] }] }),
  ).toMatchObject({
    deadEnds: [],
  });
});

it('follows who answers: what was asked, what was left out, which jump was taken, and the end', () => {
  const nothing = { questions: ['one', 'two'], answers: {}, isComplete: false };
  expect(progressOf(draft, nothing)).toBeUndefined();
  expect(progressOf(draft, { ...nothing, answers: { one: '', two: null } })).toBeUndefined();

  const under = progressOf(draft, { questions: ['three', 'four'], answers: { one: 'a' }, isComplete: false });
  expect(Object.fromEntries(under?.marks ?? [])).toEqual({
    one: 'answered',
    two: 'left_out',
    three: 'current',
    four: 'current',
  });
  expect(under?.jumps).toEqual(new Map([['one', 0]]));
  expect(under?.ending).toBeUndefined();

  const over = progressOf(draft, { questions: [], answers: { one: 'a', three: 'b' }, isComplete: true });
  expect(over?.marks.get('four')).toBe('left_out');
  expect(over?.jumps).toEqual(
    new Map([
      ['one', 0],
      ['three', 0],
    ]),
  );
  expect(over?.ending).toBe(0);

  const thanked = progressOf(draft, { questions: [], answers: { one: 'a', four: 'a' }, isComplete: true });
  expect(thanked?.marks.get('three')).toBe('skipped');
  expect(thanked?.ending).toBe(-1);
});
