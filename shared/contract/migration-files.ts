/** Reads the folder of migrations and compares it with what a database says was applied. Pure but for the reading. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseNewerError, MigrationChangedError, MigrationError } from './migration-errors.ts';
import { migrationSteps } from './migration-steps.ts';

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

/** How a migration is applied beside servers that answer: docs/decisions/online-migrations.md. */
export const MIGRATION_CLASSES = ['expand', 'backfill', 'contract'] as const;
export type OnlineClass = (typeof MIGRATION_CLASSES)[number];
/** Offline: one transaction, of which nobody has said that servers may answer meanwhile. */
export type MigrationClass = OnlineClass | 'offline';

const FILE_NAME = /^(\d{4})_[a-z0-9_]+(\.(expand|backfill|contract))?\.sql$/;
/** A file that ends its own transaction would leave half a migration behind. */
const TRANSACTION_COMMAND = /^\s*(begin|start\s+transaction|commit|end|rollback|abort)(\s+(work|transaction))?\s*;/im;

/** `expand` of `0089_tax_rate.expand`; what says nothing is offline. */
export function migrationClass(name: string): MigrationClass {
  const ending = name.split('.').at(1);
  return MIGRATION_CLASSES.find((one) => one === ending) ?? 'offline';
}

/** 89 of `0089_tax_rate.expand`. */
export const migrationNumber = (name: string): number => Number.parseInt(name, 10) || 0;

/** Whether code that does not know the migration can work on a database that has it. */
export function leavesOlderCodeWorking(name: string): boolean {
  return ['expand', 'backfill'].includes(migrationClass(name));
}

/** Every migration in the folder, in order of number. Throws MigrationError with all errors of the folder at once. */
export function readMigrationFiles(directory: string): MigrationFile[] {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const files = names.map((name) => readMigration(path.join(directory, name)));
  const errors = [...nameErrors(names), ...files.flatMap(textErrors), ...files.flatMap(stepErrors)];
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
    if (number === undefined)
      return [
        `${name}: call it NNNN_lower_case_words.sql, or with its class before the ending, as NNNN_lower_case_words.expand.sql.`,
      ];
    if (numbers.indexOf(number) === index) return [];
    return [`${name}: another migration has the number ${number}; give this one the next free number.`];
  });
}

function textErrors({ name, text }: MigrationFile): string[] {
  const command = TRANSACTION_COMMAND.exec(text)?.[1];
  // plpgsql blocks close with `end;` inside a quoted body, so that word alone says nothing.
  if (command === undefined || (command.toLowerCase() === 'end' && text.includes('$'))) return [];
  return [`${name}.sql: take out "${command}"; each file, and each step of one, runs in a transaction of its own.`];
}

/** A file with a class is a list of steps. */
function stepErrors({ name, text }: MigrationFile): string[] {
  return migrationClass(name) === 'offline' ? [] : migrationSteps(text).errors.map((error) => `${name}.sql: ${error}`);
}

/** The files that are still to be applied; throws when the database and the folder tell different stories. */
export function pendingMigrations(files: MigrationFile[], applied: AppliedMigration[]): MigrationFile[] {
  const known = new Map(files.map((file) => [file.name, file]));
  const later = applied.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (!later.every(leavesOlderCodeWorking)) throw new DatabaseNewerError(later);
  const changed = applied.filter(({ name, checksum }) => (known.get(name)?.checksum ?? checksum) !== checksum);
  if (changed.length > 0) throw new MigrationChangedError(changed.map(({ name }) => name));
  const done = new Set(applied.map(({ name }) => name));
  const pending = files.filter(({ name }) => !done.has(name));
  // What a later version has added is one story; what this one still has to add would be another.
  if (later.length > 0 && pending.length > 0) throw new DatabaseNewerError(later);
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
