/**
 * The steps of a migration that runs beside servers. Each begins with a line of its own: `-- step` is a transaction,
 * `-- step: reads box` one that counts rows of a table, `-- step: concurrently` one statement outside of any,
 * `-- step: batches of box` one statement that is run for some rows after the other, as `in_batch(box)` in it says.
 */

export interface MigrationStep {
  kind: StepKind;
  /** Tables whose rows it has to see, all of them, whatever row-level security says. */
  tables: string[];
  text: string;
  /** The line of the file that it begins with, from 1. */
  line: number;
}

export type StepKind = 'transaction' | 'reads' | 'concurrently' | 'batches';

const HEADER = /^-- step\b(?:: (?<what>.*))?$/;
const TABLES = /^(?<kind>reads|batches of) (?<tables>\w+(?:, \w+)*)$/;

/** The rows of one batch, in the statement that is run for it: `in_batch(box)`. */
export const BATCH_CONDITION = /\bin_batch\((\w+)\)/g;

/**
 * @param text of the file
 * @returns its steps in their order, and what is wrong with how they are written
 */
export function migrationSteps(text: string): { steps: MigrationStep[]; errors: string[] } {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, index) => (HEADER.test(line) ? [index] : []));
  const errors: string[] = [];
  const before = lines.slice(0, starts[0]).find((line) => line.trim() !== '' && !line.startsWith('--'));
  if (before !== undefined) errors.push(`"${before}" stands before the first line "-- step".`);
  const steps = starts.map((start, index) => {
    const step = readStep(lines.slice(start, starts[index + 1]), start + 1);
    errors.push(...stepErrors(step));
    return step;
  });
  return { steps, errors };
}

function readStep([header = '', ...lines]: string[], line: number): MigrationStep & { what: string } {
  const what = HEADER.exec(header)?.groups?.['what'] ?? '';
  const groups = TABLES.exec(what)?.groups;
  const kinds: Record<string, StepKind> = { reads: 'reads', 'batches of': 'batches' };
  const named: StepKind = what === 'concurrently' ? 'concurrently' : 'transaction';
  return {
    kind: kinds[groups?.['kind'] ?? ''] ?? named,
    tables: groups?.['tables']?.split(', ') ?? [],
    text: lines.join('\n').trim(),
    line,
    what,
  };
}

function stepErrors({ kind, text, line, tables, what }: MigrationStep & { what: string }): string[] {
  const errors: string[] = [];
  if (kind === 'transaction' && what !== '') errors.push(`line ${line}: there is no step "${what}".`);
  if (text === '') errors.push(`line ${line}: the step is empty.`);
  if (kind === 'batches' && (tables.length > 1 || text.match(BATCH_CONDITION) === null))
    errors.push(`line ${line}: say the rows of a batch of one table by in_batch(${tables[0] ?? ''}).`);
  return errors;
}
