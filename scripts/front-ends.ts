/** The built front ends: which there are, and whether dist/ still fits the sources. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { SetupError } from '../server/database/setup-error.ts';
import { ensureWritable } from '../server/database/writable.ts';

export interface FrontEnd {
  /** Its folder in the project, with a vite.config.ts. */
  name: string;
  /** One run of vite each; the folder is below dist/. */
  builds: {
    output: string;
    /** What the server renders with; absent for what browsers load. */ serverEntry?: string;
  }[];
}

export const project = path.resolve(import.meta.dirname, '..');
export const distDirectory = path.join(project, 'dist');

export const frontEnds: FrontEnd[] = [
  { name: 'admin', builds: [{ output: 'admin' }] },
  {
    name: 'public-app',
    builds: [{ output: 'public/client' }, { output: 'public/server', serverEntry: 'entry-server.tsx' }],
  },
];

/** What was built from what, in dist/. */
interface Stamp {
  hash: string;
  /** Of the sources' times and sizes when they had that hash: as long as it is the same, none of them has to be read. */
  seen?: string;
  /** Sources outside the front end's folder, relative to the project. */
  outside: string[];
}

/** Of every front end: what a package or the compiler brings ends up in the build as well. */
const common = ['package-lock.json', 'tsconfig.json', 'tsconfig.web.json', 'scripts/build.ts'];

/** Those whose sources are not the ones that dist/ was built from. */
export function staleFrontEnds(): FrontEnd[] {
  return frontEnds.filter((frontEnd) => {
    const stamp = readStamp(frontEnd.name);
    if (!stamp) return true;
    const sources = sourcesOf(frontEnd.name, stamp.outside);
    const seen = hashTimes(sources);
    const judged = judgeStamp(stamp, seen, () => hashSources(sources));
    if (judged === 'fresh_again') noteSeen(frontEnd.name, { ...stamp, seen });
    return judged === 'stale';
  });
}

/**
 * Whether a build still fits its sources.
 * @param seen their times and sizes by now
 * @param readSources answers the hash of all that they hold, which takes a while
 * @returns `fresh_again` where they were written since, but hold the same
 */
export function judgeStamp(
  stamp: Pick<Stamp, 'hash' | 'seen'>,
  seen: string,
  readSources: () => string,
): 'fresh' | 'fresh_again' | 'stale' {
  if (stamp.seen === seen) return 'fresh';
  return stamp.hash === readSources() ? 'fresh_again' : 'stale';
}

/** Where dist/ can't be written, the sources are read again the next time. */
function noteSeen(name: string, stamp: Stamp): void {
  try {
    fs.writeFileSync(stampFile(name), JSON.stringify(stamp));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}

/** @param outside files that the front end imports from elsewhere in the project, relative to it */
export function writeStamp(name: string, outside: string[]): void {
  const sources = sourcesOf(name, outside);
  // The times first: what is changed while it is read is read again the next time.
  const seen = hashTimes(sources);
  const stamp: Stamp = { outside, hash: hashSources(sources), seen };
  fs.mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  fs.writeFileSync(stampFile(name), JSON.stringify(stamp));
}

export function removeStamp(name: string): void {
  fs.rmSync(stampFile(name), { force: true });
}

/**
 * Builds what is stale. In a process of its own, so that the server's does not carry the compiler; where that is not
 * installed, as in a container, what was built is served as it is.
 * @throws SetupError when the build fails, dist/ can't be written, or nothing is there and nothing to build it with
 */
export async function buildIfStale(): Promise<void> {
  if (!isInstalled('vite')) return ensureBuilt();
  const stale = staleFrontEnds();
  if (stale.length === 0) return;
  ensureWritable(distDirectory, 'where the front ends must be built');
  const script = path.join(project, 'scripts/build.ts');
  const names = stale.map(({ name }) => name);
  const child = spawn(process.execPath, [script, ...names], { stdio: ['ignore', 'inherit', 'inherit'], cwd: project });
  const stop = (): void => void child.kill();
  process.once('exit', stop);
  const code = await new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  process.off('exit', stop);
  if (code !== 0)
    throw new SetupError(`The front ends could not be built (${names.join(', ')}); the reason stands above.`);
}

const isInstalled = (name: string): boolean => fs.existsSync(path.join(project, 'node_modules', name));

function ensureBuilt(): void {
  const missing = frontEnds.filter(({ name }) => !readStamp(name)).map(({ name }) => name);
  if (missing.length > 0)
    throw new SetupError(
      `${missing.join(', ')} is not built, and the packages that build it are not installed: npm ci --include=dev`,
    );
}

function readStamp(name: string): Stamp | undefined {
  try {
    const parsed: unknown = JSON.parse(fs.readFileSync(stampFile(name), 'utf8'));
    return isStamp(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isStamp(value: unknown): value is Stamp {
  return (
    typeof value === 'object' && value !== null && 'hash' in value && 'outside' in value && Array.isArray(value.outside)
  );
}

function stampFile(name: string): string {
  return path.join(distDirectory, '.built', `${name}.json`);
}

/** Relative to the project, in order. */
function sourcesOf(name: string, outside: string[]): string[] {
  const own = fs
    .readdirSync(path.join(project, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)));
  return [...own, ...outside, ...common].toSorted();
}

function hashSources(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const source = path.join(project, file);
    hash.update(file).update('\0');
    hash.update(fs.existsSync(source) ? fs.readFileSync(source) : '').update('\0');
  }
  return hash.digest('hex');
}

/** Changes with any write to one of them: also one that sets back when it was written, which the change time shows. */
function hashTimes(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const found = fs.statSync(path.join(project, file), { bigint: true, throwIfNoEntry: false });
    hash.update(`${file}\0${found ? `${found.size} ${found.mtimeNs} ${found.ctimeNs} ${found.ino}` : ''}\0`);
  }
  return hash.digest('hex');
}
