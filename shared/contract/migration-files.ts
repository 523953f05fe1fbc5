/** Reads the folder of migrations and compares it with what a database says was applied. Pure but for the reading. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseNewerError, MigrationChangedError, MigrationError } from './migration-errors.ts';

export interface MigrationFile {
  /** `0003_add_tax_rate` */
  name: string;
  text: string;
  checksum: string;
}

export interface AppliedMigration {
  name: string;
  checksum: string;
}

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
/** A file that ends its own transaction would leave half a migration behind. */
const TRANSACTION_COMMAND = /^\s*(begin|start\s+transaction|commit|end|rollback|abort)(\s+(work|transaction))?\s*;/im;

/** Every migration in the folder, in order of number. Throws MigrationError with all errors of the folder at once. */
export function readMigrationFiles(directory: string): MigrationFile[] {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const files = names.map((name) => readMigration(path.join(directory, name)));
  const errors = [...nameErrors(names), ...files.flatMap(textErrors)];
  if (errors.length > 0) throw new MigrationError('migration_files', ['Invalid migrations:', ...errors].join('\n  '));
  return files;
}

function readMigration(file: string): MigrationFile {
  // A checkout with CRLF line ends is the same migration.
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  return { name: path.basename(file, '.sql'), text, checksum: createHash('sha256').update(text).digest('hex') };
}

function nameErrors(names: string[]): string[] {
  const numbers = names.map((name) => FILE_NAME.exec(name)?.[1]);
  return names.flatMap((name, index) => {
    const number = numbers[index];
    if (number === undefined) return [`${name}: call it NNNN_lower_case_words.sql.`];
    if (numbers.indexOf(number) === index) return [];
    return [`${name}: another migration has the number ${number}; give this one the next free number.`];
  });
}

function textErrors({ name, text }: MigrationFile): string[] {
  const command = TRANSACTION_COMMAND.exec(text)?.[1];
  // plpgsql blocks close with `end;` inside a quoted body, so that word alone says nothing.
  if (command === undefined || (command.toLowerCase() === 'end' && text.includes('$'))) return [];
  return [`${name}.sql: take out "${command}"; each file runs in one transaction of its own.`];
}

/** The files that are still to be applied; throws when the database and the folder tell different stories. */
export function pendingMigrations(files: MigrationFile[], applied: AppliedMigration[]): MigrationFile[] {
  const known = new Map(files.map((file) => [file.name, file]));
  const unknown = applied.filter(({ name }) => !known.has(name));
  if (unknown.length > 0) throw new DatabaseNewerError(unknown.map(({ name }) => name));
  const changed = applied.filter(({ name, checksum }) => known.get(name)?.checksum !== checksum);
  if (changed.length > 0) throw new MigrationChangedError(changed.map(({ name }) => name));
  const done = new Set(applied.map(({ name }) => name));
  const pending = files.filter(({ name }) => !done.has(name));
  const last =
    applied
      .map(({ name }) => name)
      .sort()
      .at(-1) ?? '';
  const late = pending.filter(({ name }) => name < last).map(({ name }) => name);
  if (late.length > 0)
    throw new MigrationError(
      'migration_order',
      `${late.join(', ')} would come before ${last}, which is applied already. Give a new migration the next free number.`,
    );
  return pending;
}
