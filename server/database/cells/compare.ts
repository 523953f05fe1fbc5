/** Whether two cells have the same rows of a company: every column of every row, by hashes, some thousand rows at a time. */
import type pg from 'pg';
import { type MovedTable, ownedBy } from './tables.ts';

export interface Compared {
  tables: number;
  rows: number;
  /** One sentence for each table that differs. */
  differences: string[];
}

interface Chunk {
  rows: number;
  hash: string | null;
  /** Key of the last row. */
  last: string[] | null;
}

const CHUNK_ROWS = 10_000;

/** Texts of all values are the same for the same values, whatever the databases are set to. */
const SAME_TEXTS =
  "set local timezone to 'UTC'; set local datestyle to iso; set local intervalstyle to postgres; set local extra_float_digits to 1; set local bytea_output to hex";

/**
 * Holds on to the rows as they are now: what comes later is not compared. To be ended by `endSnapshot`.
 * @param exported name of a snapshot to take over; absent: as it is now
 */
export async function takeSnapshot(client: pg.ClientBase, exported?: string): Promise<void> {
  const taken = exported === undefined ? '' : `set transaction snapshot '${exported}';`;
  // Without one it is taken by the first query.
  await client.query(`begin isolation level repeatable read read only; ${taken} ${SAME_TEXTS}; select 1`);
}

export async function endSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query('rollback');
}

/** @param sides each in a snapshot of its own, of a moment when both were to have the same rows */
export async function compareTables(
  sides: readonly [pg.ClientBase, pg.ClientBase],
  tables: MovedTable[],
  companyId: number,
): Promise<Compared> {
  const compared: Compared = { tables: tables.length, rows: 0, differences: [] };
  for (const table of tables) {
    const { rows, difference } = await compareTable(sides, table, companyId);
    compared.rows += rows;
    if (difference !== undefined) compared.differences.push(difference);
  }
  return compared;
}

/** Up to the first difference. */
async function compareTable(
  [one, other]: readonly [pg.ClientBase, pg.ClientBase],
  table: MovedTable,
  companyId: number,
): Promise<{ rows: number; difference?: string }> {
  let rows = 0;
  for (let after: string[] | null = null; ;) {
    const [mine, others]: [Chunk, Chunk] = await Promise.all([
      readChunk(one, table, companyId, after),
      readChunk(other, table, companyId, after),
    ]);
    rows += mine.rows;
    if (mine.rows !== others.rows || mine.hash !== others.hash) {
      const where = after === null ? '' : ` after ${table.key.join(', ')} = ${after.join(', ')}`;
      const counts =
        mine.rows === others.rows ? `other values in ${mine.rows} rows` : `${mine.rows} and ${others.rows} rows`;
      return { rows, difference: `${table.name}: ${counts}${where}.` };
    }
    if (mine.rows < CHUNK_ROWS || mine.last === null || table.key.length === 0) return { rows };
    after = mine.last;
  }
}

async function readChunk(
  client: pg.ClientBase,
  table: MovedTable,
  companyId: number,
  after: string[] | null,
): Promise<Chunk> {
  const { name, key, columns } = table;
  const beyond =
    after === null ? '' : `and (${key.join(', ')}) > (${key.map((_, index) => `$${index + 1}`).join(', ')})`;
  const order = key.length === 0 ? '' : `order by ${key.join(', ')}`;
  const last = key.length === 0 ? 'null::text[]' : `(array_agg(place order by number desc))[1:1][:]`;
  const { rows } = await client.query<{ rows: number; hash: string | null; last: string[][] | null }>(
    `select count(*)::integer as rows, sum(hash)::text as hash, ${last} as last
     from (
       select hashtextextended(row(${columns.join(', ')})::text, 0) as hash,
         array[${key.map((column) => `${column}::text`).join(', ')}]::text[] as place,
         row_number() over (${order}) as number
       from ${name} where ${ownedBy(table, companyId)} ${beyond} ${order} limit ${CHUNK_ROWS}
     ) chunk`,
    after ?? [],
  );
  const [found] = rows;
  return { rows: found?.rows ?? 0, hash: found?.hash ?? null, last: found?.last?.[0] ?? null };
}
