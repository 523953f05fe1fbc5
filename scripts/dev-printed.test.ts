/** Pages of `npm run dev` load what was printed once, when all of it is there. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { HotUpdateOptions, ViteDevServer } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { createPrinted } from './dev-printed.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-printed-'));
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

function started() {
  for (const folder of ['admin/generated', 'shared/client/generated', 'shared/i18n/generated'])
    fs.mkdirSync(path.join(root, folder), { recursive: true });
  const file = (name: string): string => path.join(root, 'admin/generated', name);
  fs.writeFileSync(file('old.ts'), '');
  fs.utimesSync(file('old.ts'), 1, 1);
  const printed = createPrinted(root);
  const [onFileChange, send] = [vi.fn<(file: string) => void>(), vi.fn<(message: object) => void>()];
  const server = { environments: { client: { moduleGraph: { onFileChange }, hot: { send } } } };
  const { configureServer, hotUpdate } = printed.plugin;
  if (typeof configureServer !== 'function' || typeof hotUpdate !== 'object') throw new Error('It is no such plugin.');
  void configureServer.call({} as never, server as unknown as ViteDevServer);
  /** Whether vite tells pages of the file by itself. */
  const isTold = (name: string): boolean =>
    hotUpdate.handler.call({} as never, { file: name } as HotUpdateOptions) === undefined;
  return { printed, file, onFileChange, send, isTold };
}

test('files that are printed are told of together, and those of others at once', () => {
  const { printed, file, onFileChange, send, isTold } = started();
  printed.begin();
  expect(printed.isRecent()).toBe(true);
  fs.writeFileSync(file('new.ts'), '');
  expect([isTold(file('new.ts')), isTold(path.join(root, 'admin/main.tsx'))]).toEqual([false, true]);
  expect(send).not.toHaveBeenCalled();
  printed.end();
  expect(onFileChange.mock.calls).toEqual([[file('new.ts')]]);
  expect(send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
  // The watcher may tell of it only now; what somebody writes later is his own.
  expect(isTold(file('new.ts'))).toBe(false);
  fs.utimesSync(file('new.ts'), new Date(), new Date(Date.now() + 60_000));
  expect(isTold(file('new.ts'))).toBe(true);
});

test('where nothing of it changes, no page loads anew', () => {
  const { printed, send } = started();
  printed.begin();
  printed.end();
  expect(send).not.toHaveBeenCalled();
});
