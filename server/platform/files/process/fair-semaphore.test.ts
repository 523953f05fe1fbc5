import { expect, test } from 'vitest';
import { createFairSemaphore } from './fair-semaphore.ts';

/** A task that lasts until it is ended. */
function lasting() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { task: () => promise, end: () => resolve('done') };
}

test('who has many tasks waits for himself, and not everybody else for him', async () => {
  const inTurn = createFairSemaphore({ atOnce: 2, ofOne: 4, seconds: 10 });
  const started: string[] = [];
  const begin = (owner: number, name: string) => {
    const { task, end } = lasting();
    const done = inTurn(owner, () => {
      started.push(name);
      return task();
    });
    return { end, done };
  };
  const [first, ...mine] = ['first', 'second', 'third', 'fourth'].map((name) => begin(1, name));
  const theirs = begin(2, 'theirs');
  expect(started).toEqual(['first', 'second']);
  first?.end();
  await first?.done;
  expect(started).toEqual(['first', 'second', 'theirs']);
  theirs.end();
  await theirs.done;
  for (const { end, done } of mine) {
    end();
    expect(await done).toBe('done');
  }
  expect(started).toEqual(['first', 'second', 'theirs', 'third', 'fourth']);
});

test('more than may wait is refused; who was refused, or failed, has his turn again', async () => {
  const inTurn = createFairSemaphore({ atOnce: 1, ofOne: 1, seconds: 10 });
  const failing = inTurn(1, () => Promise.reject(new Error('broken')));
  const refused = { code: 'too_many_requests', status: 429, parameters: { seconds: 10 } };
  await expect(inTurn(1, lasting().task)).rejects.toMatchObject(refused);
  await expect(failing).rejects.toThrow('broken');
  expect(await inTurn(1, async () => 'done')).toBe('done');
});
