/**
 * What is known on this machine of the migrations that were made on it: what the schemas came to before each, and what a
 * database has said against it. Kept in the data folder, since a migration that others have is no longer taken back.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SNAPSHOT_ENDING, fileOf, storeRefusal, REFUSAL_ENDING } from '../../shared/contract/made-migrations.ts';
import { parseSnapshot, printSnapshot } from './snapshot.ts';
import type { Snapshot } from './types.ts';

const TAKEN_BACK = '.sql';

/** Keeps the snapshot that a new migration begins with; nothing has been said against that one yet. */
export function storeSnapshotBefore(data: string, name: string, before: Snapshot): void {
  mkdirSync(path.join(data, 'migrations'), { recursive: true });
  writeFileSync(fileOf(data, name, SNAPSHOT_ENDING), printSnapshot(before));
  storeRefusal(data, name, '');
}

/** The snapshot before a migration; undefined of one that was not made on this machine. */
export function readSnapshotBefore(data: string, name: string): Snapshot | undefined {
  const file = fileOf(data, name, SNAPSHOT_ENDING);
  return existsSync(file) ? parseSnapshot(readFileSync(file, 'utf8')) : undefined;
}

/** What the database last said against it; empty when nothing. */
export function readRefusal(data: string, name: string): string {
  const file = fileOf(data, name, REFUSAL_ENDING);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Moves the migration out of its folder, as it may hold lines that somebody wrote; answers where it lies now. */
export function setAside(data: string, folder: string, name: string): string {
  const to = fileOf(data, name, TAKEN_BACK);
  const from = path.join(folder, `${name}.sql`);
  // The data may lie on another volume, where a file can't be renamed to.
  writeFileSync(to, readFileSync(from));
  rmSync(from);
  for (const ending of [SNAPSHOT_ENDING, REFUSAL_ENDING]) rmSync(fileOf(data, name, ending), { force: true });
  return to;
}
