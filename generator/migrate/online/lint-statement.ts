/** The rules for one statement, by the locks that PostgreSQL takes for it (documentation of 18, 13.3.1, and of ALTER TABLE). */
import type { RawStmt } from 'libpg-query';
import type { OnlineClass } from '../../../shared/contract/migration-files.ts';
import type { StepKind } from '../../../shared/contract/migration-steps.ts';
import { lintAlterTable } from './lint-alter-table.ts';

/** A statement, or a part of one, as PostgreSQL has read it. */
export type Syntax = NonNullable<RawStmt['stmt']>;

/** What was read so far of the migration. */
export interface Reader {
  class: OnlineClass;
  kind: StepKind;
  newTables: Set<string>;
  /** `<table>.<constraint>` of checks that a column is not null, to the column. */
  notNullChecks: Map<string, string>;
  /** `<table>.<column>` of which such a check has been validated. */
  proven: Set<string>;
}

export interface Found {
  errors: string[];
  /** Tables whose reads or writes it holds up. */
  locks: string[];
  /** Whether it lasts the longer the more rows there are. */
  scans: boolean;
}

const QUICK: Found = { errors: [], locks: [], scans: false };
const wrong = (...errors: string[]): Found => ({ ...QUICK, errors });
const locking = (table: string | undefined): Found => ({ ...QUICK, locks: table === undefined ? [] : [table] });

/** Statements that lock no table that servers use. */
const HARMLESS = new Set([
  'CreateFunctionStmt',
  'GrantStmt',
  'CommentStmt',
  'DefineStmt',
  'CreateSeqStmt',
  'ViewStmt',
  'SelectStmt',
]);

export function lintStatement(statement: Syntax, reader: Reader): Found {
  if ('CreateStmt' in statement) {
    reader.newTables.add(statement.CreateStmt.relation?.relname ?? '');
    return QUICK;
  }
  if ('IndexStmt' in statement) return lintIndex(statement.IndexStmt, reader);
  if ('AlterTableStmt' in statement) return lintAlterTable(statement.AlterTableStmt, reader);
  if ('DropStmt' in statement) return lintDrop(statement.DropStmt, reader);
  if ('RenameStmt' in statement) return lintRename(statement.RenameStmt, reader);
  if ('CreateTrigStmt' in statement) return locking(statement.CreateTrigStmt.relation?.relname);
  if ('CreatePolicyStmt' in statement) return locking(statement.CreatePolicyStmt.table?.relname);
  if ('DoStmt' in statement)
    return reader.kind === 'reads' ? QUICK : wrong('what a block locks is not seen: only "-- step: reads" has blocks.');
  return lintContent(statement, reader);
}

function lintContent(statement: Syntax, reader: Reader): Found {
  if ('UpdateStmt' in statement) return lintRows(statement.UpdateStmt.relation?.relname, reader);
  if ('DeleteStmt' in statement) return lintRows(statement.DeleteStmt.relation?.relname, reader);
  if ('InsertStmt' in statement) return lintInsert(statement.InsertStmt, reader);
  const [kind = ''] = Object.keys(statement);
  return HARMLESS.has(kind)
    ? QUICK
    : wrong(`${kind.replace(/Stmt$/, '')} is not known to be quick: put it into a file without a class.`);
}

type Of<Kind extends string> = Extract<Syntax, Record<Kind, unknown>>[Kind &
  keyof Extract<Syntax, Record<Kind, unknown>>];

function lintIndex({ relation, concurrent, idxname }: Of<'IndexStmt'>, { newTables, kind }: Reader): Found {
  if (newTables.has(relation?.relname ?? '')) return QUICK;
  if (!concurrent)
    return wrong(
      `the index ${idxname ?? 'without a name'} would keep writes waiting while it is built: create it concurrently.`,
    );
  return kind === 'concurrently' ? QUICK : wrong('what is built concurrently is a "-- step: concurrently".');
}

function lintDrop({ removeType, objects = [], concurrent }: Of<'DropStmt'>, reader: Reader): Found {
  const names = objects.map(namesOf);
  if (removeType === 'OBJECT_INDEX')
    return concurrent ? QUICK : wrong('an index is dropped concurrently, else its table is locked.');
  if (removeType === 'OBJECT_TRIGGER' || removeType === 'OBJECT_POLICY') return locking(names[0]?.at(-2));
  if (removeType !== 'OBJECT_TABLE') return QUICK;
  const tables = names.map((name) => name.at(-1) ?? '').filter((table) => !reader.newTables.has(table));
  const errors =
    reader.class === 'contract' || tables.length === 0
      ? []
      : [`${tables.join(', ')} goes in a contract: old servers use it.`];
  return { errors, locks: tables, scans: false };
}

function namesOf(object: Syntax): string[] {
  const items = 'List' in object ? (object.List.items ?? []) : [object];
  return items.flatMap((item) => ('String' in item ? (item.String.sval ?? '') : []));
}

function lintRename({ renameType, relation, newname }: Of<'RenameStmt'>, reader: Reader): Found {
  const table = relation?.relname ?? '';
  if (renameType === 'OBJECT_INDEX') return QUICK;
  if (reader.newTables.has(table)) return QUICK;
  const isSeen = renameType === 'OBJECT_TABLE' || renameType === 'OBJECT_COLUMN';
  if (isSeen && reader.class !== 'contract')
    return wrong(
      `what becomes ${newname ?? ''} is used by old servers under its name: add it, fill it, and drop the old one.`,
    );
  return locking(table);
}

function lintRows(table: string | undefined, { kind, newTables }: Reader): Found {
  if (kind === 'batches' || newTables.has(table ?? '')) return QUICK;
  return wrong(
    `rows of ${table ?? ''} would be locked all at once: change them in "-- step: batches of ${table ?? ''}".`,
  );
}

function lintInsert({ relation, selectStmt }: Of<'InsertStmt'>, reader: Reader): Found {
  const isFromRows =
    selectStmt !== undefined && 'SelectStmt' in selectStmt && (selectStmt.SelectStmt.fromClause ?? []).length > 0;
  if (!isFromRows || reader.kind === 'batches') return QUICK;
  return wrong(
    `${relation?.relname ?? ''} is filled from rows of another table: do it in "-- step: batches of" that one.`,
  );
}
