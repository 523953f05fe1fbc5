import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPacer } from './pacer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pace = { settleMs: 500, apartMs: 5_000 };

test('a burst is answered once, and a storm at a bounded pace', () => {
  const work = vi.fn();
  const pacer = createPacer(work, pace);
  for (let times = 0; times < 10; times += 1) pacer.ask();
  vi.advanceTimersByTime(499);
  expect(work).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);

  for (let second = 0; second < 60; second += 1) {
    pacer.ask();
    vi.advanceTimersByTime(1_000);
  }
  expect(work).toHaveBeenCalledTimes(13);
});

test('after a while of silence it is quick again, and what was stopped is not done', () => {
  const work = vi.fn();
  const pacer = createPacer(work, pace);
  pacer.ask();
  vi.advanceTimersByTime(60_000);
  pacer.ask();
  vi.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  pacer.ask();
  pacer.stop();
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});
