/** Work in a process of its own: whatever it does, this process goes on. */
import { expect, test } from 'vitest';
import { runProcess } from './run-process.ts';

const MODULE = new URL('./test/hostile-work.ts', import.meta.url);
const run = (work: string, timeMs = 60_000): Promise<unknown> =>
  runProcess(MODULE, Buffer.from(work), { memoryMb: 64, timeMs });

test('answers', async () => {
  expect(await run('count')).toEqual([1, 2, 3]);
});

test('knows nothing of what the server was told', async () => {
  const { NODE_COMPILE_CACHE: compiled, ...told } = (await run('environment')) as NodeJS.ProcessEnv;
  expect(told).toEqual({});
  expect(compiled).toBe(process.env['NODE_COMPILE_CACHE']);
});

test('is ended by its memory, even where that ends within one call', async () => {
  expect(await run('split')).toBeUndefined();
});

test('is ended by its time', async () => {
  expect(await run('forever', 1_000)).toBeUndefined();
});

test('says what it threw, and that it never came to its work', async () => {
  await expect(run('throw')).rejects.toThrow('This can not be read.');
  await expect(run('exit')).rejects.toThrow('ended with 3');
  const missing = new URL('./test/missing.ts', import.meta.url);
  await expect(runProcess(missing, Buffer.from(''), { memoryMb: 64, timeMs: 60_000 })).rejects.toThrow('ended with 1');
});
