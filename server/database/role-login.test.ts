/** A PostgreSQL that asks every user for a password, as one that is reached over a network does. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../access/database.ts';
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { roleConnection, scramVerifier } from './role-login.ts';
import { DATABASE_ROLES, databaseRoleName } from '../../shared/contract/database-roles.ts';

let folder: string;
let postgres: EmbeddedPostgres;
const givenSecret = process.env['DATABASE_ROLE_SECRET'];

beforeAll(async () => {
  delete process.env['DATABASE_ROLE_SECRET'];
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-test-'));
  fs.chmodSync(folder, 0o755);
  postgres = await startEmbedded({ directory: folder, database: 'feedtree', throwaway: true });
  await asOwner(postgres.url, `alter role feedtree password '${scramVerifier('first')}'`);
  fs.writeFileSync(path.join(folder, 'data/pg_hba.conf'), 'local all all scram-sha-256\n');
  await asOwner(postgres.url, 'select pg_reload_conf()');
});

afterAll(async () => {
  if (givenSecret !== undefined) process.env['DATABASE_ROLE_SECRET'] = givenSecret;
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function asOwner(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

const withPassword = (password: string): string => postgres.url.replace('feedtree@', `feedtree:${password}@`);

async function whoWorks(connectionString: string): Promise<string[]> {
  const database = openDatabase({ connectionString });
  try {
    const asked = { text: 'select session_user as name', values: [] };
    const rows = await Promise.all(DATABASE_ROLES.map((role) => database.lookup<{ name: string }>(role, asked)));
    return rows.map(([row]) => row?.name ?? '');
  } finally {
    await database.close();
  }
}

const everyRole = DATABASE_ROLES.map(databaseRoleName);

test('nobody gets in without a password', async () => {
  await expect
    .poll(() =>
      asOwner(postgres.url, 'select 1').then(
        () => 'in',
        () => 'refused',
      ),
    )
    .toBe('refused');
});

test('each pool logs in as its own role, by a password that nobody has to choose', async () => {
  await migrate(withPassword('first'));
  expect(await whoWorks(withPassword('first'))).toEqual(everyRole);
});

test('the roles follow another password of the owner at the next start', async () => {
  await asOwner(withPassword('first'), `alter role feedtree password '${scramVerifier('second')}'`);
  await expect(whoWorks(withPassword('second'))).rejects.toMatchObject({ code: '28P01' });
  await migrate(withPassword('second'));
  expect(await whoWorks(withPassword('second'))).toEqual(everyRole);
});

test('the password of one role opens no other, nor the owner', async () => {
  const { password } = roleConnection(withPassword('second'), 'feedtree_app');
  for (const user of ['feedtree', 'feedtree_session']) {
    const client = new pg.Client({ ...roleConnection(withPassword('second'), user), password });
    client.on('error', () => undefined);
    await expect(client.connect()).rejects.toMatchObject({ code: '28P01' });
  }
});
