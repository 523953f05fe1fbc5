/**
 * Reads migrations with a class by PostgreSQL's own parser, and tells what in them would hold up servers that answer:
 * a strong lock for as long as rows are looked at, several of them at once, rows changed all at once.
 */
import { loadModule, parseSync } from 'libpg-query';
import { type MigrationFile, migrationClass, type OnlineClass } from '../../../shared/contract/migration-files.ts';
import { type MigrationStep, migrationSteps } from '../../../shared/contract/migration-steps.ts';
import { wordsOf } from '../folder.ts';
import { lintStatement, type Reader, type Syntax } from './lint-statement.ts';

/**
 * @param files of the folder, in order
 * @returns what is wrong, each with its file and line
 */
export async function lintMigrations(files: readonly MigrationFile[]): Promise<string[]> {
  await loadModule();
  let reader = newReader();
  let words = '';
  return files.flatMap((file) => {
    const kind = migrationClass(file.name);
    if (kind === 'offline') return [];
    // What one migration has made is new to all of its files.
    if (wordsOf(file.name) !== words) reader = newReader();
    words = wordsOf(file.name);
    return migrationSteps(file.text).steps.flatMap((step) =>
      lintStep(step, { ...reader, class: kind }).map(
        (message) => `server/migrations/${file.name}.sql, line ${step.line}: ${message}`,
      ),
    );
  });
}

const newReader = (): Omit<Reader, 'class' | 'kind'> => ({
  newTables: new Set(),
  notNullChecks: new Map(),
  proven: new Set(),
});

function lintStep(step: MigrationStep, reader: Omit<Reader, 'kind'> & { class: OnlineClass }): string[] {
  const parsed = parse(step.text);
  if (typeof parsed === 'string') return [parsed];
  const own: Reader = { ...reader, kind: step.kind };
  const found = parsed.map((statement) => lintStatement(statement, own));
  const locked = [...new Set(found.flatMap(({ locks }) => locks))].filter((table) => !reader.newTables.has(table));
  return [
    ...found.flatMap(({ errors }) => errors),
    ...(locked.length > 1 ? [`it locks ${locked.join(' and ')} at once: make a step of each.`] : []),
    ...(step.kind !== 'transaction' && step.kind !== 'reads' && parsed.length > 1
      ? ['one statement is a step of this kind.']
      : []),
    ...(found.some(({ scans }) => scans) && parsed.length > 1
      ? ['it looks at all rows while it holds what the other statements lock: make a step of each.']
      : []),
  ];
}

function parse(text: string): Syntax[] | string {
  try {
    return (parseSync(text).stmts ?? []).flatMap(({ stmt }) => stmt ?? []);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
