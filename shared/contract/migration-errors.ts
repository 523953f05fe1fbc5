/** What can keep a database from being migrated. Every message says what to do; none needs the stack. */

export class MigrationError extends Error {
  /** Stable, for the start script and tests. */
  readonly code: MigrationErrorCode;

  constructor(code: MigrationErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export type MigrationErrorCode =
  | 'database_unsupported'
  | 'database_newer'
  | 'migration_changed'
  | 'migration_order'
  | 'migration_files'
  | 'migration_busy'
  | 'migration_waits'
  | 'migration_failed'
  | 'preflight_failed'
  | 'schema_usage';

/** The database was migrated by a later version of the code. */
export class DatabaseNewerError extends MigrationError {
  readonly unknown: string[];

  constructor(unknown: string[]) {
    super(
      'database_newer',
      `The database is newer than this version of Feedtree: it has ${unknown.join(', ')}, which this version does not know. ` +
        'Start the version that made it, or restore a backup from before.',
    );
    this.unknown = unknown;
  }
}

/** A file was edited after it had been applied. */
export class MigrationChangedError extends MigrationError {
  readonly changed: string[];

  constructor(changed: string[]) {
    super(
      'migration_changed',
      `Already applied, but changed since: ${changed.join(', ')}. ` +
        'Restore the files as they were and put the change into a new migration.',
    );
    this.changed = changed;
  }
}

/** The database took none of a migration. */
export class MigrationFailedError extends MigrationError {
  readonly migration: string;

  constructor(migration: string, message: string, options?: ErrorOptions) {
    super('migration_failed', message, options);
    this.migration = migration;
  }
}

export interface PreflightFinding {
  table: string;
  /** Rows that stand in the way. */
  count: number;
  message: string;
}

/** Rows of the database do not fit what a migration asks for; nothing was changed. */
export class PreflightError extends MigrationError {
  readonly migration: string;
  readonly findings: PreflightFinding[];

  constructor(migration: string, findings: PreflightFinding[]) {
    const lines = findings.map(
      ({ table, count, message }) => `  ${table}: ${count} ${count === 1 ? 'row' : 'rows'}. ${message}`,
    );
    super('preflight_failed', [`Migration ${migration} can't run on the rows that are there:`, ...lines].join('\n'));
    this.migration = migration;
    this.findings = findings;
  }
}
