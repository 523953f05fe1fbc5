/** What can be in the way of `npm start`: each ends with a message that says what to do, and exit code 1. */
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbedded } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { oldServer } from './test/old-server.ts';
import { startProcess } from './test/started-process.ts';

let directory: string;
let postgres: EmbeddedPostgres;

/** A server of its own: the errors are about logins and roles, which all databases of a server share. */
beforeAll(async () => {
  // The owner needs no password here, and the roles do.
  vi.stubEnv('DATABASE_ROLE_SECRET', 'of-the-roles-1');
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-errors-'));
  postgres = await startEmbedded({ directory: path.join(directory, 'server'), database: 'feedtree', throwaway: true });
  await run(
    `create role bob login password 'right-Pass1'`,
    'create database bobs owner bob',
    'create database newer',
    `create database latin encoding 'LATIN1' locale 'C' template template0`,
  );
  const rules = ['local all feedtree trust', 'local all all scram-sha-256'].join('\n');
  fs.writeFileSync(path.join(directory, 'server/data/pg_hba.conf'), `${rules}\n`);
  await run('select pg_reload_conf()');
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await postgres.stop();
  fs.rmSync(directory, { recursive: true });
});

test('a busy port', async () => {
  const other = net.createServer();
  const port = await listen(other);
  await refused(
    { PORT: String(port) },
    `Port ${port} is in use. Stop the program that uses it, or take another port: PORT=`,
  );
  other.close();
});

test('a busy port of the metrics', async () => {
  const other = net.createServer();
  const port = await listen(other);
  await refused(
    { PORT: '0', METRICS_PORT: String(port) },
    `Port ${port} is in use. Stop the program that uses it, or take another port: METRICS_PORT=`,
  );
  other.close();
});

test('a port that is no port', () => refused({ PORT: 'http' }, 'PORT is "http": set it to a number from 0 to 65535.'));

test('a host that is not of this machine', () =>
  refused({ HOST: '192.0.2.1' }, 'HOST is "192.0.2.1", which is not an address'));

test('a data folder that can not be written', async () => {
  fs.writeFileSync(path.join(directory, 'file'), '');
  await refused(
    { FEEDTREE_DATA_DIR: path.join(directory, 'file/data') },
    `This user may not write in ${directory}/file/data`,
  );
});

test('a database folder that another Feedtree uses', async () => {
  fs.mkdirSync(path.join(directory, 'used'));
  fs.symlinkSync(path.join(directory, 'server'), path.join(directory, 'used/postgres'));
  await refused({ FEEDTREE_DATA_DIR: path.join(directory, 'used') }, `already running here, as process ${process.pid}`);
});

test('an address that is none', () =>
  refusedDatabase('localhost:5432/feedtree', 'DATABASE_URL must look like postgres://'));

test('an address that can not be read', () =>
  refusedDatabase('postgres://bob@host:port/x', "DATABASE_URL can't be read"));

test('an address where nothing listens', async () => {
  const other = net.createServer();
  const port = await listen(other);
  await new Promise((resolve) => other.close(resolve));
  await refusedDatabase(
    `postgres://bob@127.0.0.1:${port}/x`,
    `No PostgreSQL answers at 127.0.0.1:${port} (ECONNREFUSED)`,
  );
});

test('an address of something else', async () => {
  const other = net.createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  const port = await listen(other);
  await refusedDatabase(`postgres://bob@127.0.0.1:${port}/x`, `The database at 127.0.0.1:${port} can't be used`);
  other.close();
});

test('a wrong password', () =>
  refusedDatabase(address('bob:wrong', 'bobs'), 'refuses the password of user bob. Correct it'));

test('a missing database', () => refusedDatabase(address('feedtree', 'missing'), 'There is no database "missing"'));

test('a database in another encoding', () =>
  refusedDatabase(address('feedtree', 'latin'), 'The database is encoded in LATIN1'));

test('a server that is too old', async () => {
  const other = oldServer();
  const port = await listen(other);
  await refusedDatabase(`postgres://bob@127.0.0.1:${port}/x`, 'Feedtree needs PostgreSQL 15 or later: upgrade');
  other.close();
});

// Before any database of this server is migrated: the roles are made with the first one.
test('a user who may not make roles', () =>
  refusedDatabase(
    address('bob:right-Pass1', 'bobs'),
    /bob may not set up the roles[^]*create role feedtree_app login noinherit password 'SCRAM-SHA-256/,
  ));

test('a database that is newer than the code', async () => {
  const url = address('feedtree', 'newer');
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`insert into schema_migration (name, checksum) values ('9999_later', 'x')`);
  await client.end();
  await refusedDatabase(url, 'The database is newer than this version of Feedtree: it has 9999_later');
});

function refusedDatabase(url: string, message: string | RegExp): Promise<void> {
  return refused({ DATABASE_URL: url }, message);
}

async function refused(environment: Record<string, string>, message: string | RegExp): Promise<void> {
  const started = startProcess('scripts/start.mjs', {
    FEEDTREE_DATA_DIR: path.join(directory, 'data'),
    ...environment,
  });
  expect(await started.ended, started.output()).toBe(1);
  expect(started.output()).toMatch(message);
  expect(started.output(), 'a stack is for developers').not.toMatch(/^\s+at /m);
  expect(started.output(), 'a password is never shown').not.toMatch(/right-Pass1|wrong|of-the-roles/);
}

function address(login: string, database: string): string {
  return postgres.url.replace('feedtree@', `${login}@`).replace('/feedtree?', `/${database}?`);
}

async function run(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

function listen(server: net.Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const given = server.address();
      resolve(typeof given === 'object' && given ? given.port : 0);
    });
  });
}
