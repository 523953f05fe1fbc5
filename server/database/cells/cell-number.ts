/** The number of a cell, as its database says it: by it cells tell apart what each counts by itself. */
import pg from 'pg';

/** A setting of the database; the home cell has none. */
export const CELL_SETTING = 'feedtree.cell_number';

/** @param cell a connection of the database's owner */
export async function setCellNumber(cell: pg.ClientBase, number: number): Promise<void> {
  const { rows } = await cell.query<{ name: string }>('select current_database() as name');
  await cell.query(`alter database ${pg.escapeIdentifier(rows[0]?.name ?? '')} set ${CELL_SETTING} = '${number}'`);
}
