/**
 * One change after the other on a table with rows, each while clients of the version before read and write, then clients
 * of both, then those of the new one alone; none of them may meet an error, and the tables must be those of the schemas.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, cpSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { announceServer } from '../../../server/database/online/serving.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../../../server/test/database.ts';
import { catalogueDifferences } from '../catalogue.ts';
import { nextNames, writeMigration } from '../folder.ts';
import { integer, optional, text } from '../test/case.ts';
import { type Clients, startClients } from '../test/clients.ts';
import { type FixtureEntity, fixtureModel, migrationFolder, withClient } from '../test/fixture.ts';
import { lintMigrations } from './lint.ts';
import { readMigrationFiles } from '../../../shared/contract/migration-files.ts';

interface Release {
  what: string;
  properties: FixtureEntity['properties'];
  more?: Partial<FixtureEntity>;
  fills?: [string, string][];
  /** What its servers do all the time. */
  statements: string[];
  /** Files by their class. */
  classes: string[];
}

const ROWS = 4000;
const READ = 'select count(*) from item where company_id = 1 and id < 50';
const NAME = text({ 'x-db': { index: true } });

/** Each begins where the one before ended. */
const RELEASES: Release[] = [
  {
    what: 'a required column, filled from another one',
    properties: { name: NAME, size: integer(), rank: integer() },
    fills: [['item.rank', 'size * 2']],
    statements: [
      READ,
      `insert into item (company_id, name, size, rank) values (1, 'new', 5, 10)`,
      `update item set rank = rank where id = 7`,
    ],
    classes: ['expand', 'backfill', 'contract'],
  },
  {
    what: 'another name, with an index and a unique on it',
    properties: { title: { ...NAME, 'x-was': 'name' }, size: integer(), rank: integer() },
    more: { 'x-uniques': [['title', 'id']] },
    statements: [
      READ,
      `insert into item (company_id, title, size, rank) values (1, 'newer', 5, 10)`,
      `update item set title = title || '!' where id = 7 and char_length(title) < 15`,
      `do $$ begin if exists (select from item where title is null) then raise 'empty'; end if; end $$`,
    ],
    classes: ['expand', 'backfill', 'contract'],
  },
  {
    what: 'another type, of a column that gets an index, beside another name',
    properties: {
      title: NAME,
      size: integer({ 'x-db': { type: 'smallint', index: true }, maximum: 900 }),
      place: integer({ 'x-was': 'rank' }),
    },
    more: { 'x-uniques': [['title', 'id']] },
    statements: [
      READ,
      `insert into item (company_id, title, size, place) values (1, 'small', 5, 10)`,
      `update item set size = size + 1 where id = 7 and size < 800`,
      `select size, title from item where company_id = 1 and size = 3 limit 1`,
    ],
    classes: ['expand', 'backfill', 'contract'],
  },
  {
    what: 'an index, a unique, a reference and a narrower rule',
    properties: {
      title: text({ maxLength: 18, 'x-db': { index: true } }),
      size: integer({ 'x-db': { type: 'smallint', index: true }, maximum: 900 }),
      place: integer({ 'x-db': { index: true } }),
      item_id: { type: ['integer', 'null'], 'x-ref': { to: 'item', onDelete: 'set null' } },
    },
    more: {
      'x-uniques': [
        ['title', 'id'],
        ['place', 'id'],
      ],
    },
    statements: [
      READ,
      `insert into item (company_id, title, size, place, item_id) values (1, 'child', 5, 10, 7)`,
      `update item set item_id = 8 where id = 9`,
    ],
    classes: ['expand', 'contract'],
  },
  {
    what: 'a column that goes, and one that may be empty',
    properties: {
      title: text({ maxLength: 18, 'x-db': { index: true } }),
      size: integer({ 'x-db': { type: 'smallint', index: true }, maximum: 900 }),
      item_id: { type: ['integer', 'null'], 'x-ref': { to: 'item', onDelete: 'set null' } },
      note: optional(),
    },
    more: { 'x-uniques': [['title', 'id']], 'x-dropped': ['place'] },
    statements: [
      READ,
      `insert into item (company_id, title, size, note) values (1, 'noted', 5, 'here')`,
      `update item set note = 'there' where id = 9`,
    ],
    classes: ['expand', 'contract'],
  },
];

const FIRST: FixtureEntity = { $id: 'item', properties: { name: NAME, size: integer() } };
let statements = [
  READ,
  `insert into item (company_id, name, size) values (1, 'old', 5)`,
  `update item set name = 'seven' where id = 7`,
];
let database: TestDatabase;
let folder: ReturnType<typeof migrationFolder>;
/** What the servers of the version before know. */
let known: string;

