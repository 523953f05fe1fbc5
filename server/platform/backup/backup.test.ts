/** The drill: what a backup brings back is what was there, and what is damaged brings nothing. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { startServer } from '../../app/main.ts';
import { demoPassword } from '../../seed/index.ts';
import { bytesOf, openFileStore } from '../storage/file-store.ts';
import { createDemoDatabase, createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { localConfig } from '../../test/local-config.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { withConnection } from '../../database/with-connection.ts';

const PICTURE = {
  key: 'pictures/8c0f4a52-1b0e-4b59-9d3f-0a4e7a3f3c11.webp',
  bytes: Buffer.from('not really a picture'),
};
const GONE = 'answers/1/4f0d1d3a-4c75-4b6e-8a49-3f1f6a0c9e21';

const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-backup-'));
const file = path.join(folder, 'backup.zip');
const source = await createDemoDatabase();

const storeIn = (name: string) => openFileStore({ kind: 'folder', folder: path.join(folder, name) });

async function asOwner<T>(database: TestDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withConnection(database.url, async (client) => {
    return await work(client);
  });
}

/** Of each table the number of its rows and a digest of all they hold. */
/** What each database makes for itself. */
const OF_THIS_DATABASE = ['schema_migration', 'tenant_key'];
const contentsOf = (database: TestDatabase): Promise<Record<string, string>> =>
  asOwner(database, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const contents: Record<string, string> = {};
    for (const { name } of rows.filter((each) => !OF_THIS_DATABASE.includes(each.name))) {
      const found = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
      const digest = createHash('sha256')
        .update(found.rows.map(({ row }) => row).join('\n'))
        .digest('hex');
      contents[name] = `${found.rows.length} ${digest}`;
    }
    return contents;
  });

