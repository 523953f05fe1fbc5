import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../test/database.ts';
import { createPlainOwner } from '../test/plain-owner.ts';
import { DatabaseNewerError, migrate, MigrationChangedError, MigrationError, PreflightError } from './migrate.ts';
import { ensureDatabaseRoles } from './roles.ts';
import { DATABASE_ROLES, databaseRoleName } from '../../shared/contract/database-roles.ts';

const FIRST = 'create table item (id integer primary key);\ninsert into item values (1), (2);\n';
const SECOND = 'alter table item add column name text;\n';

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await createEmptyDatabase();
  directory = mkdtempSync(path.join(os.tmpdir(), 'feedtree-migrate-'));
});

afterEach(async () => {
  rmSync(directory, { recursive: true });
  await database.drop();
});

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, name), text);
}

async function query(sql: string, url = database.url): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

const failure = (): Promise<unknown> => migrate(database.url, { directory }).catch((thrown: unknown) => thrown);

test('every file is applied once, in order of number', async () => {
  write({ '0002_name.sql': SECOND, '0001_items.sql': FIRST, 'snapshot.json': '{}' });
  expect(await migrate(database.url, { directory })).toEqual({ applied: ['0001_items', '0002_name'] });
  expect(await migrate(database.url, { directory })).toEqual({ applied: [] });
  write({ '0003_more.sql': 'insert into item (id) values (3);' });
  expect(await migrate(database.url, { directory })).toEqual({ applied: ['0003_more'] });
  expect(
    await query('select count(*)::int as items, (select count(*)::int from schema_migration) as migrations from item'),
  ).toEqual([{ items: 3, migrations: 3 }]);
});

test('servers that start at once apply each file once', async () => {
  write({ '0001_items.sql': FIRST });
  const answers = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, { directory })));
  expect(answers.flatMap(({ applied }) => applied)).toEqual(['0001_items']);
});

test('a file that fails leaves nothing behind, and what came before it stays', async () => {
  write({ '0001_items.sql': FIRST, '0002_broken.sql': 'create table half ();\n\nselect no_such_column from item;\n' });
  const error = await failure();
  expect(error).toMatchObject({ code: 'migration_failed' });
  expect(String(error)).toContain('0002_broken.sql, line 3: column "no_such_column" does not exist');
  expect(
    await query(`select to_regclass('half') as half, array(select name from schema_migration) as applied`),
  ).toEqual([{ half: null, applied: ['0001_items'] }]);
});

test('a checkout with other line ends is the same migration', async () => {
  write({ '0001_items.sql': FIRST });
  await migrate(database.url, { directory });
  write({ '0001_items.sql': FIRST.replaceAll('\n', '\r\n') });
  expect(await migrate(database.url, { directory })).toEqual({ applied: [] });
});

describe('the database and the code tell different stories', () => {
  test('the database is newer', async () => {
    write({ '0001_items.sql': FIRST, '0002_name.sql': SECOND });
    await migrate(database.url, { directory });
    rmSync(path.join(directory, '0002_name.sql'));
    const error = await failure();
    expect(error).toBeInstanceOf(DatabaseNewerError);
    expect(error).toMatchObject({ code: 'database_newer', unknown: ['0002_name'] });
  });

  test('a file was changed after it had been applied', async () => {
    write({ '0001_items.sql': FIRST });
    await migrate(database.url, { directory });
    write({ '0001_items.sql': `${FIRST}-- one more line\n`, '0002_name.sql': SECOND });
    const error = await failure();
    expect(error).toBeInstanceOf(MigrationChangedError);
    expect(error).toMatchObject({ code: 'migration_changed', changed: ['0001_items'] });
    expect(await query('select name from schema_migration')).toEqual([{ name: '0001_items' }]);
  });

  test('a file comes before one that is applied', async () => {
    write({ '0002_items.sql': FIRST });
    await migrate(database.url, { directory });
    write({ '0001_late.sql': 'select 1;' });
    expect(await failure()).toMatchObject({ code: 'migration_order' });
  });
});

test('errors of the folder are named all at once, before the database is touched', async () => {
  write({
    '0001_items.sql': FIRST,
    '0001_twice.sql': FIRST,
    'three.sql': '',
    '0004_commits.sql': 'select 1;\ncommit;\n',
    '0005_block.sql': 'do $$\nbegin\n  null;\nend;\n$$;',
  });
  const error = await failure();
  expect(error).toMatchObject({ code: 'migration_files' });
  const message = String(error);
  expect(message).toContain('0001_twice.sql: another migration has the number 0001');
  expect(message).toContain('three.sql: call it NNNN_lower_case_words.sql');
  expect(message).toContain('0004_commits.sql: take out "commit"');
  expect(message).not.toContain('0005_block');
  expect(await query(`select to_regclass('schema_migration') as found`)).toEqual([{ found: null }]);
});

test('what a preflight finds is told with table, count and remedy', async () => {
  const findings = `[{"table": "item", "count": 2, "message": "Fill it first."}, {"table": "box", "count": 1, "message": "Clear it."}]`;
  write({
    '0001_guarded.sql': `do $$ begin raise exception using errcode = 'FT001', message = 'x', detail = '${findings}'; end $$;`,
  });
  const error = await failure();
  expect(error).toBeInstanceOf(PreflightError);
  expect(error).toMatchObject({ migration: '0001_guarded', findings: JSON.parse(findings) });
  expect(String(error).split('\n')).toEqual([
    "Error: Migration 0001_guarded can't run on the rows that are there:",
    '  item: 2 rows. Fill it first.',
    '  box: 1 row. Clear it.',
  ]);
});

test('the roles may use the schema, also where the administrator has closed it', async () => {
  await query('revoke all on schema public from public');
  await migrate(database.url, { directory });
  const names = DATABASE_ROLES.map(databaseRoleName);
  const rows =
    await query(`select name, has_schema_privilege(name, 'public', 'usage') as usage, has_schema_privilege(name, 'public', 'create') as create
    from unnest(array['${names.join("','")}']) as name`);
  expect(rows).toEqual(names.map((name) => ({ name, usage: true, create: false })));
});

test('an owner that is no superuser migrates, once the roles are granted to it', async () => {
  const owner = await createPlainOwner();
  const administrator = new pg.Client({ connectionString: owner.administratorUrl });
  await administrator.connect();
  await ensureDatabaseRoles(administrator, owner.administratorUrl);
  write({ '0001_items.sql': FIRST });
  const refusal = await migrate(owner.url, { directory }).catch((thrown: unknown) => thrown);
  expect(refusal).toMatchObject({ code: 'role_setup' });
  const reported = refusal instanceof Error ? refusal.message.split('\n').filter((line) => line.startsWith('  ')) : [];
  await administrator.query(reported.join('\n'));
  await administrator.end();
  expect(await migrate(owner.url, { directory })).toEqual({ applied: ['0001_items'] });
  await owner.drop();
});

test('a database in another encoding is refused', async () => {
  const name = `${/\/([^/?]+)(\?|$)/.exec(database.url)?.[1] ?? ''}_latin`;
  await query(`create database ${name} encoding 'SQL_ASCII' locale_provider 'libc' locale 'C' template template0`);
  const error = await migrate(database.url.replace(/\/[^/?]+(\?|$)/, `/${name}$1`), { directory }).catch(
    (thrown: unknown) => thrown,
  );
  await query(`drop database ${name}`);
  expect(error).toBeInstanceOf(MigrationError);
  expect(error).toMatchObject({ code: 'database_unsupported' });
});
