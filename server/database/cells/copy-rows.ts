/** A company's rows of one cell, copied into another table by table, and removed again. */
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type MovedTable, ownedBy } from './tables.ts';

export interface Copied {
  rows: number;
  /** As they went over the wire. */
  bytes: number;
}

/**
 * One table, in one transaction of the target.
 * @param source may be in a transaction, whose snapshot is copied
 * @param target in replica mode, so that no trigger does once more what it has done at the source
 */
export async function copyTable(
  { source, target }: { source: pg.ClientBase; target: pg.ClientBase },
  table: MovedTable,
  companyId: number,
): Promise<Copied> {
  const columns = table.stored.join(', ');
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const rows = target.query(copyFrom(`copy ${table.name} (${columns}) from stdin`));
  const read = source.query(
    copyTo(`copy (select ${columns} from ${table.name} where ${ownedBy(table, companyId)}) to stdout`),
  );
  await pipeline(read, counting, rows);
  return { rows: rows.rowCount, bytes };
}

const BATCH_ROWS = 5_000;

/**
 * All rows of a company, in short transactions. In replica mode, so that directories keep saying whose a value is.
 * @returns how many there were
 */
export async function removeRows(
  client: pg.ClientBase,
  tables: MovedTable[],
  companyId: number,
  onTable: (rows: number) => Promise<void> = async () => undefined,
): Promise<number> {
  let removed = 0;
  for (const table of tables) {
    for (;;) {
      const { rowCount } = await client.query(
        `delete from ${table.name} where ctid = any (array(
           select ctid from ${table.name} where ${ownedBy(table, companyId)} limit ${BATCH_ROWS}))`,
      );
      removed += rowCount ?? 0;
      if ((rowCount ?? 0) < BATCH_ROWS) break;
    }
    await onTable(removed);
  }
  return removed;
}
