import pg from 'pg';
import { expect, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from './database.ts';

test('a test database is alone, and gone after drop', async () => {
  const [first, second] = await Promise.all([createEmptyDatabase(), createEmptyDatabase()]);
  expect(await query(first.url, 'create table only_here ()')).toEqual([]);
  expect(await query(second.url, `select to_regclass('only_here') as found`)).toEqual([{ found: null }]);
  await first.drop();
  await expect(query(first.url, 'select')).rejects.toMatchObject({ code: '3D000' });
  await second.drop();
});

test('the migrated ones are made from one template, and what is written in one is not in the next', async () => {
  const first = await createTestDatabase();
  await query(first.url, 'create table only_here ()');
  const second = await createTestDatabase();
  const found = `select to_regclass('schema_migration')::text as migrated, to_regclass('only_here')::text as foreign`;
  expect(await query(second.url, found)).toEqual([{ migrated: 'schema_migration', foreign: null }]);
  await Promise.all([first.drop(), second.drop()]);
});

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
