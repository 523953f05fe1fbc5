import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../test/database.ts';
import { createPlainOwner, type PlainOwner } from '../test/plain-owner.ts';
import { roleConnection } from './role-login.ts';
import { ensureDatabaseRoles, RoleSetupError } from './roles.ts';

let names: string[];
let administrator: TestDatabase;
let owners: PlainOwner[];
let clients: pg.Client[];

beforeEach(async () => {
  // Roles belong to the cluster: these are this test's own.
  names = ['one', 'two', 'three'].map((word) => `feedtree_${word}_${randomBytes(6).toString('hex')}`);
  administrator = await createEmptyDatabase();
  owners = [];
  clients = [];
});

afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await runAs(administrator.url, `drop role if exists ${names.join(', ')}`);
  for (const owner of owners) await owner.drop();
  await administrator.drop();
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  clients.push(client);
  return client;
}

async function plainOwner(options: { mayCreateRoles: boolean }): Promise<PlainOwner> {
  const owner = await createPlainOwner(options);
  owners.push(owner);
  return owner;
}

async function runAs(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** What the server's pools do: log in as a role. */
async function logsInAsEach(url: string): Promise<string[]> {
  const roles = names.map(async (name) => {
    const client = new pg.Client(roleConnection(url, name));
    await client.connect();
    const { rows } = await client.query<{ role: string }>('select session_user as role').finally(() => client.end());
    return rows[0]?.role ?? '';
  });
  return Promise.all(roles);
}

test('a superuser makes the roles and logs in as each', async () => {
  const client = await connect(administrator.url);
  await ensureDatabaseRoles(client, administrator.url, names);
  await ensureDatabaseRoles(client, administrator.url, names);
  expect(await logsInAsEach(administrator.url)).toEqual(names);
  const { rows } = await client.query(
    'select rolname from pg_roles where rolname = any ($1) and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or rolinherit)',
    [names],
  );
  expect(rows).toEqual([]);
});

test('a user who may create roles makes them, logs in as each, and inherits nothing from them', async () => {
  const owner = await plainOwner({ mayCreateRoles: true });
  const client = await connect(owner.url);
  await ensureDatabaseRoles(client, owner.url, names);
  expect(await logsInAsEach(owner.url)).toEqual(names);
  const version = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::integer as version`,
  );
  const { rows } = await client.query(`select pg_has_role(current_user, $1, 'usage') as inherits`, [names[0]]);
  // Before PostgreSQL 16, inheritance belongs to the member and not to the membership.
  expect(rows).toEqual([{ inherits: (version.rows[0]?.version ?? 0) < 160_000 }]);
});

test("servers of two databases that start at once do not get into each other's way", async () => {
  const second = await createEmptyDatabase();
  const connected = await Promise.all(
    [administrator, second, administrator, second, administrator, second].map(({ url }) => connect(url)),
  );
  await Promise.all(connected.map((client) => ensureDatabaseRoles(client, administrator.url, names)));
  expect(await logsInAsEach(second.url)).toEqual(names);
  await Promise.all(connected.map((client) => client.end()));
  clients = [];
  await second.drop();
});

test.each([
  { what: 'roles that are missing', existing: false, asked: ['create role', 'grant'] },
  { what: 'roles that are there', existing: true, asked: ['grant'] },
])('the statements that a user without rights is told are enough: $what', async ({ existing, asked }) => {
  const owner = await plainOwner({ mayCreateRoles: false });
  if (existing) await ensureDatabaseRoles(await connect(administrator.url), administrator.url, names);
  const client = await connect(owner.url);
  const error = await ensureDatabaseRoles(client, owner.url, names).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RoleSetupError);
  const reported = error instanceof Error ? error.message.split('\n').filter((line) => line.startsWith('  ')) : [];
  expect(reported).toHaveLength(names.length * asked.length);
  for (const word of asked) expect(reported.some((line) => line.trim().startsWith(word))).toBe(true);
  await runAs(administrator.url, reported.join('\n'));
  await ensureDatabaseRoles(client, owner.url, names);
  expect(await logsInAsEach(owner.url)).toEqual(names);
});

test.each([
  ['bypassrls', (name: string) => `alter role ${name} nosuperuser nobypassrls`],
  ['createrole', (name: string) => `alter role ${name} nosuperuser nobypassrls nocreaterole`],
  ['login in role pg_read_all_data', (name: string) => `revoke "pg_read_all_data" from ${name};`],
])('a role that could get round row-level security is refused: %s', async (attribute, reported) => {
  const client = await connect(administrator.url);
  const [, name = ''] = names;
  await client.query(`create role ${name} ${attribute}`);
  await expect(ensureDatabaseRoles(client, administrator.url, names)).rejects.toThrow(reported(name));
});

test('roles of a server of before, which could not log in, can', async () => {
  const client = await connect(administrator.url);
  for (const name of names) await client.query(`create role ${name} nologin`);
  await ensureDatabaseRoles(client, administrator.url, names);
  expect(await logsInAsEach(administrator.url)).toEqual(names);
});
