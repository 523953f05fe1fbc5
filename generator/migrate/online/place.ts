/** Each change as steps, in the file in which servers of the old and of the new version can both live with it. */
import type { OnlineClass } from '../../../shared/contract/migration-files.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Privilege, Privileges } from '../../../shared/contract/model.ts';
import type { Change, ChangeKind, ChangeOf } from '../changes.ts';
import { isWeaker } from '../classify.ts';
import { checkConstraint, columnDefinition, tableCheckConstraint } from '../column-sql.ts';
import { changeSql, createIndex, foreignKeyConstraint } from '../sql.ts';
import { columnList, identifier } from '../sql-text.ts';
import { grantStatements } from '../security-sql.ts';
import type { TableSnapshot } from '../types.ts';
import { concurrently, type Step, step } from './sections.ts';
import { addCheckBeside, fillColumn, proveNotNull, setNotNull } from './twins.ts';

export interface Surrounding {
  changes: Change[];
  /** Tables as they were, by name. */
  old: ReadonlyMap<string, TableSnapshot>;
  /** `<table>.<column>` of columns that go, with what hangs on them, and of those that get another type. */
  leaving: ReadonlySet<string>;
  /** Of columns that are filled from another one. */
  filled: ReadonlySet<string>;
  /** Of new columns that must have a value, what rows have in them that are there: SQL over the row's columns. */
  fills: ReadonlyMap<string, string>;
}

/** Steps by the file that they go to. */
export type Placement = Partial<Record<OnlineClass | 'batches', Step[]>>;

/** Where each kind goes that goes one way; what is not here is a step of its own in the contract. */
const PLACERS: { [Kind in ChangeKind]?: (change: ChangeOf<Kind>, around: Surrounding) => Placement } = {
  create_table: (change) => ({ expand: [step(...statementsOf(change))] }),
  add_column: addColumn,
  change_type: () => ({}),
  change_default: (change) => ({
    [change.column.default === undefined ? 'contract' : 'expand']: [step(...statementsOf(change))],
  }),
  set_not_null: ({ table, column }) => ({
    contract: [...proveNotNull(table, column.name), step(...setNotNull(table, column.name))],
  }),
  drop_not_null: (change) => ({ expand: [step(...statementsOf(change))] }),
  drop_check: (change, around) =>
    around.changes.some((other) => other.kind === 'add_check' && other.check.name === change.check.name)
      ? {}
      : { expand: [step(...statementsOf(change))] },
  add_check: addCheck,
  drop_table_check: (change) => ({ expand: [step(...statementsOf(change))] }),
  add_table_check: ({ table, check }, around) => ({
    [isOfNewColumn(table, check.columns, around) && check.holds === 'when' ? 'expand' : 'contract']: addCheckBeside(
      table,
      tableCheckConstraint(check),
    ),
  }),
  add_unique: ({ table, key }, around) => ({
    [whenBuilt(table, key.columns, around)]: [
      concurrently(
        `create unique index concurrently ${identifier(key.name)} on ${identifier(table)} ${columnList(key.columns)}`,
      ),
      step(
        `alter table ${identifier(table)} add constraint ${identifier(key.name)} unique using index ${identifier(key.name)}`,
      ),
    ],
  }),
  add_index: ({ table, index }, around) => {
    const columns = [...index.columns, ...(index.where ?? []).map(({ column }) => column)];
    const statement = createIndex(table, index).replace(/^create (unique )?index /, 'create $1index concurrently ');
    return { [whenBuilt(table, columns, around)]: [concurrently(statement)] };
  },
  drop_index: ({ index }) => ({ contract: [concurrently(`drop index concurrently ${identifier(index.name)}`)] }),
  drop_foreign_key: (change, { changes }) =>
    changes.some((other) => other.kind === 'add_foreign_key' && other.key.name === change.key.name)
      ? {}
      : { contract: [step(...statementsOf(change))] },
  add_foreign_key: addForeignKey,
  create_directory: (change) => ({ expand: [step(...statementsOf(change))] }),
  create_keeper: (change) => ({ expand: [step(...statementsOf(change))] }),
  drop_directory: eachAlone,
  drop_keeper: eachAlone,
  drop_policy: (change, { changes }) =>
    replacementOf(change, changes) === undefined ? { contract: [step(...statementsOf(change))] } : {},
  create_policy: (change, { changes }) => {
    const gone = changes.find(
      (other): other is ChangeOf<'drop_policy'> =>
        other.kind === 'drop_policy' && replacementOf(other, changes) === change,
    );
    return { expand: [step(...(gone === undefined ? [] : statementsOf(gone)), ...statementsOf(change))] };
  },
  change_grants: changeGrants,
  drop_column: dropColumn,
};

/** Of a new table, which no old server knows, nothing has to wait. */
export function place<Kind extends ChangeKind>(change: ChangeOf<Kind>, around: Surrounding): Placement {
  if (goesAlong(change, around)) return {};
  const kind: Kind = change.kind;
  const placer: ((given: ChangeOf<Kind>, given2: Surrounding) => Placement) | undefined = PLACERS[kind];
  return placer === undefined ? { contract: [step(...statementsOf(change))] } : placer(change, around);
}

const statementsOf = (change: Change): string[] => changeSql(change).map((statement) => statement.slice(0, -1));

/** Whether it is of a column that goes, or of one whose twin has it already. */
function goesAlong(change: Change, { leaving }: Surrounding): boolean {
  const columns = columnsOf(change);
  return columns.some((name) => leaving.has(`${change.table}.${name}`));
}