await storeIn('files').put(PICTURE.key, PICTURE.bytes, 'image/webp');
await asOwner(source, (client) =>
  client.query(
    `insert into stored_file (company_id, storage_key, purpose, byte_size, state)
       select c.id, given.key, 'answer', 20, 'stored'
       from (select id from customer order by id limit 1) c, unnest($1::text[]) as given (key)`,
    [[PICTURE.key, GONE]],
  ),
);
const made = await backUp({ connectionString: source.url, store: storeIn('files'), file });
afterAll(async () => {
  await source.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  test('tells what is in it, and what was gone', () => {
    expect(made).toMatchObject({ files: 1, goneFiles: 1 });
    expect(made.rows).toBeGreaterThan(1_000);
  });

  test('is never written over another file', async () => {
    const before = readFileSync(file);
    await expect(backUp({ connectionString: source.url, store: storeIn('files'), file })).rejects.toThrow(
      'is there already',
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('is not begun by a user whom row-level security keeps from rows; nothing is left of it', async () => {
    const url = `${source.url}${source.url.includes('?') ? '&' : '?'}options=${encodeURIComponent('-c role=feedtree_app')}`;
    const other = path.join(folder, 'other.zip');
    await expect(backUp({ connectionString: url, store: storeIn('files'), file: other })).rejects.toThrow('bypassrls');
    expect(existsSync(other)).toBe(false);
  });

  test.each([
    ['none/backup.zip', 'there is no such folder'],
    ['', 'is there already'],
    ['backup.zip/other.zip', 'there is no such folder'],
  ])('that can not be written, as "%s" in its folder, says why', async (name, said) => {
    const unwritable = path.join(folder, name);
    await expect(backUp({ connectionString: source.url, store: storeIn('files'), file: unwritable })).rejects.toThrow(
      said,
    );
  });

  test('of a database that has never been used says that there is nothing', async () => {
    const empty = await createEmptyDatabase();
    const other = path.join(folder, 'empty.zip');
    await expect(backUp({ connectionString: empty.url, store: storeIn('files'), file: other })).rejects.toThrow(
      'There is nothing of Feedtree in this database',
    );
    expect(existsSync(other)).toBe(false);
    await empty.drop();
  });
});

describe('a restore', () => {
  test('into an empty database brings back every row and file, with numbers that go on, and a server that works', async () => {
    const target = await createEmptyDatabase();
    try {
      const done = await restore({ connectionString: target.url, store: storeIn('restored'), file });
      expect(done).toEqual({ tables: made.tables, rows: made.rows, files: 1, applied: [] });
      expect(await contentsOf(target)).toEqual(await contentsOf(source));
      const back = await storeIn('restored').read(PICTURE.key);
      expect(back && (await bytesOf(back))).toEqual(PICTURE.bytes);
      const numbers = (database: TestDatabase) =>
        asOwner(database, (client) => client.query('select sequencename, last_value from pg_sequences order by 1'));
      expect((await numbers(target)).rows).toEqual((await numbers(source)).rows);
      const references = (database: TestDatabase) =>
        asOwner(database, (client) =>
          client.query(
            `select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
          ),
        );
      expect((await references(target)).rows).toEqual((await references(source)).rows);
      expect(await signsIn(target)).toBe(200);
    } finally {
      await target.drop();
    }
  });

  test('into one with companies is refused', async () => {
    const before = await contentsOf(source);
    await expect(restore({ connectionString: source.url, store: storeIn('restored'), file })).rejects.toThrow(
      'There are companies in this database',
    );
    expect(await contentsOf(source)).toEqual(before);
  });

  test('beside somebody who works on the database says so instead of waiting for ever', async () => {
    const target = await createTestDatabase();
    const before = await contentsOf(target);
    await asOwner(target, async (other) => {
      await other.query('begin; lock table customer in row exclusive mode');
      const parts = { connectionString: target.url, store: storeIn('waiting'), file, lockWait: '200ms' };
      await expect(restore(parts)).rejects.toThrow('Somebody works on this database');
    });
    expect(await contentsOf(target)).toEqual(before);
    await target.drop();
  });

  test.each<[string, string, (whole: Buffer) => Buffer]>([
    ['is cut off', 'is no whole backup', (whole) => whole.subarray(0, whole.length - 5_000)],
    ['has one wrong byte', 'of the backup is damaged', (whole) => withWrongByte(whole, 0.5)],
    ['has one wrong byte before that', 'of the backup is damaged', (whole) => withWrongByte(whole, 0.45)],
    ['has one wrong byte after that', 'of the backup is damaged', (whole) => withWrongByte(whole, 0.55)],
    ['is no archive', 'is no whole backup', () => Buffer.from('select 1')],
  ])('of a file that %s says that it %s and changes nothing', async (_name, said, damage) => {
    const damaged = path.join(folder, 'damaged.zip');
    writeFileSync(damaged, damage(readFileSync(file)));
    const target = await createTestDatabase();
    try {
      const before = await contentsOf(target);
      await expect(restore({ connectionString: target.url, store: storeIn('damaged'), file: damaged })).rejects.toThrow(
        said,
      );
      expect(await contentsOf(target)).toEqual(before);
      expect(await migrate(target.url)).toEqual({ applied: [] });
    } finally {
      await target.drop();
    }
  });
});

/** @param part of the whole: about the middle are rows */
function withWrongByte(whole: Buffer, part: number): Buffer {
  const damaged = Buffer.from(whole);
  const at = Math.floor(whole.length * part);
  damaged[at] = (damaged[at] ?? 0) ^ 0xff;
  return damaged;
}

async function signsIn(database: TestDatabase): Promise<number> {
  const config = localConfig({ sessionSecret: Buffer.alloc(32, 7), dataDirectory: path.join(folder, 'data') });
  const server = await startServer({
    config,
    connectionString: database.url,
    distDirectory: path.join(folder, 'none'),
  });
  try {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/jwt/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@acme.example', password: demoPassword }),
    });
    return response.status;
  } finally {
    await server.stop();
  }
}
