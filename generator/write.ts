/** The other end of the generator: puts printed files where they belong, or says which ones are stale. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { GeneratedFile } from './emit/file.ts';

/** Folders that hold nothing but generated files; what no printer prints any more is removed from them. */
const OWNED = ['server/generated', 'admin/generated', 'shared/i18n/generated', 'shared/client/generated'];

export interface Difference {
  path: string;
  change: 'add' | 'change' | 'remove';
}

/**
 * What writing would do, sorted by path. A file in a generated folder that no printer prints is to be removed.
 * @param root folder of the project
 */
export async function compare(root: string, files: GeneratedFile[]): Promise<Difference[]> {
  const expected = new Set(files.map(({ path }) => path));
  const present = (await Promise.all(OWNED.map((folder) => listFiles(root, folder)))).flat();
  const surplus = present.filter((path) => !expected.has(path));
  const changes = await Promise.all(files.map((file) => compareFile(root, file)));
  return [
    ...changes.filter((change) => change !== undefined),
    ...surplus.map((path): Difference => ({ path, change: 'remove' })),
  ].toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Writes what differs and removes what is left over; a file that is the same is not touched, so that watchers sleep on. */
export async function write(root: string, files: GeneratedFile[]): Promise<Difference[]> {
  const differences = await compare(root, files);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  await Promise.all(
    differences.map(async ({ path }) => {
      const text = texts.get(path);
      if (text === undefined) return rm(join(root, path));
      await mkdir(dirname(join(root, path)), { recursive: true });
      return writeFile(join(root, path), text);
    }),
  );
  return differences;
}

async function compareFile(root: string, { path, text }: GeneratedFile): Promise<Difference | undefined> {
  const present = await readFile(join(root, path), 'utf8').catch(() => undefined);
  if (present === text) return undefined;
  return { path, change: present === undefined ? 'add' : 'change' };
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
