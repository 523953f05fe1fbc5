import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchFolder } from './watch-folder.ts';

let folder: string;
let notified: number;
let end: () => void;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-watch-'));
  fs.mkdirSync(path.join(folder, 'inner'));
  write('inner/file', 'first');
  notified = 0;
  end = watchFolder(folder, () => (notified += 1));
});

afterEach(() => {
  end();
  fs.rmSync(folder, { recursive: true });
});

test('a file that is replaced is told of each time, and so is what is written into it then', async () => {
  for (const text of ['second', 'third']) {
    await discloses(() => {
      write('new', text);
      fs.renameSync(path.join(folder, 'new'), path.join(folder, 'inner/file'));
    });
    await discloses(() => write('inner/file', `${text}, changed`));
  }
});

test('a folder that comes later is watched, and again when it was removed and made anew', async () => {
  for (const text of ['first', 'second']) {
    await discloses(() => fs.mkdirSync(path.join(folder, 'later/deep'), { recursive: true }));
    await discloses(() => write('later/deep/file', text));
    await discloses(() => fs.rmSync(path.join(folder, 'later'), { recursive: true }));
  }
});

test('nothing is told after the end', async () => {
  let seen = 0;
  const endOfOther = watchFolder(folder, () => (seen += 1));
  end();
  write('inner/file', 'second');
  await expect.poll(() => seen).toBeGreaterThan(0);
  endOfOther();
  expect(notified).toBe(0);
});

/** Waits for the change alone to be told: what was told before it does not count. */
async function discloses(change: () => void): Promise<void> {
  await settled();
  change();
  await expect.poll(() => notified).toBeGreaterThan(0);
}

/** Changes are told in order, so that once a last one is told, all before it were. */
async function settled(): Promise<void> {
  const before = notified;
  write('last', String(before));
  await expect.poll(() => notified).toBeGreaterThan(before);
  for (let seen = -1; seen !== notified;) {
    seen = notified;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  notified = 0;
}

function write(file: string, text: string): void {
  fs.writeFileSync(path.join(folder, file), text);
}
