/** Changes -> SQL text that PostgreSQL 15 and later runs inside one transaction. Forward only. */
import { DATABASE_ROLES } from '../../shared/contract/database-roles.ts';
import { FOLD_FUNCTION } from '../../shared/text/fold-sql.ts';
import { castExpression } from './casts.ts';
import type { Change, ChangeKind, ChangeOf } from './changes.ts';
import type { ClassifiedChange } from './classify.ts';
import { checkConstraint, columnDefinition, tableCheckConstraint } from './column-sql.ts';
import { identitySequence } from './columns.ts';
import { createKeeper, dropKeeper, VALUE_FUNCTION } from './custom-values-sql.ts';
import { createDirectory, dropDirectory } from './directory-sql.ts';
import { preflightBlock } from './preflight-sql.ts';
import { createPolicy, dropPolicy, enableRowSecurity, grantStatements, revokeStatements } from './security-sql.ts';
import { columnList, identifier } from './sql-text.ts';
import type { ForeignKeySnapshot, IndexSnapshot, KeySnapshot, Snapshot, TableSnapshot } from './types.ts';

/** Kinds that only put new names on what is there; the preflights ask under the new names. */
const BEFORE_PREFLIGHTS = new Set<ChangeKind>([
  'drop_directory',
  'drop_keeper',
  'rename_table',
  'rename_column',
  'rename_constraint',
  'rename_index',
  'rename_sequence',
]);

/** The text of a migration file. `after` tells which tables are under forced row-level security. */
export function migrationSql(name: string, changes: ClassifiedChange[], after: Snapshot): string {
  const statementsOf = (part: ClassifiedChange[]): string[] => part.map(({ change }) => changeSql(change).join('\n'));
  const first = changes.filter(({ change }) => BEFORE_PREFLIGHTS.has(change.kind));
  const rest = changes.filter(({ change }) => !BEFORE_PREFLIGHTS.has(change.kind));
  const preflights = preflightBlock(
    changes.flatMap((change) => change.preflights),
    after,
  );
  const header = migrationHeader(name);
  const own = [...statementsOf(first), ...preflights, ...statementsOf(rest)];
  return `${[header, ...preludeOf(own), ...own].join('\n\n')}\n`;
}

export const migrationHeader = (name: string): string =>
  `-- ${name}: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.`;

/** What the statements need that belongs to no table: collations and functions. */
export const preludeOf = (statements: string[]): string[] => [...collationsOf(statements), ...functionsOf(statements)];

/** Of Unicode's root, with numbers by their value: Table 2 before Table 10. Equal is only what is equal in bytes. */
const NATURAL = `create collation if not exists "natural" (provider = icu, locale = 'und-u-kn-true');`;

const collationsOf = (statements: string[]): string[] =>
  statements.some((statement) => statement.includes('collate "natural"') || isFolding(statement)) ? [NATURAL] : [];

const isFolding = (statement: string): boolean => statement.includes('generated always as (fold(');

const functionsOf = (statements: string[]): string[] => [
  ...(statements.some(isFolding) ? [FOLD_FUNCTION] : []),
  ...(statements.some((statement) => statement.includes('public.custom_value(')) ? [VALUE_FUNCTION] : []),
];

/** The statements of one change, each closed with a semicolon. */
export function changeSql(change: Change): string[] {
  return statements(change).map((statement) => `${statement};`);
}

function statements<Kind extends ChangeKind>(change: ChangeOf<Kind>): string[] {
  const kind: Kind = change.kind;
  const print: Printer<Kind> = PRINTERS[kind];
  return print(change);
}

type Printer<Kind extends ChangeKind> = (change: ChangeOf<Kind>) => string[];

const alter = (table: string, action: string): string[] => [`alter table ${identifier(table)} ${action}`];

