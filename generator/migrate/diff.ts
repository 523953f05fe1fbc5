/** Snapshot x snapshot -> changes, in the order in which they can be applied. */
import { isDeepStrictEqual } from 'node:util';
import { CUSTOM_COLUMN } from '../../shared/contract/custom-values.ts';
import { DATABASE_ROLES } from '../../shared/contract/database-roles.ts';
import type { Privilege, Privileges } from '../../shared/contract/model.ts';
import { type Change, CHANGE_ORDER, type Intent } from './changes.ts';
import { identitySequence } from './columns.ts';
import { columnChanges } from './diff-columns.ts';
import { applyRenames } from './rename.ts';
import type { DirectorySnapshot, Snapshot, TableSnapshot } from './types.ts';

/** What turns `before` into `after`. Renames come from the intent alone; anything else that is gone is dropped. */
export function diffSnapshots(before: Snapshot, after: Snapshot, intent: Intent): Change[] {
  const renamed = applyRenames(before, intent);
  const old = new Map(renamed.snapshot.tables.map((table) => [table.name, table]));
  const kept = new Set(after.tables.map(({ name }) => name));
  const changes = after.tables.flatMap((table): Change[] => {
    const was = old.get(table.name);
    if (was === undefined) return createTable(table, old);
    return [...tableChanges(was, table), ...directoryChanges(was, table, intent)];
  });
  const gone = renamed.snapshot.tables.filter(({ name }) => !kept.has(name)).flatMap(dropTable);
  return inOrder([...renamed.changes, ...changes, ...gone]);
}

