/** Migrations with a class: their steps, what they wait for, and what a killed one leaves. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../test/database.ts';
import { createPlainOwner } from '../../test/plain-owner.ts';
import { startContracts } from '../../app/contracts.ts';
import type { ServerLog } from '../../log.ts';
import { DatabaseNewerError, migrate, MigrationChangedError, missingIn } from '../migrate.ts';
import { ensureDatabaseRoles } from '../roles.ts';
import { withConnection } from '../with-connection.ts';
import { announceServer } from './serving.ts';

const FIRST = 'create table item (id bigint primary key, name text);';
const ROWS = `insert into item select n, 'name ' || n from generate_series(1, 2000) n;`;
const FILL = `-- step\nalter table item add column title text;\n
-- step: batches of item\nupdate item set title = name where in_batch(item);\n`;

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await createEmptyDatabase();
  directory = mkdtempSync(path.join(os.tmpdir(), 'feedtree-online-'));
  write({ '0001_items.sql': FIRST + ROWS });
  await migrate(database.url, { directory });
});

afterEach(async () => {
  rmSync(directory, { recursive: true });
  await database.drop();
});

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, name), text);
}

const query = async (sql: string): Promise<Record<string, unknown>[]> =>
  withConnection(database.url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);
const failure = (): Promise<unknown> =>
  migrate(database.url, { directory, patience: { totalMs: 0 } }).catch((thrown: unknown) => thrown);

/** Somebody in the middle of a transaction, until the work is done. */
async function beside<Answer>(sql: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  return withConnection(database.url, async (client) => {
    await client.query(`begin; ${sql}`);
    return work(client);
  });
}

describe('steps', () => {
  test('each is done once, every row is met by one batch, and nothing is left over', async () => {
    write({ '0002_title.expand.sql': FILL });
    expect(await migrate(database.url, { directory })).toEqual({ applied: ['0002_title.expand'] });
    expect(await migrate(database.url, { directory })).toEqual({ applied: [] });
    expect(
      await query(
        `select count(*) filter (where title = name)::int as filled, (select count(*)::int from schema_migration_step) as under_way from item`,
      ),
    ).toEqual([{ filled: 2000, under_way: 0 }]);
  });

  test('what was killed between two batches goes on behind the last one', async () => {
    // Nothing but the end of the process keeps it from going on: the fifth hundred of rows waits for it.
    write({
      '0002_title.backfill.sql': `-- step: batches of item\nupdate item set name = name || '!' where in_batch(item);\n`,
    });
    const stopped = await beside('select from item where id = 1500 for update', failure);
    expect(stopped).toMatchObject({ code: 'migration_failed' });
    expect(String(stopped)).toContain('the next start goes on from there');
    expect(await query('select position[1]::int as position from schema_migration_step')).toEqual([
      { position: expect.toSatisfy((position: number) => position > 0 && position < 1500) },
    ]);
    await migrate(database.url, { directory });
    expect(await query(`select count(*)::int as once from item where name like '%!' and name not like '%!!'`)).toEqual([
      { once: 2000 },
    ]);
  });

  test('one that has begun is not changed any more', async () => {
    write({ '0002_title.expand.sql': `${FILL}\n-- step\nselect no_such_column from item;\n` });
    expect(await failure()).toMatchObject({ code: 'migration_failed' });
    write({ '0002_title.expand.sql': FILL });
    expect(await failure()).toBeInstanceOf(MigrationChangedError);
  });

  test('an index that was left unfinished is built anew', async () => {
    await query(`insert into item values (0, 'name 1')`);
    const unique = 'create unique index concurrently item_name_key on item (name);';
    await expect(query(unique)).rejects.toThrow('could not create unique index');
    await query('delete from item where id = 0');
    write({ '0002_name.expand.sql': `-- step: concurrently\n${unique}\n` });
    await migrate(database.url, { directory });
    expect(await query(`select indisvalid from pg_index where indexrelid = 'item_name_key'::regclass`)).toEqual([
      { indisvalid: true },
    ]);
  });

  test('an index that the rows do not allow leaves nothing behind', async () => {
    await query(`insert into item values (0, 'name 1')`);
    write({
      '0002_name.expand.sql': `-- step: concurrently\ncreate unique index concurrently item_name_key on item (name);\n`,
    });
    expect(String(await failure())).toContain('step of line 1: could not create unique index');
    expect(await query(`select to_regclass('item_name_key') as index`)).toEqual([{ index: null }]);
  });

  test('an owner that is no superuser fills and counts rows that row-level security keeps from it', async () => {
    const owner = await createPlainOwner();
    await withConnection(owner.administratorUrl, async (administrator) => {
      await ensureDatabaseRoles(administrator, owner.administratorUrl);
      await administrator.query(
        `grant feedtree_app, feedtree_platform, feedtree_visitor, feedtree_session, feedtree_worker to ${owner.name}`,
      );
      write({ '0001_items.sql': `${FIRST} alter table item enable row level security, force row level security;` });
      await migrate(owner.url, { directory });
      await administrator.query(ROWS);
      write({
        '0002_title.expand.sql': FILL,
        '0003_check.contract.sql': `-- step: reads item\ndo $$ begin if (select count(*) from item where title is not null) <> 2000 then raise 'unseen'; end if; end $$;\n`,
      });
      await migrate(owner.url, { directory });
      const policies = await administrator.query('select count(*)::int as count from pg_policy');
      expect(policies.rows).toEqual([{ count: 0 }]);
    });
    await owner.drop();
  });
});

