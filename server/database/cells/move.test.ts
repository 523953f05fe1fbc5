/** A company goes from one cell to another while it is used, and whatever ends the mover half-way, it goes on. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withConnection } from '../with-connection.ts';
import { abandon, confirm, copy, type MoveParts, resume, switchOver, undo } from './move.ts';
import { AWAY_IDS, directoriesOf, rowsOf, startCells, type TestCells, tracesIn } from './test/cells.ts';
import { fillTables } from './test/fill-tables.ts';
import { startWriters, type Writers } from './test/writers.ts';
import { movedTables } from './tables.ts';

let cells: TestCells;
let parts: MoveParts;
let writers: Writers;

beforeAll(async () => {
  cells = await startCells();
  const { home, away, directory, companies } = cells;
  await fillTables(home.url, companies.a);
  await fillTables(home.url, companies.b);
  parts = { companyId: companies.a, home: home.url, from: home, to: away, directory };
});

afterAll(async () => {
  await cells.stop();
});

const backwards = (): MoveParts => ({ ...parts, from: parts.to, to: parts.from });

function startVisitors(): Writers {
  writers = startWriters({
    companyId: parts.companyId,
    cells: () => cells.urls,
    cellOf: cells.directory.cellOf,
    visitors: 3,
    pauseMs: 2,
  });
  return writers;
}

/** Every answer that was acknowledged is there once, whole, and no other. */
async function expectAllAnswers(url: string, tokens: readonly string[]): Promise<void> {
  await withConnection(url, async (client) => {
    const { rows } = await client.query<{ token: string; smiley: number | null }>(
      `select response_token as token, smiley from feedback where company_id = $1 and answers = '{}' and response_token = any ($2)`,
      [parts.companyId, tokens],
    );
    expect(rows.length).toBe(tokens.length);
    expect(new Set(rows.map(({ token }) => token))).toEqual(new Set(tokens));
    expect(rows.filter(({ smiley }) => smiley !== 3)).toEqual([]);
  });
}

const countOf = (url: string, table: string): Promise<number> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from ${table} where company_id = $1`,
      [parts.companyId],
    );
    return rows[0]?.count ?? -1;
  });

test('a company with rows in every table is moved, moved back and moved again while it is written to', async () => {
  const { home, away, companies } = cells;
  const tables = await withConnection(home.url, movedTables);
  const [others, directories] = [await rowsOf(home.url, companies.b), await directoriesOf(home.url)];
  expect(Object.keys(await rowsOf(home.url, companies.a))).toEqual(tables.map(({ name }) => name));
  startVisitors();
  await writers.more(20);

  await copy(parts);
  await writers.more(20);
  expect(await switchOver(parts)).toMatchObject({ state: 'switched', error: null });
  await writers.more(20);
  expect(await undo(parts)).toMatchObject({ state: 'following' });
  await writers.more(20);
  const switched = await switchOver(parts);
  expect(switched.comparedAt).not.toBeNull();
  await writers.more(20);
  const confirmed = await confirm(parts);

  const { tokens, refused, refusedLate, errors } = await writers.stop();
  expect(confirmed).toMatchObject({ state: 'confirmed', error: null });
  expect([refusedLate, [...errors]]).toEqual([0, []]);
  expect(refused).toBeGreaterThan(0);
  await expectAllAnswers(away.url, tokens);
  expect(await rowsOf(home.url, companies.a)).toEqual({});
  expect(Object.keys(await rowsOf(away.url, companies.a))).toEqual(tables.map(({ name }) => name));
  expect(await rowsOf(home.url, companies.b)).toEqual(others);
  expect(await rowsOf(away.url, companies.b)).toEqual({});
  expect(await directoriesOf(home.url)).toEqual(directories);
  expect([await tracesIn(home.url), await tracesIn(away.url)]).toEqual([[], []]);
});

test('ids that it got in the other cell come back with it', async () => {
  const { home, away, companies } = cells;
  const before = await rowsOf(away.url, companies.a);
  await copy(backwards());
  await switchOver(backwards());
  await confirm(backwards());
  expect(await rowsOf(home.url, companies.a)).toEqual(before);
  const highest = await withConnection(home.url, async (client) => {
    const { rows } = await client.query<{ id: number }>('select max(id)::float8 as id from feedback');
    return rows[0]?.id ?? 0;
  });
  expect(highest).toBeGreaterThan(AWAY_IDS);
});

test('a copy that is not wanted leaves nothing', async () => {
  const { home, away, companies } = cells;
  const before = await rowsOf(home.url, companies.a);
  await copy(parts);
  expect(await rowsOf(away.url, companies.a)).toEqual(before);
  expect(await abandon(parts)).toMatchObject({ state: 'abandoned' });
  expect(await rowsOf(away.url, companies.a)).toEqual({});
  expect(await rowsOf(home.url, companies.a)).toEqual(before);
  expect([await tracesIn(home.url), await tracesIn(away.url)]).toEqual([[], []]);
});

test('rows that differ are found, and nothing is removed then', async () => {
  const { home, away } = cells;
  await copy(parts);
  const change = (url: string, name: string) =>
    withConnection(url, (client) =>
      client.query(
        `begin; set local session_replication_role to replica; update survey set name = '${name}' where company_id = ${parts.companyId}; commit`,
      ),
    );
  await change(away.url, 'Other');
  await expect(switchOver(parts)).rejects.toMatchObject({ code: 'move_different', message: /survey: other values/ });
  await expect(confirm(parts)).rejects.toMatchObject({ code: 'move_different' });
  expect(await countOf(home.url, 'feedback')).toBeGreaterThan(0);
  await undo(parts).catch(() => undefined);
  await abandon(parts);
  expect(await countOf(away.url, 'feedback')).toBe(0);
});

test('a cell that is down ends a copy, and visitors do not notice', async () => {
  const { home, away } = cells;
  const admin = home.url.replace('/home?', '/postgres?');
  const openAway = (isOpen: boolean) =>
    withConnection(admin, async (client) => {
      await client.query(`alter database away allow_connections ${isOpen}`);
      if (!isOpen) await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'away'`);
    });
  startVisitors();
  await writers.more(5);
  // Each table that is copied tells of its step; the cell goes down once.
  let closed: Promise<void> | undefined;
  const dies = (step: { step: string }): void => {
    if (step.step === 'copy') closed ??= openAway(false);
  };
  await expect(copy({ ...parts, onProgress: dies })).rejects.toBeInstanceOf(Error);
  await closed;
  await writers.more(5);
  // What it keeps for the other cell would fill its disk.
  await expect(abandon(parts)).rejects.toThrow(/accepting connections/);
  expect(await tracesIn(home.url)).toEqual([]);
  await openAway(true);
  expect(await resume(parts)).toMatchObject({ state: 'abandoned' });
  expect(await rowsOf(away.url, parts.companyId)).toEqual({});
  expect(await copy(parts)).toMatchObject({ state: 'following', error: null });
  await abandon(parts);
  const { tokens, refused, errors } = await writers.stop();
  expect([refused, [...errors]]).toEqual([0, []]);
  await expectAllAnswers(home.url, tokens);
});
