/** Pages of `npm run dev` load what was printed once, when all of it is there. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { HotUpdateOptions, ViteDevServer } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { createPrinted } from './dev-printed.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-printed-'));
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

interface Loaded {
  isSelfAccepting?: boolean;
  importers?: { url: string; acceptedHmrDeps: Set<unknown> }[];
}

function started(loaded: Record<string, Loaded> = {}) {
  for (const folder of ['admin/generated/views', 'shared/client/generated', 'shared/i18n/generated'])
    fs.mkdirSync(path.join(root, folder), { recursive: true });
  const file = (name: string): string => path.join(root, 'admin/generated', name);
  fs.writeFileSync(file('old.ts'), '');
  fs.utimesSync(file('old.ts'), 1, 1);
  const printed = createPrinted(root);
  const [invalidateModule, send] = [vi.fn<(module: object) => void>(), vi.fn<(message: object) => void>()];
  const modules = new Map(
    Object.entries(loaded).map(([name, { importers = [], ...module }]) => [
      file(name),
      new Set([{ url: `/${name}`, importers: new Set(importers), ...module }]),
    ]),
  );
  const getModulesByFile = (name: string) => modules.get(name);
  const server = { environments: { client: { moduleGraph: { getModulesByFile, invalidateModule }, hot: { send } } } };
  const { configureServer, hotUpdate, transform } = printed.plugin;
  if (typeof configureServer !== 'function' || typeof hotUpdate !== 'object' || typeof transform !== 'function')
    throw new Error('It is no such plugin.');
  void configureServer.call({} as never, server as unknown as ViteDevServer);
  /** Whether vite tells pages of the file by itself. */
  const isTold = (name: string): boolean =>
    hotUpdate.handler.call({} as never, { file: name } as HotUpdateOptions) === undefined;
  /** What a page gets of a module. */
  const served = (name: string, code: string) => transform.call({} as never, code, file(name)) as string | undefined;
  /** Prints these files; what pages are told then. */
  const told = (...names: string[]) => {
    printed.begin();
    for (const name of names) fs.writeFileSync(file(name), '');
    printed.end();
    return send.mock.calls.map(([message]) => message);
  };
  return { printed, file, told, invalidateModule, send, isTold, served };
}

test('files that are printed are told of together, and those of others at once', () => {
  const { printed, file, invalidateModule, send, isTold } = started({ 'new.ts': { isSelfAccepting: false } });
  printed.begin();
  expect(printed.isRecent()).toBe(true);
  fs.writeFileSync(file('new.ts'), '');
  expect([isTold(file('new.ts')), isTold(path.join(root, 'admin/main.tsx'))]).toEqual([false, true]);
  expect(send).not.toHaveBeenCalled();
  printed.end();
  expect(invalidateModule.mock.calls).toMatchObject([[{ url: '/new.ts' }]]);
  expect(send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
  // The watcher may tell of it only now; what somebody writes later is his own.
  expect(isTold(file('new.ts'))).toBe(false);
  fs.utimesSync(file('new.ts'), new Date(), new Date(Date.now() + 60_000));
  expect(isTold(file('new.ts'))).toBe(true);
});

test('where nothing of it changes, or no page has it, none is told', () => {
  const { told } = started({ 'asked-for-by-none.ts': {} });
  expect(told()).toEqual([]);
  expect(told('unknown.ts', 'asked-for-by-none.ts')).toEqual([]);
});

test('what a page can take over is replaced in it, all at once', () => {
  const taker = { url: '/taker.ts', acceptedHmrDeps: new Set<unknown>() };
  taker.acceptedHmrDeps.has = () => true;
  const { told } = started({
    'views/a.tsx': { isSelfAccepting: true },
    'words.json': { isSelfAccepting: false, importers: [taker] },
  });
  const update = (name: string, by = name) => ({
    type: 'js-update',
    path: by,
    acceptedPath: name,
    timestamp: expect.any(Number) as number,
  });
  const updates = [update('/views/a.tsx'), update('/words.json', '/taker.ts')];
  expect(told('views/a.tsx', 'words.json')).toEqual([{ type: 'update', updates: expect.arrayContaining(updates) }]);
});

test('with one that nobody can take over, the page loads anew', () => {
  const other = { url: '/other.ts', acceptedHmrDeps: new Set<unknown>() };
  const { told } = started({
    'views/a.tsx': { isSelfAccepting: true },
    'icons.ts': { isSelfAccepting: false, importers: [other] },
  });
  expect(told('views/a.tsx', 'icons.ts')).toEqual([{ type: 'full-reload' }]);
});

test('modules that components are drawn from keep the values of the first', () => {
  const { served } = started();
  const code = 'export const fields = {};\nexport const inputs = {};\nexport function AList() {}\n';
  expect(served('views/a.tsx', code)).toContain('({ fields, inputs } = data.values)');
  expect(served('resources.ts', code)).toContain('export let fields = {};');
  expect([served('views/index.ts', code), served('types.ts', code)]).toEqual([undefined, undefined]);
});
