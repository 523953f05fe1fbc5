/** The project once more in a folder of its own, so that a test may change its sources. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { project } from '../front-ends.ts';
import { startProcess } from './started-process.ts';

export interface ProjectCopy {
  folder: string;
  /** Runs one of its scripts; answers what it said, and rejects with that when it fails. */
  run(script: string, ...arguments_: string[]): Promise<string>;
  /** Sources that were added, changed or removed since it was made, sorted. */
  changes(): string[];
  remove(): void;
}

/** What git does not keep either: packages are shared, what was built is copied, data is left behind. */
const notSources = new Set(['.git', '.data', 'coverage', 'dist', 'node_modules']);

/** Copies sources and built front ends; the packages are those of the project. */
export function copyProject(): ProjectCopy {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-copy-'));
  for (const file of sourcesOf(project)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.copyFileSync(path.join(project, file), path.join(folder, file));
  }
  fs.cpSync(path.join(project, 'dist'), path.join(folder, 'dist'), { recursive: true });
  fs.symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  const before = hashesOf(folder);
  return {
    folder,
    run: (script, ...arguments_) => run(folder, script, arguments_),
    changes() {
      const after = hashesOf(folder);
      const files = new Set([...before.keys(), ...after.keys()]);
      return [...files].filter((file) => before.get(file) !== after.get(file)).toSorted();
    },
    remove: () => fs.rmSync(folder, { recursive: true }),
  };
}

function sourcesOf(root: string): string[] {
  const isSource = (file: string): boolean => !notSources.has(file.split(path.sep)[0] ?? '');
  return fs
    .readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => isSource(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(root, entry.name) : [entry.name]));
}

function filesBelow(root: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

function hashesOf(root: string): Map<string, string> {
  const hash = (file: string): string =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(root, file)))
      .digest('hex');
  return new Map(sourcesOf(root).map((file) => [file, hash(file)]));
}

async function run(folder: string, script: string, arguments_: string[]): Promise<string> {
  const process = startProcess(script, {}, arguments_, folder);
  const code = await process.ended;
  if (code !== 0) throw new Error(`${script} ${arguments_.join(' ')} ended with ${code}:\n${process.output()}`);
  return process.output();
}
