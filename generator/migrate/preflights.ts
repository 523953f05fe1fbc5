/** The questions that a guarded change asks of the rows before anything is changed. */
import type { Change } from './changes.ts';
import { castClass, readsAsFunction } from './casts.ts';
import { checkExpression, tableCheckExpression } from './column-sql.ts';
import { identifier } from './sql-text.ts';
import type {
  CheckSnapshot,
  ColumnSnapshot,
  DirectorySnapshot,
  ForeignKeySnapshot,
  IndexSnapshot,
  KeySnapshot,
  TableCheckSnapshot,
} from './types.ts';

export interface Preflight {
  table: string;
  /** Another table that the query looks into. */
  alsoReads?: string[];
  /** SQL that the query needs to have been run. */
  setup?: string;
  /** Answers one number: the offending rows. */
  query: string;
  /** What is wrong with them and what to do; read by whoever runs the migration. */
  message: string;
}

/** What the same migration does besides, as far as it bears on what a query may read at its beginning. */
export interface Surroundings {
  newTables: ReadonlySet<string>;
  /** `<table>.<column>` */
  newColumns: ReadonlyMap<string, ColumnSnapshot>;
  retypedColumns: ReadonlySet<string>;
}

/** @param filled new columns, as `<table>.<column>`, that have their values by the time that the rows are asked */
export function surroundingsOf(changes: Change[], filled: ReadonlySet<string> = new Set()): Surroundings {
  return {
    newTables: new Set(changes.flatMap((change) => (change.kind === 'create_table' ? [change.table] : []))),
    newColumns: new Map(
      changes.flatMap((change) =>
        change.kind === 'add_column' && !filled.has(`${change.table}.${change.column.name}`)
          ? [[`${change.table}.${change.column.name}`, change.column] as const]
          : [],
      ),
    ),
    retypedColumns: new Set(
      changes.flatMap((change) => (change.kind === 'change_type' ? [`${change.table}.${change.column.name}`] : [])),
    ),
  };
}

/** A new column that must have a value, and no default to give it one. */
export function emptyTablePreflight(table: string, column: ColumnSnapshot): Preflight[] {
  if (column.nullable || column.default !== undefined || column.identity !== undefined) return [];
  const message = `They would have no value in the new column ${column.name}. Give the field a default, or make it nullable and fill it first.`;
  return [{ table, query: `select count(*) from ${identifier(table)}`, message }];
}

export function notNullPreflight(table: string, column: ColumnSnapshot): Preflight[] {
  const name = identifier(column.name);
  const message = `They have no value in ${column.name}, which must have one from now on. Fill it first.`;
  return [{ table, query: `select count(*) from ${identifier(table)} where ${name} is null`, message }];
}

export function checkPreflight(
  table: string,
  column: ColumnSnapshot,
  check: CheckSnapshot,
  around: Surroundings,
): Preflight[] {
  if (around.retypedColumns.has(`${table}.${column.name}`)) return [];
  const expression = checkExpression(column, check);
  const message = `Their ${column.name} is outside of what is allowed from now on: ${expression}. Change them first.`;
  return [{ table, query: `select count(*) from ${identifier(table)} where not (${expression})`, message }];
}

/** A column that is still to come holds its default. */
export function tableCheckPreflight(table: string, check: TableCheckSnapshot, around: Surroundings): Preflight[] {
  if (around.newTables.has(table)) return [];
  const come = check.columns.map((name) => around.newColumns.get(`${table}.${name}`));
  const selected = check.columns.map((name, index) => {
    const column = come[index];
    return column === undefined
      ? identifier(name)
      : `(${column.default ?? 'null'})::${column.type} as ${identifier(name)}`;
  });
  const rows = `(select ${selected.join(', ')} from ${identifier(table)}) candidate`;
  const message = `${tableCheckDemand(check)} from now on. Clear or fill them first.`;
  return [{ table, query: `select count(*) from ${rows} where not (${tableCheckExpression(check)})`, message }];
}

function tableCheckDemand(check: TableCheckSnapshot): string {
  const [first = '', ...others] = check.columns;
  if (check.holds === 'when') return `They may hold ${first} beside some values of ${others.join(', ')} only`;
  return `They must hold ${check.holds === 'exactly_one' ? 'exactly one' : 'one at most'} of ${check.columns.join(', ')}`;
}

