import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseRoleName } from '../../shared/contract/database-roles.ts';
import { ownSigner, readTenantKey, type SignCompany, TENANT_SETTING } from '../../server/database/tenant-key.ts';
import { createEmptyDatabase } from '../../server/test/database.ts';
import type { DatabaseRole } from '../../shared/contract/model.ts';
import { fixtureModel, migrationFolder } from './test/fixture.ts';

const MODEL = fixtureModel({
  $id: 'item',
  properties: {
    name: { type: 'string', maxLength: 20 },
    code: { type: ['string', 'null'], maxLength: 20, 'x-db': { unique: 'platform' } },
  },
  'x-roles': {
    platform: { select: ['name'] },
    visitor: { select: ['code'], insert: true },
    session: { select: true },
    worker: { select: true, update: ['name'] },
  },
});

const database = await createEmptyDatabase();
let client: pg.Client;
let sign: SignCompany;

beforeAll(async () => {
  const folder = migrationFolder();
  await folder.apply(folder.plan(MODEL), database.url);
  folder.remove();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`insert into company (name) values ('Acme'), ('Globex')`);
  sign = await ownSigner(client, await readTenantKey(client));
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

beforeEach(async () => {
  await client.query(
    `truncate item; insert into item (company_id, name, code) values (1, 'one', 'A1'), (2, 'two', 'B2')`,
  );
});

/** As the server works: a role, a company for one transaction, a statement. Nothing is kept. */
async function as(role: DatabaseRole, company: number | null, sql: string): Promise<Record<string, unknown>[]> {
  await client.query('begin');
  try {
    await client.query(`set local role ${databaseRoleName(role)}`);
    await client.query(`select set_config('${TENANT_SETTING}', $1, true)`, [sign(company)]);
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.query('rollback');
  }
}

const ONE = [{ name: 'one' }];
const BOTH = [{ name: 'one' }, { name: 'two' }];

describe('rows', () => {
  const cases: { what: string; role: DatabaseRole; company: number | null; sql: string; rows: unknown[] }[] = [
    { what: 'a company sees its own', role: 'app', company: 1, sql: 'select name from item order by id', rows: ONE },
    { what: 'without a company there are none', role: 'app', company: null, sql: 'select name from item', rows: [] },
    {
      what: 'an update reaches no other company',
      role: 'app',
      company: 1,
      sql: `update item set name = 'new' returning code`,
      rows: [{ code: 'A1' }],
    },
    {
      what: 'a delete reaches no other company',
      role: 'app',
      company: 1,
      sql: 'delete from item returning code',
      rows: [{ code: 'A1' }],
    },
    {
      what: 'the platform sees all',
      role: 'platform',
      company: null,
      sql: 'select name from item order by id',
      rows: BOTH,
    },
    { what: 'a worker sees all', role: 'worker', company: null, sql: 'select name from item order by id', rows: BOTH },
    {
      what: 'the company itself is one row',
      role: 'session',
      company: 2,
      sql: 'select name from company',
      rows: [{ name: 'Globex' }],
    },
    {
      what: 'a sign-in finds the company of a value',
      role: 'session',
      company: null,
      sql: `select company_id::int from item_code_directory where value = 'B2'`,
      rows: [{ company_id: 2 }],
    },
    {
      what: 'a visitor finds the company of a value',
      role: 'visitor',
      company: null,
      sql: `select company_id::int from item_code_directory where value = 'A1'`,
      rows: [{ company_id: 1 }],
    },
    {
      what: 'a registration inserts its company under the id that it drew before',
      role: 'session',
      company: 3,
      sql: `insert into company (id, name) overriding system value values (nextval('company_id_seq'), 'New') returning name`,
      rows: [{ name: 'New' }],
    },
  ];
  test.each(cases)('$what', async ({ role, company, sql, rows }) => {
    expect(await as(role, company, sql)).toEqual(rows);
  });
});

describe('refusals', () => {
  const FORBIDDEN = { code: '42501' };
  const cases: { what: string; role: DatabaseRole; company: number | null; sql: string; error: object }[] = [
    {
      what: 'a row for another company',
      role: 'app',
      company: 1,
      sql: `insert into item (company_id, name) values (2, 'x')`,
      error: FORBIDDEN,
    },
    {
      what: 'a row moved to another company',
      role: 'app',
      company: 1,
      sql: 'update item set company_id = 2',
      error: FORBIDDEN,
    },
    {
      what: 'a column that the platform may not see',
      role: 'platform',
      company: null,
      sql: 'select code from item',
      error: FORBIDDEN,
    },
    {
      what: 'a write that the platform may not do',
      role: 'platform',
      company: null,
      sql: 'delete from item',
      error: FORBIDDEN,
    },
    {
      what: 'a column that a visitor may not see',
      role: 'visitor',
      company: 1,
      sql: 'select name from item',
      error: FORBIDDEN,
    },
    {
      what: 'a directory for the application',
      role: 'app',
      company: 1,
      sql: 'select * from item_code_directory',
      error: FORBIDDEN,
    },
    {
      what: 'a directory for the platform',
      role: 'platform',
      company: null,
      sql: 'select * from item_code_directory',
      error: FORBIDDEN,
    },
    {
      what: 'a directory written by hand',
      role: 'session',
      company: 1,
      sql: `insert into item_code_directory values ('X', 1)`,
      error: FORBIDDEN,
    },
    { what: 'a table made by a role', role: 'app', company: 1, sql: 'create table public.own ()', error: FORBIDDEN },
    {
      what: 'the bookkeeping of migrations',
      role: 'app',
      company: 1,
      sql: 'select * from schema_migration',
      error: FORBIDDEN,
    },
    {
      what: 'a value that another company has',
      role: 'app',
      company: 1,
      sql: `insert into item (company_id, name, code) values (1, 'x', 'B2')`,
      error: { code: '23505', constraint: 'item_code_key' },
    },
    {
      what: 'a value that the own company has',
      role: 'visitor',
      company: 1,
      sql: `insert into item (company_id, name, code) values (1, 'x', 'A1')`,
      error: { code: '23505', constraint: 'item_code_key' },
    },
  ];
  test.each(cases)('$what', async ({ role, company, sql, error }) => {
    await expect(as(role, company, sql)).rejects.toMatchObject(error);
  });
});

describe('a directory follows its table', () => {
  const A1 = { value: 'A1', company_id: 1 };
  const B2 = { value: 'B2', company_id: 2 };
  test.each([
    {
      what: 'an insert',
      sql: `insert into item (company_id, name, code) values (2, 'three', 'C3'), (2, 'four', null)`,
      left: [A1, B2, { value: 'C3', company_id: 2 }],
    },
    {
      what: 'another value',
      sql: `update item set code = 'Z9' where company_id = 1`,
      left: [B2, { value: 'Z9', company_id: 1 }],
    },
    { what: 'no value any more', sql: 'update item set code = null where company_id = 1', left: [B2] },
    { what: 'the same value', sql: 'update item set code = code', left: [A1, B2] },
    { what: 'another column', sql: `update item set name = 'x'`, left: [A1, B2] },
    { what: 'a delete', sql: 'delete from item where company_id = 2', left: [A1] },
    { what: 'a truncate', sql: 'truncate item', left: [] },
  ])('$what', async ({ sql, left }) => {
    await client.query(sql);
    const { rows } = await client.query('select value, company_id::int from item_code_directory order by value');
    expect(rows).toEqual(left);
  });
});