beforeAll(async () => {
  database = await createEmptyDatabase();
  folder = migrationFolder();
  known = mkdtempSync(path.join(os.tmpdir(), 'feedtree-known-'));
  await folder.apply(folder.plan(fixtureModel(FIRST)), database.url);
  await withClient(database.url, (client) =>
    client.query(`insert into company (name) values ('Acme');
      insert into item (company_id, name, size) select 1, 'name ' || n, n % 10 from generate_series(1, ${ROWS}) n`),
  );
});

afterAll(async () => {
  folder.remove();
  rmSync(known, { recursive: true });
  await database.drop();
});

const unexpected = (error: Error): never => {
  throw error;
};

/** Errors, and statements that are not answered any more. */
const goOn = (since: number[], { answers, errors }: Clients): unknown[] => [
  ...errors,
  ...answers.filter((count, index) => count < (since[index] ?? 0) + 5),
];

/** Batches come as far as the last of the rows, and no further while the work goes on. */
const stoppedAtLastRow = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withClient(database.url, async (holder) => {
    await holder.query(`create function wait_at_last_row() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(1); return new; end $$`);
    await holder.query(`create trigger wait_at_last_row before update on item for each row
      when (new.id = ${ROWS}) execute function wait_at_last_row()`);
    await holder.query('select pg_advisory_lock(1)');
    try {
      return await work();
    } finally {
      await holder.query('select pg_advisory_unlock(1)');
      await holder.query('drop function wait_at_last_row cascade');
    }
  });

/** Killed without a word once batches are done, but not all; answers how far it came. */
async function migrateUntilKilled(): Promise<number> {
  const script = path.join(import.meta.dirname, '../test/migrate-process.ts');
  const child = spawn(process.execPath, [script, database.url, folder.directory], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const filled = async (): Promise<number> =>
    withClient(database.url, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from pg_class where relname = 'schema_migration_step'`,
      );
      if (rows[0]?.count === 0) return 0;
      const steps = await client.query<{ count: number }>(
        `select count(*)::int as count from schema_migration_step where position is not null and done_at is null`,
      );
      return steps.rows[0]?.count ?? 0;
    });
  await expect.poll(filled, { timeout: 300_000 }).toBe(1);
  child.kill('SIGKILL');
  await ended;
  return filled();
}

describe('no client of either version meets an error', () => {
  test.each(RELEASES)('$what', async ({ properties, more, fills, classes, statements: next }) => {
    cpSync(folder.directory, known, { recursive: true });
    const plan = folder.plan(fixtureModel({ $id: 'item', properties, ...more }), [], new Map(fills));
    writeMigration(folder.directory, nextNames(folder.directory, 'step', plan), plan);
    folder.follow(plan);
    expect(plan.files.map((file) => file.class)).toEqual(classes);
    expect(await lintMigrations(readMigrationFiles(folder.directory))).toEqual([]);

    const older = await announceServer(database.url, known, unexpected);
    onTestFinished(() => older.stop());
    const old = await startClients(database.url, statements);
    if (classes.includes('backfill')) expect(await stoppedAtLastRow(migrateUntilKilled)).toBe(1);
    const contracts = readdirSync(folder.directory)
      .filter((name) => name.endsWith('.contract.sql'))
      .slice(-1);
    const { waiting } = await migrate(database.url, { directory: folder.directory });
    expect(waiting?.map((name) => `${name}.sql`)).toEqual(contracts);
    const current = await startClients(database.url, next);
    const before = [...current.answers];
    await expect.poll(() => goOn(before, current), { timeout: 30_000 }).toEqual([]);
    await old.stop();
    await older.stop();
    expect(await migrate(database.url, { directory: folder.directory })).toEqual({
      applied: contracts.map((name) => name.replace('.sql', '')),
    });
    const after = [...current.answers];
    await expect.poll(() => goOn(after, current), { timeout: 30_000 }).toEqual([]);
    await current.stop();

    expect([...old.errors, ...current.errors]).toEqual([]);
    expect(old.answers.every((count) => count > 5)).toBe(true);
    await withClient(database.url, async (client) =>
      expect(await catalogueDifferences(client, plan.snapshot)).toEqual([]),
    );
    statements = next;
  });
});

test('every row has what it had', async () => {
  await withClient(database.url, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as count from item where id <= ${ROWS} and id <> 7 and title = 'name ' || id and size = id % 10`,
    );
    expect(rows).toEqual([{ count: ROWS - 1 }]);
  });
});
