/** Why a difference can't be brought about beside servers that answer. */
import type { Change, Intent } from '../changes.ts';
import type { Snapshot, TableSnapshot } from '../types.ts';

/** One phrase each; none where all of it can. */
export function offlineReasons(changes: Change[], intent: Intent, before: Snapshot): string[] {
  const old = new Map(before.tables.map((table) => [table.name, table]));
  const renamed = [...intent.tables].map(([to, from]) => `the table ${from} becomes ${to}`);
  const columns = [...intent.columns].flatMap(([table, names]) =>
    [...names.values()].filter((name) => isBound(before, table, name)).map((name) => othersNeed(table, name)),
  );
  return [...new Set([...renamed, ...columns, ...changes.flatMap((change) => reasonOf(change, changes, before, old))])];
}

function reasonOf(
  change: Change,
  changes: Change[],
  before: Snapshot,
  old: ReadonlyMap<string, TableSnapshot>,
): string[] {
  const { table } = change;
  if (!old.has(table))
    return change.kind === 'create_keeper' && change.fill ? [fillsValues(change.values.keeps.table)] : [];
  switch (change.kind) {
    case 'add_generated':
      return [`${table} is rewritten for ${change.column.name}, which the database computes`];
    case 'create_directory':
      return [`the directory ${change.directory.name} is made of rows that are there`];
    case 'create_keeper':
      return change.fill ? [fillsValues(change.values.keeps.table)] : [];
    case 'add_column':
      return change.column.identity === undefined ? [] : [`${table} gets numbers`];
    case 'change_type':
      return isBound(before, table, change.column.name) ||
        old.get(table)?.foreignKeys.some(({ columns }) => columns.includes(change.column.name)) ||
        changes.some((other) => touches(other, change.column.name))
        ? [othersNeed(table, change.column.name)]
        : [];
    case 'add_unique':
    case 'add_index':
      return collides(change, changes) ? [`a key of ${table} gets other columns and keeps its name`] : [];
    default:
      return [];
  }
}

const fillsValues = (table: string): string => `values of added fields of ${table} are written anew`;
const othersNeed = (table: string, column: string): string => `keys, references or triggers need ${table}.${column}`;

/** Whether more hangs on a column than indexes, uniques and checks, which come and go with it. */
function isBound({ tables }: Snapshot, name: string, column: string): boolean {
  const table = tables.find((one) => one.name === name);
  if (table === undefined) return false;
  return (
    table.primaryKey.columns.includes(column) ||
    table.indexes.some(({ uniqueWhere }) => uniqueWhere === column) ||
    table.columns.some(({ from }) => from === column) ||
    table.directories.some((directory) => directory.column === column) ||
    table.policies.some(({ using }) => new RegExp(`\\b${column}\\b`).test(using)) ||
    tables.some(({ foreignKeys }) => foreignKeys.some((key) => key.table === name && key.references.includes(column)))
  );
}

/** A reference that goes or comes beside the new type of a column. */
function touches(change: Change, column: string): boolean {
  const isReference = change.kind === 'add_foreign_key' || change.kind === 'drop_foreign_key';
  return isReference && change.key.columns.includes(column);
}

function collides(change: Extract<Change, { kind: 'add_unique' | 'add_index' }>, changes: Change[]): boolean {
  const name = change.kind === 'add_unique' ? change.key.name : change.index.name;
  return changes.some(
    (other) =>
      (other.kind === 'drop_unique' && other.key.name === name) ||
      (other.kind === 'drop_index' && other.index.name === name),
  );
}
