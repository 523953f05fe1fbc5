/** What the database said against a migration, told to whoever runs it. */
import pg from 'pg';
import { MigrationFailedError, PreflightError, type PreflightFinding } from '../../shared/contract/migration-errors.ts';
import { type MigrationFile, migrationClass } from '../../shared/contract/migration-files.ts';
import { isOfLocks } from './online/lock-retries.ts';
import { StepError } from './online/run-steps.ts';

/** Raised by the preflights that `migrate:new` writes into a migration; the findings are JSON in the error's detail. */
const PREFLIGHT_SQLSTATE = 'FT001';

/**
 * @param error thrown while the file was applied
 * @returns PreflightError or MigrationFailedError for what the database said, else the error itself
 */
export function migrationFailure(error: unknown, file: MigrationFile): unknown {
  const cause: unknown = error instanceof StepError ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError)) return cause;
  if (cause.code === PREFLIGHT_SQLSTATE) return new PreflightError(file.name, preflightFindings(cause.detail));
  const parts = [
    `Migration ${placeOf(cause, error, file)}: ${cause.message}`,
    cause.detail,
    cause.hint,
    isOfLocks(cause)
      ? 'A table was in use all the time: look for a long transaction (pg_stat_activity), end it, and start again.'
      : undefined,
    migrationClass(file.name) === 'offline'
      ? 'Nothing of this migration was kept.'
      : 'What was done of this migration stays, and the next start goes on from there.',
  ];
  const message = parts.filter((part) => part !== undefined).join('\n  ');
  return new MigrationFailedError(file.name, message, { cause });
}

function placeOf({ position }: pg.DatabaseError, error: unknown, { name, text }: MigrationFile): string {
  // A batch's text is not that of its step.
  if (error instanceof StepError) return `${name}.sql, step of line ${error.step.line}`;
  if (position === undefined) return `${name}.sql`;
  return `${name}.sql, line ${text.slice(0, Number(position) - 1).split('\n').length}`;
}

/** The detail is written by our own DO block, in the shape of PreflightFinding[]. */
function preflightFindings(detail: string | undefined): PreflightFinding[] {
  const parsed: unknown = JSON.parse(detail ?? '[]');
  if (!Array.isArray(parsed)) return [];
  return parsed.map((entry: Record<string, unknown>) => ({
    table: String(entry['table']),
    count: Number(entry['count']),
    message: String(entry['message']),
  }));
}
