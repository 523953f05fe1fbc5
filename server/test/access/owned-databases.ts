/** The databases of a stage, as their owner, past every lock: one, or those that companies are spread over. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { HOME } from '../../database/cells/addresses.ts';

const PAUSE_MS = 5;

function openPool(connectionString: string): pg.Pool {
  // Of one connection: what is asked at once is answered in turn.
  const pool = new pg.Pool({ connectionString, max: 1 });
  // Its connections may still be closing as the database goes.
  pool.on('error', () => undefined);
  return pool;
}

export class OwnedDatabases {
  readonly #cells: ReadonlyMap<string, pg.Pool>;
  readonly #followed = new Map<string, boolean>();

  /** @param urls connection strings by the names of their cells, the home cell first */
  constructor(urls: ReadonlyMap<string, string>) {
    this.#cells = new Map([...urls].map(([name, url]) => [name, openPool(url)]));
  }

  /** The home cell's first. */
  get pools(): pg.Pool[] {
    return [...this.#cells.values()];
  }

  /**
   * Rows of every database, each once. The home cell comes last, so that what others have of its rows is what it has.
   */
  async everywhere<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    const found = new Map<string, Row>();
    for (const pool of this.pools.toReversed())
      for (const row of (await pool.query<Row>(text, values)).rows) found.set(JSON.stringify(row), row);
    return [...found.values()];
  }

  async in<Row extends pg.QueryResultRow>(cell: string, text: string, values: unknown[]): Promise<Row[]> {
    const pool = this.#cells.get(cell);
    if (!pool) throw new Error(`There is no cell ${cell}.`);
    return (await pool.query<Row>(text, values)).rows;
  }

  /** Resolves when every cell has a row of the home cell that all of them share. */
  async untilFollowed(table: string, id: number): Promise<void> {
    if (this.#cells.size === 1 || !(await this.#isFollowed(table))) return;
    for (const [name, pool] of this.#cells)
      while (name !== HOME && (await pool.query(`select from ${table} where id = $1`, [id])).rowCount === 0)
        await sleep(PAUSE_MS);
  }

  /** Whether each row of a table is published: of some it is the platform's alone. */
  async #isFollowed(table: string): Promise<boolean> {
    const known = this.#followed.get(table);
    if (known !== undefined) return known;
    const rows = await this.in(HOME, 'select from pg_publication_tables where tablename = $1 and rowfilter is null', [
      table,
    ]);
    this.#followed.set(table, rows.length > 0);
    return rows.length > 0;
  }

  async close(): Promise<void> {
    await Promise.all(this.pools.map((pool) => pool.end()));
  }
}
