/** Two cells of a cluster of their own, whose log can tell rows, with two companies in the first of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createWorld } from '../../../test/world.ts';
import { startEmbedded } from '../../embedded.ts';
import { migrate } from '../../migrate.ts';
import { withConnection } from '../../with-connection.ts';
import type { Cell, MoveDirectory } from '../move.ts';
import { movedTables, ownedBy } from '../tables.ts';

export interface TestCells {
  home: Cell;
  away: Cell;
  /** By name. */
  urls: Map<string, string>;
  /** Companies lie at home until it is told otherwise. */
  directory: MoveDirectory;
  companies: { a: number; b: number };
  stop(): Promise<void>;
}

/** Ids of the second cell begin here, so that those of both never meet. */
export const AWAY_IDS = 2 ** 40;

export async function startCells(): Promise<TestCells> {
  const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-test-cells-'));
  const postgres = await startEmbedded({ directory: folder, database: 'home', throwaway: true, logical: true });
  const home = { name: 'home', url: postgres.url };
  const away = { name: 'away', url: postgres.url.replace('/home?', '/away?') };
  await migrate(home.url);
  await withConnection(postgres.url.replace('/home?', '/postgres?'), (client) =>
    client.query('create database away template home'),
  );
  await withConnection(away.url, async (client) => {
    // Each database has a key of its own.
    await client.query(`update tenant_key set inner_pad = sha512('inner'), outer_pad = sha512('outer')`);
    await client.query(
      `select setval(format('%I.%I', schemaname, sequencename)::regclass, $1) from pg_sequences where schemaname = 'public'`,
      [AWAY_IDS],
    );
  });
  const world = await createWorld(home.url);
  await world.close();
  const lies = new Map<number, string>();
  return {
    home,
    away,
    urls: new Map([home, away].map(({ name, url }) => [name, url])),
    directory: {
      cellOf: async (companyId) => lies.get(companyId) ?? 'home',
      setCell: async (companyId, cell) => void lies.set(companyId, cell),
    },
    companies: { a: world.companyA.id, b: world.companyB.id },
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a cell has of a company: each table's rows as texts, in order; tables without any are left out. */
export async function rowsOf(url: string, companyId: number): Promise<Record<string, string[]>> {
  return withConnection(url, async (client) => {
    const found: Record<string, string[]> = {};
    for (const table of await movedTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select row(${table.columns.join(', ')})::text as row from ${table.name} where ${ownedBy(table, companyId)} order by 1`,
      );
      if (rows.length > 0) found[table.name] = rows.map(({ row }) => row);
    }
    return found;
  });
}

/** Values and the companies that they belong to, which no move changes. */
export async function directoriesOf(url: string): Promise<Record<string, string[]>> {
  return withConnection(url, async (client) => {
    const { rows: names } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relname like '%\\_directory' and relkind = 'r' order by 1`,
    );
    const found: Record<string, string[]> = {};
    for (const { name } of names) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${pg.escapeIdentifier(name)} t order by 1`,
      );
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  });
}

/** What moves leave in a cell's catalogue while they are under way. */
export async function tracesIn(url: string): Promise<string[]> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select 'publication ' || pubname as name from pg_publication
       union all select 'slot ' || slot_name from pg_replication_slots where database = current_database()
       union all select 'subscription ' || subname from pg_subscription join pg_database d on d.oid = subdbid where datname = current_database()
       order by 1`,
    );
    return rows.map(({ name }) => name);
  });
}
