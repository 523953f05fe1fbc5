/** Compares a database with a snapshot: what the tests hold, and what an operator asks when something looks odd. */
import type pg from 'pg';
import { DATABASE_ROLES, databaseRoleName } from '../../shared/contract/database-roles.ts';
import type { Privilege, Privileges } from '../../shared/contract/model.ts';
import { type Facts, publicFacts, temporaryFacts } from './catalogue-facts.ts';
import { columnDefinition, tableCheckConstraint } from './column-sql.ts';
import { identitySequence } from './columns.ts';
import { keeperBody, keeperTriggers } from './custom-values-sql.ts';
import { directoryTriggers, keepFunctionBody } from './directory-sql.ts';
import { createPolicy } from './security-sql.ts';
import { identifier } from './sql-text.ts';
import type {
  DirectorySnapshot,
  ForeignKeySnapshot,
  IndexSnapshot,
  KeySnapshot,
  RowCondition,
  Snapshot,
  TableSnapshot,
} from './types.ts';

/**
 * Every difference between the schema `public` and the snapshot, one sentence each; none when they are equal. The client
 * must not be inside a transaction: expressions are compared as PostgreSQL spells them, in temporary tables that are
 * rolled back.
 */
export async function catalogueDifferences(client: pg.ClientBase, snapshot: Snapshot): Promise<string[]> {
  const actual = await publicFacts(client);
  const expected = new Map([...(await expressionFacts(client, snapshot)), ...structureFacts(snapshot)]);
  const missing = [...expected].flatMap(([fact, value]) => {
    const found = actual.get(fact);
    if (found === value) return [];
    return [found === undefined ? `${fact}: missing; expected ${value}` : `${fact}: expected ${value}, found ${found}`];
  });
  const unexpected = [...actual]
    .filter(([fact]) => !expected.has(fact))
    .map(([fact, value]) => `${fact}: not in the snapshot; found ${value}`);
  return [...missing, ...unexpected].toSorted();
}

async function expressionFacts(client: pg.ClientBase, snapshot: Snapshot): Promise<Facts> {
  const statements = snapshot.tables.flatMap((table) => [
    `create temporary table ${identifier(table.name)} (${[...table.columns.map(columnDefinition), ...(table.checks ?? []).map(tableCheckConstraint)].join(', ')})`,
    // The temporary table hides the real one from here on.
    ...table.policies.flatMap((policy) => createPolicy(table.name, policy)),
    ...table.directories.map(
      ({ name, tenant }) =>
        `create temporary table ${identifier(name)} (value text not null, ${tenant} bigint not null)`,
    ),
  ]);
  await client.query('begin');
  try {
    await client.query(statements.join(';\n'));
    return await temporaryFacts(client);
  } finally {
    await client.query('rollback');
  }
}

function structureFacts(snapshot: Snapshot): Facts {
  const schema = DATABASE_ROLES.map((role): [string, string] => [
    `grant on schema to ${databaseRoleName(role)}`,
    'usage',
  ]);
  return new Map([...schema, ...snapshot.tables.flatMap(tableFacts)]);
}

function tableFacts(table: TableSnapshot): [string, string][] {
  const { name } = table;
  const on = (kind: string, object: string): string => `${kind} ${object} on ${name}`;
  return [
    [`table ${name}`, table.tenant === 'global' ? 'open' : 'forced row-level security'],
    ...sequenceFacts(table),
    [on('key', table.primaryKey.name), `primary key ${list(table.primaryKey.columns)}`],
    ...table.uniques.map((key: KeySnapshot): [string, string] => [on('key', key.name), `unique ${list(key.columns)}`]),
    ...table.indexes.map((index): [string, string] => [on('index', index.name), indexFact(index)]),
    ...table.foreignKeys.map((key): [string, string] => [on('foreign key', key.name), foreignKeyFact(key)]),
    ...DATABASE_ROLES.flatMap((role) => grantFacts(table, databaseRoleName(role), table.grants[role] ?? {})),
    ...table.directories.flatMap((directory) => directoryFacts(name, directory)),
    ...keeperFacts(table),
  ];
}

function sequenceFacts(table: TableSnapshot): [string, string][] {
  const sequence = identitySequence(table);
  return sequence === undefined ? [] : [[`sequence of ${table.name}`, sequence]];
}

function keeperFacts({ keeps, ...table }: TableSnapshot): [string, string][] {
  if (keeps === undefined) return [];
  const values = { ...table, keeps };
  return [
    [`function ${keeps.function}`, `search_path=pg_catalog, pg_temp ${keeperBody(values)}`],
    ...keeperTriggers(values).map(({ trigger, definition }): [string, string] => [
      `trigger ${trigger} on ${keeps.table}`,
      definition,
    ]),
  ];
}

const list = (columns: string[]): string => `(${columns.map(identifier).join(', ')})`;

/** As PostgreSQL prints a condition. */
const PRINTED: Record<RowCondition['is'], (column: string) => string> = {
  set: (column) => `(${column} IS NOT NULL)`,
  empty: (column) => `(${column} IS NULL)`,
  true: (column) => column,
};

function indexFact({ columns, uniqueWhere, where = [] }: IndexSnapshot): string {
  if (uniqueWhere !== undefined) return `unique btree ${list(columns)} where ${identifier(uniqueWhere)}`;
  const conditions = where.map(({ column, is }) => PRINTED[is](identifier(column)));
  const condition = conditions.length > 1 ? `(${conditions.join(' AND ')})` : conditions[0];
  return `btree ${list(columns)}${condition === undefined ? '' : ` where ${condition}`}`;
}

function foreignKeyFact({ columns, table, references, onDelete, clears }: ForeignKeySnapshot): string {
  return `${list(columns)} references ${identifier(table)} ${list(references)} on delete ${onDelete}${clears ? ` ${list(clears)}` : ''}`;
}

function grantFacts(table: TableSnapshot, role: string, privileges: Privileges): [string, string][] {
  const entries: [string, Privilege][] = Object.entries(privileges);
  const parts = entries.map(([verb, privilege]) =>
    privilege === true ? verb : `${verb} ${list(privilege.toSorted())}`,
  );
  if (parts.length === 0) return [];
  const usage: [string, string][] =
    privileges.insert === undefined || identitySequence(table) === undefined
      ? []
      : [[`grant on sequence of ${table.name} to ${role}`, 'usage']];
  return [[`grant on ${table.name} to ${role}`, parts.toSorted().join(', ')], ...usage];
}

function directoryFacts(table: string, directory: DirectorySnapshot): [string, string][] {
  const { name, key, readers, shared, tenant, function: keep } = directory;
  return [
    [`table ${name}`, 'open'],
    [`key ${key} on ${name}`, shared ? `primary key (value, ${tenant})` : 'primary key (value)'],
    ...readers.map((role): [string, string] => [`grant on ${name} to ${databaseRoleName(role)}`, 'select']),
    [`function ${keep}`, `security definer search_path=pg_catalog, pg_temp ${keepFunctionBody(directory)}`],
    ...directoryTriggers(table, directory).map(({ trigger, definition }): [string, string] => [
      `trigger ${trigger} on ${table}`,
      definition,
    ]),
  ];
}
