/** The differences between the columns of one table, names aside. */
import { isDeepStrictEqual } from 'node:util';
import type { Change } from './changes.ts';
import type { CheckSnapshot, ColumnSnapshot, TableSnapshot } from './types.ts';

/** Columns are matched by name: renames were applied before. */
export function columnChanges(before: TableSnapshot, after: TableSnapshot): Change[] {
  const table = after.name;
  const old = new Map(before.columns.map((column) => [column.name, column]));
  const kept = new Set(after.columns.map(({ name }) => name));
  const gone = before.columns.filter(({ name }) => !kept.has(name));
  return [
    ...gone.map((column): Change => ({ kind: 'drop_column', table, column })),
    ...after.columns.flatMap((column): Change[] => {
      const was = old.get(column.name);
      return was === undefined ? [{ kind: 'add_column', table, column }] : changedColumn(table, was, column);
    }),
  ];
}

function changedColumn(table: string, before: ColumnSnapshot, after: ColumnSnapshot): Change[] {
  const changes: Change[] = [];
  if (before.identity !== undefined && after.identity !== undefined && before.identity !== after.identity)
    changes.push({ kind: 'rename_sequence', table, from: before.identity, to: after.identity });
  if (before.type !== after.type) changes.push({ kind: 'change_type', table, column: after, from: before });
  else if (before.default !== after.default) changes.push({ kind: 'change_default', table, column: after });
  if (before.nullable !== after.nullable)
    changes.push({ kind: after.nullable ? 'drop_not_null' : 'set_not_null', table, column: after });
  return [...changes, ...checkChanges(table, before, after)];
}

function checkChanges(table: string, before: ColumnSnapshot, after: ColumnSnapshot): Change[] {
  const sameBounds = isDeepStrictEqual(bounds(before.check), bounds(after.check));
  // A type's change must not meet a check that was written for the other type.
  if (sameBounds && before.type === after.type) {
    if (before.check === undefined || after.check === undefined || before.check.name === after.check.name) return [];
    return [{ kind: 'rename_constraint', table, from: before.check.name, to: after.check.name }];
  }
  const drop: Change[] = before.check === undefined ? [] : [{ kind: 'drop_check', table, check: before.check }];
  if (after.check === undefined) return drop;
  const kept = before.check === undefined || before.type !== after.type ? {} : { before: before.check };
  return [...drop, { kind: 'add_check', table, column: after, check: after.check, ...kept }];
}

/** The order of an enum's values says nothing to the database. */
function bounds(check: CheckSnapshot | undefined): Omit<CheckSnapshot, 'name'> | undefined {
  if (check === undefined) return undefined;
  const { name: _, values, ...rest } = check;
  return values === undefined ? rest : { ...rest, values: values.toSorted() };
}
