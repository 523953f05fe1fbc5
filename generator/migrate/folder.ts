/** The folder of migrations: the next number, the snapshot, and the writing of both. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MigrationPlan } from './plan.ts';
import { EMPTY_SNAPSHOT, parseSnapshot, printSnapshot } from './snapshot.ts';
import type { Snapshot } from './types.ts';

const SNAPSHOT = 'snapshot.json';
const DIGITS = 4;

/** `0004_<words>`, one above the highest number there is, whoever wrote that file. */
export function nextName(folder: string, words: string): string {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : [];
  const highest = Math.max(0, ...names.map((name) => Number.parseInt(name, 10) || 0));
  return `${String(highest + 1).padStart(DIGITS, '0')}_${words}`;
}

/** The last migration there is; undefined where there is none. */
export function lastName(folder: string): string | undefined {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : [];
  return names.toSorted().at(-1)?.slice(0, -'.sql'.length);
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

/** Writes the SQL file and the snapshot that it leads to. */
export function writeMigration(folder: string, name: string, plan: MigrationPlan): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.sql`), plan.sql, { flag: 'wx' });
  writeSnapshot(folder, plan.snapshot);
}

export function writeSnapshot(folder: string, snapshot: Snapshot): void {
  writeFileSync(path.join(folder, SNAPSHOT), printSnapshot(snapshot));
}
