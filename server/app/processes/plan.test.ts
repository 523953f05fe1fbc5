import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { isOneProcess, mostConnections, poolSizesOf, readProcesses } from './plan.ts';

test.each<[string, NodeJS.ProcessEnv, boolean, object]>([
  ['in development', {}, false, { web: 1, workers: 'within' }],
  ['in production', {}, true, { web: availableParallelism(), workers: 1 }],
  ['where several answer', { WEB_PROCESSES: '3' }, false, { web: 3, workers: 1 }],
  [
    'where one does both in production',
    { WEB_PROCESSES: '1', WORKER_PROCESSES: 'within' },
    true,
    { web: 1, workers: 'within' },
  ],
  ['where others work', { WEB_PROCESSES: '4', WORKER_PROCESSES: '0' }, true, { web: 4, workers: 0 }],
  ['where others answer', { WEB_PROCESSES: '0' }, false, { web: 0, workers: 1 }],
  [
    'where nothing is said by an empty line',
    { WEB_PROCESSES: '', WORKER_PROCESSES: '' },
    false,
    { web: 1, workers: 'within' },
  ],
])('what runs %s', (_where, environment, production, expected) => {
  expect(readProcesses(environment, production)).toEqual(expected);
});

test('one process is alone only where it does everything', () => {
  expect(isOneProcess({ web: 1, workers: 'within' })).toBe(true);
  expect(isOneProcess({ web: 1, workers: 0 })).toBe(false);
  expect(isOneProcess({ web: 1, workers: 1 })).toBe(false);
  expect(isOneProcess({ web: 2, workers: 'within' })).toBe(false);
});

test('one process alone has the whole pools, several share them, and each has what it can not do without', () => {
  const alone = poolSizesOf({ web: 1, workers: 'within' }, true);
  expect(alone).toEqual({ app: 10, visitor: 8, platform: 4, session: 4, worker: 2 });
  const half = poolSizesOf({ web: 2, workers: 1 }, true);
  expect(half).toMatchObject({ app: 5, visitor: 4, platform: 2, session: 2 });
  // Work that holds a connection may need another one of the same pool.
  const many = Object.values(poolSizesOf({ web: 64, workers: 16 }, true));
  expect(many.filter((size) => size < 2)).toEqual([1]);
  expect(poolSizesOf({ web: 64, workers: 16 }, true).worker).toBe(1);
});

test('what the documents say of connections', () => {
  const most = (web: number): number => mostConnections({ web, workers: 1 });
  expect([1, 2, 4, 5].map(most)).toEqual([80, 73, 91, 106]);
});