const PRINTERS: { [Kind in ChangeKind]: Printer<Kind> } = {
  drop_directory: ({ table, directory }) => dropDirectory(table, directory),
  drop_keeper: ({ values }) => dropKeeper(values),
  rename_table: ({ table, from }) => alter(from, `rename to ${identifier(table)}`),
  rename_column: ({ table, from, to }) => alter(table, `rename column ${identifier(from)} to ${identifier(to)}`),
  rename_constraint: ({ table, from, to }) =>
    alter(table, `rename constraint ${identifier(from)} to ${identifier(to)}`),
  rename_index: ({ from, to }) => [`alter index ${identifier(from)} rename to ${identifier(to)}`],
  rename_sequence: ({ from, to }) => [`alter sequence ${identifier(from)} rename to ${identifier(to)}`],
  change_tenant: ({ table }) => {
    throw new Error(`A change of the tenant of ${table} is always refused.`);
  },
  drop_foreign_key: ({ table, key }) => alter(table, `drop constraint ${identifier(key.name)}`),
  drop_unique: ({ table, key }) => alter(table, `drop constraint ${identifier(key.name)}`),
  drop_index: ({ index }) => [`drop index ${identifier(index.name)}`],
  drop_check: ({ table, check }) => alter(table, `drop constraint ${identifier(check.name)}`),
  create_table: ({ definition }) => createTable(definition),
  add_column: ({ table, column }) => alter(table, `add column ${columnDefinition(column)}`),
  change_type: changeType,
  change_default: ({ table, column }) =>
    alter(
      table,
      `alter column ${identifier(column.name)} ${column.default === undefined ? 'drop default' : `set default ${column.default}`}`,
    ),
  set_not_null: ({ table, column }) => alter(table, `alter column ${identifier(column.name)} set not null`),
  drop_not_null: ({ table, column }) => alter(table, `alter column ${identifier(column.name)} drop not null`),
  add_check: ({ table, column, check }) => alter(table, `add ${checkConstraint(column, check)}`),
  drop_table_check: ({ table, check }) => alter(table, `drop constraint ${identifier(check.name)}`),
  add_table_check: ({ table, check }) => alter(table, `add ${tableCheckConstraint(check)}`),
  add_unique: ({ table, key }) => alter(table, `add ${keyConstraint(key, 'unique')}`),
  add_index: ({ table, index }) => [createIndex(table, index)],
  add_foreign_key: ({ table, key }) => alter(table, `add ${foreignKeyConstraint(key)}`),
  create_directory: ({ table, directory, rows }) => createDirectory(table, directory, rows !== 'none'),
  create_keeper: ({ values, fill }) => createKeeper(values, fill),
  drop_policy: ({ table, policy }) => dropPolicy(table, policy),
  create_policy: ({ table, policy }) => createPolicy(table, policy),
  change_grants: ({ table, role, privileges, sequence }) => [
    ...revokeStatements(table, role, sequence),
    ...grantStatements(table, role, privileges, sequence),
  ],
  drop_generated: ({ table, column }) => alter(table, `drop column ${identifier(column.name)}`),
  add_generated: ({ table, column }) => alter(table, `add column ${columnDefinition(column)}`),
  drop_column: ({ table, column }) => alter(table, `drop column ${identifier(column.name)}`),
  drop_table: ({ table }) => [`drop table ${identifier(table)}`],
};

/** Everything but foreign keys, directories and triggers. */
function createTable(table: TableSnapshot): string[] {
  const lines = [
    ...table.columns.map(columnDefinition),
    keyConstraint(table.primaryKey, 'primary key'),
    ...table.uniques.map((key) => keyConstraint(key, 'unique')),
    ...(table.checks ?? []).map(tableCheckConstraint),
  ];
  const grants = DATABASE_ROLES.flatMap((role) =>
    grantStatements(table.name, role, table.grants[role] ?? {}, identitySequence(table)),
  );
  return [
    `create table ${identifier(table.name)} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n)`,
    ...table.indexes.map((index) => createIndex(table.name, index)),
    ...enableRowSecurity(table),
    ...table.policies.flatMap((policy) => createPolicy(table.name, policy)),
    ...grants,
  ];
}

function keyConstraint(key: KeySnapshot, kind: 'primary key' | 'unique'): string {
  return `constraint ${identifier(key.name)} ${kind} ${columnList(key.columns)}`;
}

const CONDITION = { set: ' is not null', empty: ' is null', true: '' };

export function createIndex(table: string, { name, columns, uniqueWhere, where: some = [] }: IndexSnapshot): string {
  const conditions = [
    ...(uniqueWhere === undefined ? [] : [identifier(uniqueWhere)]),
    ...some.map(({ column, is }) => `${identifier(column)}${CONDITION[is]}`),
  ];
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  return `create ${uniqueWhere === undefined ? 'index' : 'unique index'} ${identifier(name)} on ${identifier(table)} ${columnList(columns)}${where}`;
}

export function foreignKeyConstraint({
  name,
  columns,
  table,
  references,
  onDelete,
  clears,
}: ForeignKeySnapshot): string {
  const action =
    onDelete === 'no action' ? '' : ` on delete ${onDelete}${clears === undefined ? '' : ` ${columnList(clears)}`}`;
  return `constraint ${identifier(name)} foreign key ${columnList(columns)} references ${identifier(table)} ${columnList(references)}${action}`;
}

/** The default goes first: it may not read as the new type. */
function changeType({ table, column, from }: ChangeOf<'change_type'>): string[] {
  const name = identifier(column.name);
  const actions = [
    ...(from.default === undefined ? [] : [`alter column ${name} drop default`]),
    `alter column ${name} type ${column.type} using ${castExpression(column.name, column.type)}`,
    ...(column.default === undefined ? [] : [`alter column ${name} set default ${column.default}`]),
  ];
  return actions.flatMap((action) => alter(table, action));
}
