import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('all are done, four at a time at most', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inTurns([1, 2, 3, 4, 5, 6, 7], async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect(new Set(done)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  expect(most).toBe(4);
});

test('where one is refused none begins after it, and what is under way is waited for', async () => {
  const done: number[] = [];
  const all = inTurns([1, 2, 3, 4, 5, 6, 7, 8], async (item) => {
    if (item === 2) throw new Error('refused');
    await new Promise((resolve) => setImmediate(resolve));
    done.push(item);
  });
  await expect(all).rejects.toThrow('refused');
  const then = [...done];
  await new Promise((resolve) => setImmediate(resolve));
  expect(new Set(then)).toEqual(new Set([1, 3, 4]));
  expect(done).toEqual(then);
});
