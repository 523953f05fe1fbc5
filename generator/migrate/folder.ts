/** The folder of migrations: the next number, the snapshot, and the writing of both. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrationClass, migrationNumber } from '../../shared/contract/migration-files.ts';
import type { MigrationPlan } from './plan.ts';
import { EMPTY_SNAPSHOT, parseSnapshot, printSnapshot } from './snapshot.ts';
import type { Snapshot } from './types.ts';

const SNAPSHOT = 'snapshot.json';
const DIGITS = 4;

/**
 * The names of a plan's files, `0004_<words>.expand` and further ones, above the highest number that there is, whoever
 * wrote that file.
 */
export function nextNames(folder: string, words: string, { files }: Pick<MigrationPlan, 'files'>): string[] {
  const highest = Math.max(0, ...names(folder).map(migrationNumber));
  return files.map(({ class: kind }, index) => {
    const stem = `${String(highest + 1 + index).padStart(DIGITS, '0')}_${words}`;
    return kind === 'offline' ? stem : `${stem}.${kind}`;
  });
}

/** The words of `0004_<words>.expand`. */
export const wordsOf = (name: string): string => name.replace(/^\d+_/, '').replace(/\..*$/, '');

/** Names of what is there, in order, without their ending. */
function names(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : [];
  return files.toSorted().map((name) => name.slice(0, -'.sql'.length));
}

/** The last migration there is: the files that were written as one, in order; none where there is none. */
export function lastMigration(folder: string): string[] {
  const all = names(folder);
  const last = all.at(-1);
  if (last === undefined || migrationClass(last) === 'offline') return last === undefined ? [] : [last];
  const first = all.findLastIndex((name) => migrationClass(name) === 'offline' || wordsOf(name) !== wordsOf(last));
  return all.slice(first + 1);
}

/** What the migrations made from schemas come to; empty before the first. */
export function readSnapshot(folder: string): Snapshot {
  const file = path.join(folder, SNAPSHOT);
  return existsSync(file) ? parseSnapshot(readFileSync(file, 'utf8')) : EMPTY_SNAPSHOT;
}

/** The tables of the snapshot, by their names. */
export function migratedTables(folder: string): Map<string, { entity: string; columns: string[] }> {
  return new Map(
    readSnapshot(folder).tables.map(({ name, entity, columns }) => [
      name,
      { entity, columns: columns.map((column) => column.name) },
    ]),
  );
}

/** Writes the SQL files, under these names, and the snapshot that they lead to. */
export function writeMigration(
  folder: string,
  fileNames: string[],
  plan: Pick<MigrationPlan, 'files' | 'snapshot'>,
): void {
  mkdirSync(folder, { recursive: true });
  for (const [index, { text }] of plan.files.entries()) {
    const name = fileNames[index] ?? '';
    writeFileSync(path.join(folder, `${name}.sql`), text(name), { flag: 'wx' });
  }
  writeSnapshot(folder, plan.snapshot);
}

export function writeSnapshot(folder: string, snapshot: Snapshot): void {
  writeFileSync(path.join(folder, SNAPSHOT), printSnapshot(snapshot));
}
