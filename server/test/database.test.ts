import { expect, test } from 'vitest';
import { demoLogins } from '../seed/index.ts';
import { createDemoDatabase, createEmptyDatabase, createFilledDatabase, createTestDatabase } from './database.ts';
import { withConnection } from '../database/with-connection.ts';

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

test('those with the demo hold it at once, each its own', async () => {
  const [first, second] = await Promise.all([createDemoDatabase(), createDemoDatabase()]);
  const found = 'select value as email from customer_user_email_directory where value = any ($1) order by value';
  const emails = demoLogins.map(({ email }) => email).toSorted();
  await query(first.url, 'delete from customer_user_email_directory');
  expect(await query(first.url, found, [emails])).toEqual([]);
  expect(await query(second.url, found, [emails])).toEqual(emails.map((email) => ({ email })));
  await Promise.all([first.drop(), second.drop()]);
});

test('those that are filled have it at once, and what is known of it, each its own', async () => {
  let filled = 0;
  const create = () =>
    createFilledDatabase('filled', async (url) => {
      filled += 1;
      await query(url, 'create table filled as select 1 as one');
      return { said: "it's 'filled'" };
    });
  const [first, second] = await Promise.all([create(), create()]);
  await query(first.url, 'drop table filled');
  expect(await query(second.url, 'select one from filled')).toEqual([{ one: 1 }]);
  expect([first.known, second.known, filled]).toEqual([{ said: "it's 'filled'" }, { said: "it's 'filled'" }, 1]);
  await Promise.all([first.drop(), second.drop()]);
});

async function query(connectionString: string, sql: string, values: unknown[] = []): Promise<unknown[]> {
  return withConnection(connectionString, async (client) => {
    return (await client.query(sql, values)).rows;
  });
}