function inOrder(changes: Change[]): Change[] {
  const place = new Map(CHANGE_ORDER.map((kind, index) => [kind, index]));
  const placeOf = ({ kind }: Change): number => place.get(kind) ?? CHANGE_ORDER.length;
  return changes.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Foreign keys and directories wait until every table is there.
 * @param old tables that are there already, and may have rows
 */
function createTable(definition: TableSnapshot, old: ReadonlyMap<string, TableSnapshot>): Change[] {
  const table = definition.name;
  return [
    { kind: 'create_table', table, definition },
    ...definition.foreignKeys.map((key): Change => ({ kind: 'add_foreign_key', table, key })),
    ...definition.directories.map((directory): Change => ({
      kind: 'create_directory',
      table,
      directory,
      rows: 'none',
    })),
    ...keeperOf(definition).map((values): Change => {
      const fill = old.get(values.keeps.table)?.columns.some(({ name }) => name === CUSTOM_COLUMN) ?? false;
      return { kind: 'create_keeper', table, values, fill };
    }),
  ];
}

const keeperOf = ({ keeps, ...table }: TableSnapshot) => (keeps === undefined ? [] : [{ ...table, keeps }]);

function dropTable(definition: TableSnapshot): Change[] {
  const table = definition.name;
  return [
    ...keeperOf(definition).map((values): Change => ({ kind: 'drop_keeper', table, values })),
    ...definition.directories.map((directory): Change => ({ kind: 'drop_directory', table, directory })),
    ...definition.foreignKeys.map((key): Change => ({ kind: 'drop_foreign_key', table, key })),
    { kind: 'drop_table', table, definition },
  ];
}

function tableChanges(before: TableSnapshot, after: TableSnapshot): Change[] {
  const table = after.name;
  const tenant: Change[] =
    before.tenant === after.tenant ? [] : [{ kind: 'change_tenant', table, from: before.tenant, to: after.tenant }];
  const columns = columnChanges(before, after);
  const lost = columns.flatMap((change) => (change.kind === 'drop_generated' ? [change.column.name] : []));
  return [
    ...tenant,
    ...columns,
    ...keyChanges(before, after),
    ...policyChanges(before, after),
    ...grantChanges(before, after, lost),
  ];
}

function keyChanges(before: TableSnapshot, after: TableSnapshot): Change[] {
  const table = after.name;
  const primary: Change[] =
    before.primaryKey.name === after.primaryKey.name
      ? []
      : [{ kind: 'rename_constraint', table, from: before.primaryKey.name, to: after.primaryKey.name }];
  return [
    ...primary,
    ...matched(before.uniques, after.uniques, {
      rename: (from, to) => ({ kind: 'rename_constraint', table, from, to }),
      drop: (key) => ({ kind: 'drop_unique', table, key }),
      add: (key) => ({ kind: 'add_unique', table, key }),
    }),
    ...matched(before.indexes, after.indexes, {
      rename: (from, to) => ({ kind: 'rename_index', table, from, to }),
      drop: (index) => ({ kind: 'drop_index', table, index }),
      add: (index) => ({ kind: 'add_index', table, index }),
    }),
    ...matched(before.checks ?? [], after.checks ?? [], {
      rename: (from, to) => ({ kind: 'rename_constraint', table, from, to }),
      drop: (check) => ({ kind: 'drop_table_check', table, check }),
      add: (check) => ({ kind: 'add_table_check', table, check }),
    }),
    ...matched(before.foreignKeys, after.foreignKeys, {
      rename: (from, to) => ({ kind: 'rename_constraint', table, from, to }),
      drop: (key) => ({ kind: 'drop_foreign_key', table, key }),
      add: (key) => ({ kind: 'add_foreign_key', table, key }),
    }),
  ];
}

interface Matching<Item> {
  rename: (from: string, to: string) => Change;
  drop: (item: Item) => Change;
  add: (item: Item) => Change;
}

/** The same definition under another name is a rename; another definition is a new thing. */
function matched<Item extends { name: string }>(before: Item[], after: Item[], change: Matching<Item>): Change[] {
  const left = [...before];
  const changes = after.flatMap((item): Change[] => {
    const index = left.findIndex((candidate) => isDeepStrictEqual({ ...candidate, name: item.name }, item));
    const [same] = index < 0 ? [] : left.splice(index, 1);
    if (same === undefined) return [change.add(item)];
    return same.name === item.name ? [] : [change.rename(same.name, item.name)];
  });
  return [...left.map(change.drop), ...changes];
}

/** Triggers hang on the table's and the column's name and type: a directory that is touched at all is made anew. */
function directoryChanges(before: TableSnapshot, after: TableSnapshot, intent: Intent): Change[] {
  const oldTable = intent.tables.get(after.name) ?? after.name;
  const oldColumn = (name: string): string => intent.columns.get(after.name)?.get(name) ?? name;
  const typeIn = (table: TableSnapshot, column: string) => table.columns.find(({ name }) => name === column)?.type;
  const retyped = (column: string): boolean => typeIn(before, column) !== typeIn(after, column);
  const isSame = (one: DirectorySnapshot, other: DirectorySnapshot): boolean =>
    isDeepStrictEqual(one, other) && oldTable === after.name && !retyped(other.column);
  const gone = before.directories.filter((one) => !after.directories.some((other) => isSame(one, other)));
  const come = after.directories.filter((other) => !before.directories.some((one) => isSame(one, other)));
  const hadDistinctRows = (column: string): boolean =>
    !retyped(column) && gone.some((one) => one.column === oldColumn(column));
  return [
    ...gone.map((directory): Change => ({ kind: 'drop_directory', table: oldTable, directory })),
    ...come.map((directory): Change => {
      const rows = hadDistinctRows(directory.column) ? 'distinct' : 'unknown';
      return { kind: 'create_directory', table: after.name, directory, rows };
    }),
  ];
}

function policyChanges(before: TableSnapshot, after: TableSnapshot): Change[] {
  const table = after.name;
  const gone = before.policies.filter((policy) => !after.policies.some((other) => isDeepStrictEqual(policy, other)));
  const come = after.policies.filter((policy) => !before.policies.some((other) => isDeepStrictEqual(policy, other)));
  return [
    ...gone.map((policy): Change => ({ kind: 'drop_policy', table, policy })),
    ...come.map((policy): Change => ({ kind: 'create_policy', table, policy })),
  ];
}

/** @param lost columns that go, also where they are made anew: nobody holds rights in those any more */
function grantChanges(before: TableSnapshot, after: TableSnapshot, lost: string[]): Change[] {
  return DATABASE_ROLES.filter(
    (role) => !isDeepStrictEqual(comparable(before.grants[role], lost), comparable(after.grants[role])),
  ).map((role) => ({
    kind: 'change_grants',
    table: after.name,
    role,
    privileges: after.grants[role] ?? {},
    sequence: identitySequence(after),
  }));
}

/** The order of a grant's columns says nothing. */
function comparable(privileges: Privileges = {}, lost: string[] = []): Record<string, unknown> {
  const entries: [string, Privilege][] = Object.entries(privileges);
  return Object.fromEntries(
    entries.map(([verb, privilege]) => [
      verb,
      privilege === true ? privilege : privilege.filter((name) => !lost.includes(name)).toSorted(),
    ]),
  );
}
