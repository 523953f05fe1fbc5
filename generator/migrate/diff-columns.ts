/** The differences between the columns of one table, names aside. */
import { isDeepStrictEqual } from 'node:util';
import type { Change } from './changes.ts';
import type { CheckSnapshot, ColumnSnapshot, TableSnapshot } from './types.ts';

/** Columns are matched by name: renames were applied before. */
export function columnChanges(before: TableSnapshot, after: TableSnapshot): Change[] {
  const table = after.name;
  const own = { before: before.columns.filter(isOwn), after: after.columns.filter(isOwn) };
  const old = new Map(own.before.map((column) => [column.name, column]));
  const kept = new Set(own.after.map(({ name }) => name));
  const gone = own.before.filter(({ name }) => !kept.has(name));
  return [
    ...generatedChanges(before, after),
    ...gone.map((column): Change => ({ kind: 'drop_column', table, column })),
    ...own.after.flatMap((column): Change[] => {
      const was = old.get(column.name);
      return was === undefined ? [{ kind: 'add_column', table, column }] : changedColumn(table, was, column);
    }),
  ];
}

const isOwn = ({ generated }: ColumnSnapshot): boolean => generated === undefined;

/** Made anew whenever anything about them or about the column that they come from changes: they hold nothing of their own. */
function generatedChanges(before: TableSnapshot, after: TableSnapshot): Change[] {
  const table = after.name;
  const columnsOf = ({ columns }: TableSnapshot) =>
    columns
      .filter((column) => !isOwn(column))
      .map((column) => ({ column, type: columns.find(({ name }) => name === column.from)?.type }));
  const [old, wanted] = [columnsOf(before), columnsOf(after)];
  const without = (one: typeof old, other: typeof old) =>
    one.filter((item) => !other.some((candidate) => isDeepStrictEqual(item, candidate)));
  return [
    ...without(old, wanted).map(({ column }): Change => ({ kind: 'drop_generated', table, column })),
    ...without(wanted, old).map(({ column }): Change => ({ kind: 'add_generated', table, column })),
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
