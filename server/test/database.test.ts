import pg from 'pg';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from './database.ts';

test('a test database is alone, and gone after drop', async () => {
  const [first, second] = await Promise.all([createEmptyDatabase(), createEmptyDatabase()]);
  expect(await query(first.url, 'create table only_here ()')).toEqual([]);
  expect(await query(second.url, `select to_regclass('only_here') as found`)).toEqual([{ found: null }]);
  await first.drop();
  await expect(query(first.url, 'select')).rejects.toMatchObject({ code: '3D000' });
  await second.drop();
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
