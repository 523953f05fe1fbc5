/**
 * What the generator prints, as a page of `npm run dev` takes it: all of it at once. File by file, a page would load anew
 * at the first, take others as they were before, and not hear that they have changed while it was loading. What a page
 * can take over as it stands (admin/app/printed-anew.ts) is replaced in it; for the rest it loads anew.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';

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
      tell(server.environments.client, changed);
    },
    isRecent: () => running > 0 || Date.now() - ended < RECENT_MS,
    plugin: {
      name: 'printed-at-once',
      configureServer(made) {
        server = made;
      },
      enforce: 'post',
      transform: (code, id) => (isTakenOver(id) ? withTakeOver(code) : undefined),
      hotUpdate: { order: 'pre', handler: ({ file }) => (isOurs(path.normalize(file)) ? [] : undefined) },
    },
  };
}

/** Tells open pages of files that have changed: each module takes over by itself, or the page loads anew. */
function tell({ moduleGraph, hot }: DevEnvironment, files: readonly string[]): void {
  const modules = files
    .flatMap((file) => [...(moduleGraph.getModulesByFile(file) ?? [])])
    // Unknown until a page has asked for it.
    .filter(({ isSelfAccepting }) => isSelfAccepting !== undefined);
  if (modules.length === 0) return;
  const timestamp = Date.now();
  const isTaken = modules.every((module) => takersOf(module).length > 0);
  const updates = modules.flatMap((module) =>
    takersOf(module).map(({ url }) => ({ type: 'js-update' as const, path: url, acceptedPath: module.url, timestamp })),
  );
  for (const module of modules) {
    moduleGraph.invalidateModule(module);
    // Of this module alone: with those that import it vite would make all of them anew, beside those that the page has.
    module.lastHMRTimestamp = timestamp;
  }
  hot.send(isTaken ? { type: 'update', updates } : { type: 'full-reload' });
}

/** The module, or those that import it; none where one of them does not know how. */
function takersOf(module: EnvironmentModuleNode): EnvironmentModuleNode[] {
  if (module.isSelfAccepting) return [module];
  const importers = [...module.importers];
  return importers.every(({ acceptedHmrDeps }) => acceptedHmrDeps.has(module)) ? importers : [];
}

/** What components are drawn from. Of its functions only those that are as they were stay right. */
const isTakenOver = (id: string): boolean =>
  /\/admin\/generated\/(views\/(?!index)\w+\.tsx|resources\.ts)(\?|$)/.test(id);

/** Whoever has imported a value has it for good: each time that the module is evaluated its values are those of the first. */
function withTakeOver(code: string): string {
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const values = `{ ${names.join(', ')} }`;
  return `import { takeOver } from '/app/printed-anew.ts';
${code.replaceAll(/^export const /gm, 'export let ')}
if (import.meta.hot) {
  const { data } = import.meta.hot;
  if (data.values) data.isShown = takeOver(data.values, ${values});
  else data.values = ${values};
  (${values} = data.values);
  import.meta.hot.accept(() => data.isShown || import.meta.hot.invalidate());
}
`;
}

const timeOf = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
