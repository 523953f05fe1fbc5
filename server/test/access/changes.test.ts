/** That no change escapes the matrix: neither of any table, nor whose rows it was. */
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../database.ts';
import { noteChanges, notedTables, takeChanges } from './changes.ts';

const database = await createTestDatabase();
const owner = new pg.Pool({ connectionString: database.url, max: 1 });
await noteChanges([owner]);
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** Frees a table of all that would refuse an odd row: its constraints, and its own triggers. */
async function free(table: string): Promise<void> {
  const { rows } = await owner.query<{ statement: string }>(
    `select format('alter table %I drop constraint if exists %I cascade', $1::text, conname) as statement
        from pg_constraint c where conrelid = $1::regclass and not (contype = 'n' and exists (
          select from pg_attribute a where a.attrelid = conrelid and a.attnum = any(conkey) and a.attidentity <> ''))
        order by contype <> 'p'`,
    [table],
  );
  const dropped = rows.map(({ statement }) => statement);
  await owner.query([...dropped, `alter table ${table} disable trigger user, no force row level security`].join(';'));
  await owner.query(`alter table ${table} enable always trigger change_noted, enable always trigger truncation_noted`);
}

/** A column that may be set to another value: of the company, where a row has one. */
async function columnOf(table: string): Promise<string> {
  const { rows } = await owner.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
        and attidentity = '' and attgenerated = '' order by attname <> 'company_id', attnum limit 1`,
    [table],
  );
  return rows[0]?.name ?? '';
}

/** What is noted of each kind of change, of a row that goes from company 1 to company 2 where it can. */
function dueOf(table: string, kind: string): string[][] {
  const [one, other] =
    kind === 'of_company' ? ['1', '2'] : kind === 'of_customer' ? ['1', '1'] : ['platform', 'platform'];
  const parts = [[one], [...new Set([one, other])], [other], ['every company']];
  return parts.map((part) => part.map((company) => `${table}/${company}`));
}

test('whatever is done to any table is noted, with whose rows they are', async () => {
  const tables = await notedTables(owner);
  expect(tables.length).toBeGreaterThan(80);
  for (const { name, kind } of tables) {
    await owner.query('begin');
    await free(name);
    const column = await columnOf(name);
    const [filled, value] = { of_company: ['company_id', '1'], of_customer: ['id', '1'] }[kind] ?? [column, 'default'];
    const found: string[][] = [];
    for (const change of [
      `insert into ${name} (${filled}) overriding system value values (${value})`,
      `update ${name} set ${column} = ${kind === 'of_company' ? 2 : column}`,
      `delete from ${name}`,
      `truncate ${name}`,
    ]) {
      await owner.query(change);
      found.push(await takeChanges([owner]));
    }
    await owner.query('rollback');
    expect(found, name).toEqual(dueOf(name, kind));
  }
  expect(await takeChanges([owner])).toEqual([]);
});
