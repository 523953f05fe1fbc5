/** Ids are of one cell each, so that rows keep theirs when their company moves. */
import type pg from 'pg';

/** Ids of one cell: 2^40. There is room for 8,191 cells below 2^53, where numbers of JavaScript end. */
export const IDS_OF_A_CELL = 2 ** 40;

/**
 * Lets each sequence of a cell draw ids of its own range. May be done again, when migrations have brought new ones.
 * @param cell a connection of the cell's owner
 * @param number of the cell, from 1; the home cell has the ids below
 */
export async function reserveIds(cell: pg.ClientBase, number: number): Promise<void> {
  const first = number * IDS_OF_A_CELL;
  await cell.query(
    `select setval(s.seqrelid::regclass, $1, false)
     from pg_sequence s join pg_class c on c.oid = s.seqrelid
     where c.relnamespace = 'public'::regnamespace and coalesce(pg_sequence_last_value(s.seqrelid), 0) < $1`,
    [first],
  );
}
