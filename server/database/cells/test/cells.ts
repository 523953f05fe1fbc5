/** Two cells of a cluster of their own, whose log can tell rows, with two companies in the first of them. */
import pg from 'pg';
import { startCells as startCluster } from '../../../test/cluster.ts';
import { createWorld } from '../../../test/world.ts';
import { withConnection } from '../../with-connection.ts';
import { HOME } from '../addresses.ts';
import type { Cell, MoveDirectory } from '../move.ts';
import { moveDirectory } from '../move-directory.ts';
import { IDS_OF_A_CELL } from '../sequences.ts';
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
export const AWAY_IDS = 2 * IDS_OF_A_CELL;

export async function startCells(): Promise<TestCells> {
  const { homeUrl, cells, stop } = await startCluster(['away']);
  const home = { name: HOME, url: homeUrl };
  const [away] = cells;
  if (!away) throw new Error('There is one cell.');
  const world = await createWorld(homeUrl);
  await world.close();
  return {
    home,
    away,
    urls: new Map([home, away].map(({ name, url }) => [name, url])),
    directory: moveDirectory(homeUrl),
    companies: { a: world.companyA.id, b: world.companyB.id },
    stop,
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

/** What moves leave in a cell's catalogue while they are under way, beside what ties it to the home cell. */
export async function tracesIn(url: string): Promise<string[]> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select 'publication ' || pubname as name from pg_publication
       union all select 'slot ' || slot_name from pg_replication_slots where database = current_database()
       union all select 'subscription ' || subname from pg_subscription join pg_database d on d.oid = subdbid where datname = current_database()
       order by 1`,
    );
    return rows.map(({ name }) => name).filter((name) => !name.includes('feedtree_shared'));
  });
}