export function castPreflight(table: string, from: ColumnSnapshot, to: ColumnSnapshot): Preflight[] {
  if (castClass(from.type, to.type) !== 'guarded') return [];
  const readsAs = readsAsFunction(to.type);
  const query = `select count(*) from ${identifier(table)} where not ${readsAs.name}(${identifier(to.name)}::text)`;
  const message = `Their ${to.name} can't be read as ${to.type}. Correct them first.`;
  return [{ table, setup: readsAs.definition, query, message }];
}

/** Nulls never repeat each other. */
export function uniquePreflight(table: string, key: KeySnapshot, around: Surroundings): Preflight[] {
  const rows = rowsAsTheyWillBe(table, key.columns, around);
  if (rows === undefined) return [];
  return [{ table, query: repeatedRows(rows, key.columns), message: repeatedMessage(key.columns) }];
}

export function uniqueIndexPreflight(table: string, index: IndexSnapshot, around: Surroundings): Preflight[] {
  const flag = index.uniqueWhere;
  if (flag === undefined) return [];
  const rows = rowsAsTheyWillBe(table, index.columns, around);
  if (rows === undefined) return [];
  const message = `More than one has ${flag} set, which only one may have from now on. Clear it on the others first.`;
  return [{ table, query: repeatedRows(`${rows} where candidate.${identifier(flag)}`, index.columns), message }];
}

/** The value must be free across all tenants; one that is only looked up is not. */
export function directoryPreflight(table: string, directory: DirectorySnapshot, around: Surroundings): Preflight[] {
  if (directory.shared) return [];
  const rows = rowsAsTheyWillBe(table, [directory.column], around);
  if (rows === undefined) return [];
  return [{ table, query: repeatedRows(rows, [directory.column]), message: repeatedMessage([directory.column]) }];
}

export function foreignKeyPreflight(table: string, key: ForeignKeySnapshot, around: Surroundings): Preflight[] {
  const rows = rowsAsTheyWillBe(table, key.columns, around);
  if (rows === undefined) return [];
  const message = `Their ${key.columns.at(-1) ?? ''} points at no row of ${key.table}. Correct or clear it first.`;
  const pointing = `select count(*) from ${rows} where ${notNull(key.columns)}`;
  if (around.newTables.has(key.table)) return [{ table, query: pointing, message }];
  // Every name is qualified: a table that points at itself has both columns on both sides.
  const matches = key.columns.map(
    (name, index) => `target.${identifier(key.references[index] ?? '')} = candidate.${identifier(name)}`,
  );
  const query = `${pointing} and not exists (select from ${identifier(key.table)} target where ${matches.join(' and ')})`;
  return [{ table, alsoReads: [key.table], query, message }];
}

function repeatedMessage(columns: string[]): string {
  return `They repeat each other in ${columns.join(', ')}, which must differ from now on. Change all but one of each first.`;
}

function repeatedRows(rows: string, columns: string[]): string {
  const condition = `${rows.includes(' where ') ? 'and' : 'where'} ${notNull(columns)}`;
  const list = columns.map(identifier).join(', ');
  return `select coalesce(sum(repeated.times), 0) from (select count(*) as times from ${rows} ${condition} group by ${list} having count(*) > 1) repeated`;
}

function notNull(columns: string[]): string {
  return columns.map((name) => `candidate.${identifier(name)} is not null`).join(' and ');
}

/**
 * The table's rows with those columns, by the name of `candidate`; a column that is still to come holds its default.
 * Undefined when no row can be invalid (a new column without a default holds nothing) or when a change of type asks already.
 */
function rowsAsTheyWillBe(table: string, columns: string[], around: Surroundings): string | undefined {
  if (around.newTables.has(table)) return undefined;
  if (columns.some((name) => around.retypedColumns.has(`${table}.${name}`))) return undefined;
  const come = columns.map((name) => around.newColumns.get(`${table}.${name}`));
  if (come.some((column) => column !== undefined && column.default === undefined)) return undefined;
  if (come.every((column) => column === undefined)) return `${identifier(table)} candidate`;
  const selected = columns.map((name, index) => {
    const column = come[index];
    return column === undefined ? identifier(name) : `(${column.default})::${column.type} as ${identifier(name)}`;
  });
  return `(select ${selected.join(', ')} from ${identifier(table)}) candidate`;
}
