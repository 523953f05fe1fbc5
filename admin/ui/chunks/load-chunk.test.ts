import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ChunkLoadError, loadChunk } from './load-chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a part of the program that does not come is an error after two minutes, not before', async () => {
  const outcome = loadChunk(() => new Promise<never>(() => undefined)).catch((error: unknown) => error);
  let isSettled = false;
  void outcome.then(() => (isSettled = true));
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBeInstanceOf(ChunkLoadError);
});

test('a part that comes leaves no timer behind', async () => {
  expect(await loadChunk(async () => 'here')).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
});

test('a part that is gone is an error at once, with its reason', async () => {
  const reason = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadChunk(() => Promise.reject(reason))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    cause: reason,
  });
});