/** The columns of what goes when one of them goes, and comes with its twin. */
function columnsOf(change: Change): string[] {
  switch (change.kind) {
    case 'add_unique':
    case 'drop_unique':
    case 'drop_foreign_key':
      return change.key.columns;
    case 'add_index':
    case 'drop_index':
      return [...change.index.columns, ...(change.index.where ?? []).map(({ column }) => column)];
    case 'drop_table_check':
      return change.check.columns;
    case 'add_table_check':
      return change.check.columns;
    case 'change_default':
    case 'set_not_null':
    case 'drop_not_null':
    case 'add_check':
      return [change.column.name];
    default:
      return [];
  }
}

const isNewTable = (table: string, { old }: Surrounding): boolean => !old.has(table);

const isOfNewColumn = (table: string, columns: string[], { changes, filled }: Surrounding): boolean =>
  changes.some(
    (change) =>
      change.kind === 'add_column' &&
      change.table === table &&
      columns.includes(change.column.name) &&
      !filled.has(`${table}.${change.column.name}`),
  );

/** What is built of values that are only filled in comes after them. */
const whenBuilt = (table: string, columns: string[], { filled }: Surrounding): OnlineClass =>
  columns.some((name) => filled.has(`${table}.${name}`)) ? 'backfill' : 'expand';

function addColumn(change: ChangeOf<'add_column'>, around: Surrounding): Placement {
  const { table, column } = change;
  if (around.filled.has(`${table}.${column.name}`)) return {};
  const { check, ...bare } = column;
  const isUnfilled = !column.nullable && column.default === undefined;
  const add = `alter table ${identifier(table)} add column ${columnDefinition({ ...bare, nullable: column.nullable || isUnfilled })}`;
  const checks = check === undefined ? [] : addCheckBeside(table, checkConstraint(column, check));
  if (!isUnfilled) return { expand: [step(add), ...checks] };
  const fill = fillOf(change, around);
  const filling = fill === undefined ? undefined : fillColumn(table, column.name, fill);
  return {
    expand: [step(add, ...(filling?.keep ?? [])), ...checks],
    ...(filling && { batches: [filling.batches] }),
    contract: [...proveNotNull(table, column.name), step(...setNotNull(table, column.name), ...(filling?.end ?? []))],
  };
}

/** What was said of the rows that are there. */
export const fillOf = ({ table, column }: ChangeOf<'add_column'>, { fills }: Surrounding): string | undefined =>
  fills.get(`${table}.${column.name}`);

function addCheck({ table, column, check, before }: ChangeOf<'add_check'>, { changes }: Surrounding): Placement {
  const [add, validate] = addCheckBeside(table, checkConstraint(column, check));
  if (add === undefined || validate === undefined) return {};
  const gone = changes.filter((other) => other.kind === 'drop_check' && other.check.name === check.name);
  const drops = gone.flatMap(statementsOf);
  if (before !== undefined && isWeaker(before, check)) return { expand: [step(...drops, ...add.statements), validate] };
  return { expand: drops.length === 0 ? [] : [step(...drops)], contract: [add, validate] };
}

function addForeignKey({ table, key }: ChangeOf<'add_foreign_key'>, around: Surrounding): Placement {
  const alter = `alter table ${identifier(table)}`;
  if (isNewTable(table, around)) return { expand: [step(`${alter} add ${foreignKeyConstraint(key)}`)] };
  const gone = around.changes.filter(
    (other) => other.kind === 'drop_foreign_key' && other.table === table && other.key.name === key.name,
  );
  const steps = [
    step(...gone.flatMap(statementsOf), `${alter} add ${foreignKeyConstraint(key)} not valid`),
    step(`${alter} validate constraint ${identifier(key.name)}`),
  ];
  if (whenBuilt(table, key.columns, around) === 'backfill') return { backfill: steps };
  // Old servers may write what the reference does not allow, unless they don't know the column.
  return { [gone.length > 0 || isOfNewColumn(table, key.columns, around) ? 'expand' : 'contract']: steps };
}

/** They are of two tables. */
function eachAlone(change: Change): Placement {
  return { contract: statementsOf(change).map((statement) => step(statement)) };
}

const replacementOf = ({ table, policy }: ChangeOf<'drop_policy'>, changes: Change[]): Change | undefined =>
  changes.find((other) => other.kind === 'create_policy' && other.table === table && other.policy.name === policy.name);

/** Both versions have their rights for a time. */
function changeGrants(change: ChangeOf<'change_grants'>, { old, leaving }: Surrounding): Placement {
  const { table, role, privileges, sequence } = change;
  const before = old.get(table)?.grants[role] ?? {};
  const added = grantStatements(table, role, privileges, sequence);
  const isLost = losesRights(before, privileges, (name) => leaving.has(`${table}.${name}`));
  return {
    ...(added.length > 0 && { expand: [step(...added)] }),
    ...(isLost && { contract: [step(...statementsOf(change))] }),
  };
}

function losesRights(before: Privileges, after: Privileges, isLeaving: (column: string) => boolean): boolean {
  const entries: [string, Privilege][] = Object.entries(before);
  const now = new Map<string, Privilege>(Object.entries(after));
  return entries.some(([verb, had]) => {
    const has = now.get(verb);
    if (has === undefined || isDeepStrictEqual(had, has)) return has === undefined;
    if (has === true) return false;
    return had === true || had.some((name) => !has.includes(name) && !isLeaving(name));
  });
}

/** The new version does not write it any more: until it goes, rows may be without. */
function dropColumn(change: ChangeOf<'drop_column'>): Placement {
  const { table, column } = change;
  const loosen = `alter table ${identifier(table)} alter column ${identifier(column.name)} drop not null`;
  return {
    ...(!column.nullable && column.default === undefined && { expand: [step(loosen)] }),
    contract: [step(...statementsOf(change))],
  };
}
