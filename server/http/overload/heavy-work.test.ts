/** What makes heavy answers of several senders take turns, and how long each keeps its place. */
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { asSender } from '../../access/sender.ts';
import type { OperationAnswer } from '../registry.ts';
import { createHeavyWork, type HeavyWork } from './heavy-work.ts';

const sender = (company: number, user: number) => ({ group: `company:${company}`, member: `user:${user}` });

/** Begins work that ends when it is told to, and says when it has begun. */
function begin(heavy: HeavyWork, of: ReturnType<typeof sender>, answer: OperationAnswer = { body: {} }) {
  const began = Promise.withResolvers<void>();
  const made = Promise.withResolvers<OperationAnswer>();
  const state = { hasBegun: false };
  const answered = asSender(of, () =>
    heavy(() => {
      state.hasBegun = true;
      began.resolve();
      return made.promise;
    }),
  );
  return { began: began.promise, state, answered, finish: () => made.resolve(answer), fail: made.reject };
}

/** Until all that can run has run. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test('a user has one at once, a company two, and another company goes on', async () => {
  const heavy = createHeavyWork();
  const first = begin(heavy, sender(1, 1));
  const second = begin(heavy, sender(1, 1));
  const colleague = begin(heavy, sender(1, 2));
  const third = begin(heavy, sender(1, 3));
  const other = begin(heavy, sender(2, 4));
  await settle();
  expect([first, second, colleague, third, other].map(({ state }) => state.hasBegun)).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
  first.finish();
  await first.answered;
  await settle();
  expect([second, third].filter(({ state }) => state.hasBegun)).toHaveLength(1);
  for (const work of [second, colleague, third, other]) work.finish();
  await Promise.all([second, colleague, third, other].map(({ answered }) => answered));
});

test('an answer told line by line keeps its place until the last of them', async () => {
  const heavy = createHeavyWork();
  const told = Promise.withResolvers<object>();
  const first = begin(heavy, sender(1, 1), { lines: () => told.promise });
  const second = begin(heavy, sender(1, 1));
  first.finish();
  const { lines } = await first.answered;
  const last = lines?.(() => undefined, new AbortController().signal);
  await settle();
  expect(second.state.hasBegun).toBe(false);
  told.resolve({ report: 1 });
  expect(await last).toEqual({ report: 1 });
  await second.began;
  second.finish();
  await second.answered;
});

test('a file keeps its place until it has been read, or its reader has gone', async () => {
  const heavy = createHeavyWork();
  const file = new PassThrough();
  const first = begin(heavy, sender(1, 1), { body: file });
  const second = begin(heavy, sender(1, 1));
  first.finish();
  await first.answered;
  await settle();
  expect(second.state.hasBegun).toBe(false);
  file.destroy();
  await second.began;
  second.finish();
  await second.answered;
});

test('what fails is told to whoever asked, and gives its place back', async () => {
  const heavy = createHeavyWork();
  const first = begin(heavy, sender(1, 1));
  const second = begin(heavy, sender(1, 1));
  first.fail(new Error('no such unit'));
  await expect(first.answered).rejects.toThrow('no such unit');
  await second.began;
  second.finish();
  await second.answered;
});
