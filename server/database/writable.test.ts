import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SetupError } from './setup-error.ts';
import { ensureWritable } from './writable.ts';

let directory: string;
beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-writable-'));
});
afterEach(() => fs.rmSync(directory, { recursive: true }));

test('a missing folder is made, with its parents', () => {
  const folder = path.join(directory, 'a/b');
  ensureWritable(folder, 'for a test');
  expect(fs.statSync(folder).isDirectory()).toBe(true);
});

test('a folder that can not be written ends in a message with its name, its purpose and what to do', () => {
  // For root as well, who is refused nothing by permissions: no folder can be made below a file.
  const file = path.join(directory, 'file');
  fs.writeFileSync(file, '');
  const attempt = (): void => ensureWritable(path.join(file, 'folder'), 'where tests write');
  expect(attempt).toThrow(SetupError);
  expect(attempt).toThrow(`may not write in ${file}/folder, where tests write. Give it to this user`);
});
