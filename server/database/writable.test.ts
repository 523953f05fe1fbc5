import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SetupError } from './setup-error.ts';
import { ensureWritable } from './writable.ts';

test('a missing folder is made, with its parents', () => {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-writable-')), 'a/b');
  ensureWritable(folder, 'for a test');
  expect(fs.statSync(folder).isDirectory()).toBe(true);
});

test('a folder that can not be written ends in a message with its name, its purpose and what to do', () => {
  const folder = unwritableFolder();
  const attempt = (): void => ensureWritable(folder, 'where tests write');
  expect(attempt).toThrow(SetupError);
  expect(attempt).toThrow(`may not write in ${folder}, where tests write. Give it to this user`);
});

/** Root may write everywhere but in the kernel's own file systems. */
function unwritableFolder(): string {
  if (process.getuid?.() === 0) return '/proc/feedtree';
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-unwritable-'));
  fs.chmodSync(folder, 0o500);
  return folder;
}