describe('locks', () => {
  test('whoever waits for a table lets others pass, and gets it when it is free', async () => {
    write({ '0002_title.expand.sql': '-- step\nalter table item add column title text;\n' });
    let attempts = 0;
    await beside('select from item limit 1', async (reader) => {
      const waited = Promise.withResolvers<void>();
      const onRetry = (): void => {
        attempts += 1;
        if (attempts === 3) waited.resolve();
      };
      const migrating = migrate(database.url, { directory, patience: { onRetry } });
      await waited.promise;
      // Behind a lock that waits for longer this would never be answered.
      expect(await query('select count(*)::int as count from item')).toEqual([{ count: 2000 }]);
      await reader.query('commit');
      await migrating;
    });
    expect(attempts).toBeGreaterThanOrEqual(3);
  });

  test('a file without a class is tried again as a whole, too', async () => {
    write({ '0002_title.sql': 'insert into item values (0); alter table item add column title text;' });
    await beside('select from item limit 1', async (reader) => {
      const onRetry = () => void reader.query('commit');
      await migrate(database.url, { directory, patience: { onRetry } });
    });
    expect(await query('select count(*)::int as count from item where id = 0')).toEqual([{ count: 1 }]);
  });
});

describe('servers of two versions', () => {
  const CONTRACT = { '0003_no_name.contract.sql': '-- step\nalter table item drop column name;\n' };
  const older = (): string => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'feedtree-older-'));
    writeFileSync(path.join(folder, '0001_items.sql'), FIRST + ROWS);
    return folder;
  };
  const never = (error: DatabaseNewerError) => {
    throw error;
  };

  test('a contract waits for the servers that do not know it, and for no others', async () => {
    const folder = older();
    const old = await announceServer(database.url, folder, never);
    write({ '0002_title.expand.sql': FILL, ...CONTRACT });
    expect(await migrate(database.url, { directory })).toEqual({
      applied: ['0002_title.expand'],
      waiting: ['0003_no_name.contract'],
    });
    const current = await announceServer(database.url, directory, never);
    // The older code still starts: what it knows is there.
    expect(await migrate(database.url, { directory: folder })).toEqual({ applied: [] });
    await old.stop();
    expect(await migrate(database.url, { directory })).toEqual({ applied: ['0003_no_name.contract'] });
    await expect(migrate(database.url, { directory: folder })).rejects.toBeInstanceOf(DatabaseNewerError);
    await expect(announceServer(database.url, folder, never)).rejects.toBeInstanceOf(DatabaseNewerError);
    await current.stop();
  });

  test('a server that answers applies what waited when the last older one is gone', async () => {
    const folder = older();
    const old = await announceServer(database.url, folder, never);
    write(CONTRACT);
    const told: unknown[] = [];
    const log: ServerLog = {
      error: (...given) => told.push(given),
      warn: (message) => told.push(message),
      info: (message, details) => told.push({ message, ...details }),
    };
    const current = await startContracts({ connectionString: database.url, directory, log, pauseMs: 20 });
    expect(await missingIn(database.url, directory)).toEqual(['0003_no_name.contract']);
    await old.stop();
    await expect.poll(() => missingIn(database.url, directory)).toEqual([]);
    await current.stop();
    expect(told).toEqual([{ message: 'migrations were applied', applied: ['0003_no_name.contract'] }]);
  });

  test('what this version needs does not come before a contract that waits', async () => {
    const old = await announceServer(database.url, older(), never);
    write({ ...CONTRACT, '0004_more.expand.sql': '-- step\ncreate table more ();\n' });
    expect(await failure()).toMatchObject({ code: 'migration_waits' });
    await old.stop();
    expect(await migrate(database.url, { directory })).toEqual({
      applied: ['0003_no_name.contract', '0004_more.expand'],
    });
  });

  test('no older server starts on a contract that was killed halfway', async () => {
    write({
      '0003_half.contract.sql': `${CONTRACT['0003_no_name.contract.sql']}\n-- step\nselect no_such_column from item;\n`,
    });
    expect(await failure()).toMatchObject({ code: 'migration_failed' });
    await expect(announceServer(database.url, older(), never)).rejects.toBeInstanceOf(DatabaseNewerError);
  });

  test('one that is newer than the code and has something to add still refuses', async () => {
    await query(`insert into schema_migration (name, checksum) values ('0009_later.expand', 'x')`);
    write({ '0002_title.expand.sql': FILL });
    expect(await failure()).toBeInstanceOf(DatabaseNewerError);
  });
});

test('a file whose steps are not written as steps is refused before anything is done', async () => {
  write({
    '0002_a.expand.sql': 'create table a ();\n-- step\ncreate table b ();\n',
    '0003_b.backfill.sql':
      '-- step: batches of item\nupdate item set name = null;\n-- step: sideways\nselect 1;\n-- step\n',
  });
  const message = String(await failure());
  expect(message).toContain('0002_a.expand.sql: "create table a ();" stands before the first line "-- step".');
  expect(message).toContain('0003_b.backfill.sql: line 1: say the rows of a batch of one table by in_batch(item).');
  expect(message).toContain('0003_b.backfill.sql: line 3: there is no step "sideways".');
  expect(message).toContain('0003_b.backfill.sql: line 5: the step is empty.');
});
