/**
 * What the generator prints, as a page of `npm run dev` takes it: all of it at once. File by file, a page would load anew
 * at the first, take others as they were before, and not hear that they have changed while it was loading.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

/** What vite serves of it. */
const FOLDERS = ['admin/generated', 'shared/client/generated', 'shared/i18n/generated'];

/** A file that was written just before the clock was read may have a later time. */
const TICK_MS = 10;

/** The server starts again by what was printed within this time. */
const RECENT_MS = 1_000;

export interface Printed {
  /** Is about to be printed: nothing of it is told to pages. */
  begin(): void;
  /** Was printed: pages load what has changed. */
  end(): void;
  /** Whether that was just now. */
  isRecent(): boolean;
  plugin: Plugin;
}

export function createPrinted(root: string): Printed {
  const folders = FOLDERS.map((folder) => path.join(root, folder));
  let server: ViteDevServer | undefined;
  let [began, ended, running] = [0, 0, 0];
  const isOurs = (file: string): boolean =>
    folders.some((folder) => file.startsWith(folder + path.sep)) && (running > 0 || timeOf(file) <= ended + TICK_MS);
  return {
    begin() {
      running += 1;
      began = Date.now();
    },
    end() {
      running -= 1;
      ended = Date.now();
      const changed = folders.flatMap(filesBelow).filter((file) => timeOf(file) >= began - TICK_MS);
      if (server === undefined || changed.length === 0) return;
      for (const file of changed) server.environments.client.moduleGraph.onFileChange(file);
      server.environments.client.hot.send({ type: 'full-reload' });
    },
    isRecent: () => running > 0 || Date.now() - ended < RECENT_MS,
    plugin: {
      name: 'printed-at-once',
      configureServer(made) {
        server = made;
      },
      hotUpdate: { order: 'pre', handler: ({ file }) => (isOurs(path.normalize(file)) ? [] : undefined) },
    },
  };
}

const timeOf = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
