import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** A task that lasts until it is ended. */
function lasting() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { task: () => promise, end: () => resolve('done') };
}

test('one owner waits for himself and not for all others: what is too much of him is refused', async () => {
  const inTurn = createTurns({ atOnce: 2, ofOne: 2, seconds: 10 });
  const [first, second, other] = [lasting(), lasting(), lasting()];
  const mine = [inTurn(1, first.task), inTurn(1, second.task)];
  await expect(inTurn(1, lasting().task)).rejects.toMatchObject({
    code: 'too_many_requests',
    parameters: { seconds: 10 },
  });
  const theirs = inTurn(2, other.task);
  first.end();
  other.end();
  expect(await theirs).toBe('done');
  second.end();
  expect(await Promise.all(mine)).toEqual(['done', 'done']);
});

test('who was refused, or failed, has his turn again', async () => {
  const inTurn = createTurns({ atOnce: 1, ofOne: 1, seconds: 10 });
  const failing = inTurn(1, () => Promise.reject(new Error('broken')));
  await expect(inTurn(1, lasting().task)).rejects.toMatchObject({ status: 429 });
  await expect(failing).rejects.toThrow('broken');
  expect(await inTurn(1, async () => 'done')).toBe('done');
});
