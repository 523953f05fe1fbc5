import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compare, write } from './write.ts';

const FILES = [
  { path: 'server/generated/a.ts', text: 'a' },
  { path: 'server/generated/b.ts', text: 'b' },
];

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'write-'));
});
afterEach(async () => rm(root, { recursive: true }));

test('what is new, changed or left over is written, and named', async () => {
  await write(root, [...FILES, { path: 'admin/generated/old.tsx', text: 'old' }]);
  const next = [
    { path: 'server/generated/a.ts', text: 'A' },
    { path: 'server/generated/c.ts', text: 'c' },
  ];
  expect(await compare(root, next)).toEqual([
    { path: 'admin/generated/old.tsx', change: 'remove' },
    { path: 'server/generated/a.ts', change: 'change' },
    { path: 'server/generated/b.ts', change: 'remove' },
    { path: 'server/generated/c.ts', change: 'add' },
  ]);
  expect(await readFile(join(root, 'server/generated/a.ts'), 'utf8'), 'comparing changes nothing').toBe('a');
  await write(root, next);
  expect(await compare(root, next)).toEqual([]);
  expect(await readdir(join(root, 'server/generated'))).toEqual(['a.ts', 'c.ts']);
});

test('a file that is the same is not touched', async () => {
  await write(root, FILES);
  const before = await stat(join(root, 'server/generated/a.ts'), { bigint: true });
  expect(await write(root, FILES)).toEqual([]);
  expect((await stat(join(root, 'server/generated/a.ts'), { bigint: true })).mtimeNs).toBe(before.mtimeNs);
});

test('nothing outside the generated folders is removed', async () => {
  await write(root, FILES);
  await writeFile(join(root, 'server/own.ts'), 'own');
  expect(await write(root, FILES)).toEqual([]);
  expect(await readFile(join(root, 'server/own.ts'), 'utf8')).toBe('own');
});
