/** Whether what was built still fits its sources, and what has to be read to know. */
import { expect, test, vi } from 'vitest';
import { judgeStamp } from './front-ends.ts';

test.each([
  ['whose times are the same is fresh, and no source is read', { hash: 'a', seen: '1' }, 'fresh', 0],
  ['whose sources were written again as they were is fresh', { hash: 'a', seen: '0' }, 'fresh_again', 1],
  ['of before times were kept is fresh where its sources are the same', { hash: 'a' }, 'fresh_again', 1],
  ['whose sources have changed is stale', { hash: 'b', seen: '0' }, 'stale', 1],
  ['without times whose sources have changed is stale', { hash: 'b' }, 'stale', 1],
])('a build %s', (_what, stamp, judged, reads) => {
  const readSources = vi.fn(() => 'a');
  expect(judgeStamp(stamp, '1', readSources)).toBe(judged);
  expect(readSources).toHaveBeenCalledTimes(reads);
});
