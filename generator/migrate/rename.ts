/** The old snapshot under its new names, so that the rest of the comparison sees only true differences. */
import type { Privilege, Privileges } from '../../shared/contract/model.ts';
import type { Change, Intent } from './changes.ts';
import type { ForeignKeySnapshot, Snapshot, TableCheckSnapshot, TableSnapshot } from './types.ts';

export interface Renamed {
  snapshot: Snapshot;
  changes: Change[];
}

/** Applies the renames that the intent names; names of constraints stay as they are in the database. */
export function applyRenames(before: Snapshot, intent: Intent): Renamed {
  const newTable = invert(intent.tables);
  const newColumns = new Map([...intent.columns].map(([table, renames]) => [table, invert(renames)]));
  const tableNow = (name: string): string => newTable.get(name) ?? name;
  const columnNow = (table: string, name: string): string => newColumns.get(table)?.get(name) ?? name;
  const tables = before.tables.map((table) => renameTable(table, tableNow, columnNow));
  const tableChanges = before.tables.flatMap(({ name }): Change[] =>
    tableNow(name) === name ? [] : [{ kind: 'rename_table', table: tableNow(name), from: name }],
  );
  const columnChanges = [...intent.columns].flatMap(([table, renames]) =>
    [...renames].map(([to, from]): Change => ({ kind: 'rename_column', table, from, to })),
  );
  return { snapshot: { ...before, tables }, changes: [...tableChanges, ...columnChanges] };
}

function invert(map: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...map].map(([to, from]) => [from, to]));
}

function renameTable(
  table: TableSnapshot,
  tableNow: (name: string) => string,
  columnNow: (table: string, name: string) => string,
): TableSnapshot {
  const name = tableNow(table.name);
  const column = (old: string): string => columnNow(name, old);
  const keyed = <Key extends { columns: string[] }>(key: Key): Key => ({ ...key, columns: key.columns.map(column) });
  const foreignKey = (key: ForeignKeySnapshot): ForeignKeySnapshot => ({
    ...keyed(key),
    table: tableNow(key.table),
    ...(key.clears && { clears: key.clears.map(column) }),
  });
  return {
    ...table,
    name,
    columns: table.columns.map((old) => ({ ...old, name: column(old.name) })),
    primaryKey: keyed(table.primaryKey),
    uniques: table.uniques.map(keyed),
    indexes: table.indexes.map((index) => ({
      ...keyed(index),
      ...(index.uniqueWhere && { uniqueWhere: column(index.uniqueWhere) }),
      ...(index.where && {
        where: index.where.map((condition) => ({ ...condition, column: column(condition.column) })),
      }),
    })),
    ...(table.checks && { checks: table.checks.map((check) => renameCheck(keyed(check), column)) }),
    foreignKeys: table.foreignKeys.map(foreignKey),
    grants: Object.fromEntries(Object.entries(table.grants).map(([role, grant]) => [role, renameGrant(grant, column)])),
  };
}

const renameCheck = (check: TableCheckSnapshot, column: (name: string) => string): TableCheckSnapshot =>
  check.holds === 'when'
    ? { ...check, when: Object.fromEntries(Object.entries(check.when).map(([name, value]) => [column(name), value])) }
    : check;

function renameGrant(grant: Privileges, column: (name: string) => string): Privileges {
  const renamed = (privilege: Privilege): Privilege => (privilege === true ? true : privilege.map(column));
  return {
    ...(grant.select && { select: renamed(grant.select) }),
    ...(grant.insert && { insert: renamed(grant.insert) }),
    ...(grant.update && { update: renamed(grant.update) }),
    ...(grant.delete && { delete: grant.delete }),
  };
}
