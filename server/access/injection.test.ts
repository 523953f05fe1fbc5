/** What somebody gets who has any statement at all run on a pool's connection, in the middle of another company's call. */
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseRole } from '../../shared/contract/model.ts';
import { migrate } from '../database/migrate.ts';
import { roleConnection } from '../database/role-login.ts';
import { DATABASE_ROLES, databaseRoleName } from '../../shared/contract/database-roles.ts';
import { ownSigner, readTenantKey, TENANT_SETTING } from '../database/tenant-key.ts';
import { connectedOwner, servedWorld } from '../test/scenarios.ts';

/** Those that work for one company at a time. */
const TENANT_ROLES = ['app', 'visitor', 'session'] as const;

const served = await servedWorld();
let client: pg.Client;

await migrate(served.ownerUrl);
const owner = await connectedOwner(served.ownerUrl);
const key = await readTenantKey(owner);

/** A connection as the pools have it, for company A, as any of its statements finds it. */
async function connectAs(role: DatabaseRole): Promise<pg.Client> {
  const connected = new pg.Client(roleConnection(served.ownerUrl, databaseRoleName(role)));
  await connected.connect();
  await connected.query(`select set_config('${TENANT_SETTING}', $1, false)`, [await signedForA(connected)]);
  return connected;
}

const signedForA = async (connected: pg.Client): Promise<string> =>
  (await ownSigner(connected, key))(served.world.companyA.id);

/** What became of it: its rows, or the SQLSTATE of the refusal. */
async function attempt(sql: string): Promise<unknown[] | string> {
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

describe.each(DATABASE_ROLES)('a statement of one’s own as %s', (role) => {
  beforeEach(async () => (client = await connectAs(role)));
  afterEach(() => client.end());

  test.each([
    'set role none',
    `select set_config('role', 'none', false)`,
    'reset role',
    'reset session authorization',
    `select set_config('session_authorization', 'default', false)`,
  ])('%s leaves it what it is', async (sql) => {
    await attempt(sql);
    expect(await attempt('select session_user, current_user')).toEqual([
      { session_user: databaseRoleName(role), current_user: databaseRoleName(role) },
    ]);
  });

  test('becomes no other role', async () => {
    const { rows } = await owner.query<{ name: string }>(
      'select quote_ident(rolname) as name from pg_roles where rolname <> $1',
      [databaseRoleName(role)],
    );
    for (const { name } of rows) {
      expect(await attempt(`set role ${name}`), name).toBe(INSUFFICIENT_PRIVILEGE);
      expect(await attempt(`set session authorization ${name}`), name).toBe(INSUFFICIENT_PRIVILEGE);
    }
  });

  test.each([
    `copy (select 1) to program 'true'`,
    `copy (select 1) to '/tmp/feedtree-injected'`,
    `copy customer from '/etc/hostname'`,
    `select pg_read_file('/etc/hostname')`,
    `select pg_read_binary_file('/etc/hostname')`,
    `select pg_ls_dir('.')`,
    `select lo_import('/etc/hostname')`,
    `select lo_export(1, '/tmp/feedtree-injected')`,
    'create extension dblink',
    'create extension file_fdw',
    'create language plperlu',
    `create function gift() returns int language sql as 'select 1'`,
    'create table gift (id int)',
    'create temporary table gift (id int)',
    'create schema gift',
    'create role gift superuser',
    `alter role ${databaseRoleName(role)} superuser`,
    `alter role ${databaseRoleName(role)} bypassrls`,
    'alter table feedback disable row level security',
    'drop table feedback',
    'truncate feedback',
    'select * from tenant_key',
    'select rolpassword from pg_authid',
    'select * from pg_hba_file_rules',
    `alter system set log_statement = 'all'`,
    'checkpoint',
  ])('is refused %s', async (sql) => {
    expect(await attempt(sql)).toBe(INSUFFICIENT_PRIVILEGE);
  });

  test('sees of other users’ connections no statement', async () => {
    expect(
      await attempt(
        `select query from pg_stat_activity where usename <> current_user and query <> '<insufficient privilege>'`,
      ),
    ).toEqual([]);
  });
});

describe.each(TENANT_ROLES)('another company’s rows, as %s', (role) => {
  beforeEach(async () => (client = await connectAs(role)));
  afterEach(() => client.end());

  const tenantTables = async (): Promise<string[]> => {
    const { rows } = await owner.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'company_id'
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity order by 1`,
    );
    return rows.map(({ name }) => name);
  };

  /** How many rows of all tables it reads that are of a company other than A. */
  async function foreignRows(): Promise<Record<string, unknown>> {
    const found: Record<string, unknown> = {};
    for (const table of await tenantTables()) {
      const rows = await attempt(
        `select company_id from ${table} where company_id <> ${served.world.companyA.id} limit 1`,
      );
      if (rows !== INSUFFICIENT_PRIVILEGE && rows.length > 0) found[table] = rows;
    }
    return found;
  }

  test('are there to be had: the owner reads some of several tables', async () => {
    const { id } = served.world.companyB;
    const counts = await Promise.all(
      (await tenantTables()).map((table) => owner.query(`select from ${table} where company_id = ${id} limit 1`)),
    );
    expect(counts.filter(({ rowCount }) => rowCount === 1).length).toBeGreaterThan(5);
  });

  test('are not read by its own company’s setting', async () => expect(await foreignRows()).toEqual({}));

  const forgeries: [string, (given: { a: number; b: number; signed: string; elsewhere: string }) => string][] = [
    ['the other company’s id', ({ b }) => String(b)],
    ['its id without a signature', ({ b }) => `${b}.`],
    ['its id with the signature of the own one', ({ b, signed }) => signed.replace(/^\d+/, String(b))],
    ['its id before the own, signed one', ({ b, signed }) => `${b}.${signed}`],
    ['what was signed for it on another connection', ({ elsewhere }) => elsewhere],
    ['a text that is no number', () => `1 or true.${'0'.repeat(64)}`],
  ];
  test.each(forgeries)('are not read by %s', async (_what, forge) => {
    const [a, b] = [served.world.companyA.id, served.world.companyB.id];
    const elsewhere = (await ownSigner(owner, key))(b);
    const value = forge({ a, b, signed: await signedForA(client), elsewhere });
    for (const isLocal of [true, false]) {
      await client.query('begin');
      await client.query(`select set_config('${TENANT_SETTING}', $1, ${isLocal})`, [value]);
      await client.query('commit');
    }
    expect(await foreignRows()).toEqual({});
    expect(await attempt('select current_company_id() as id')).toEqual([{ id: null }]);
  });

  test('are not read within one statement that changes the setting before it reads', async () => {
    const { id } = served.world.companyB;
    const rows = await attempt(
      `with forged as materialized (select set_config('${TENANT_SETTING}', '${id}', false))
       select c.id from forged cross join lateral (select id from customer where forged.set_config is not null) c where c.id = ${id}`,
    );
    expect(rows).toEqual([]);
  });
});
