/** The cells besides the main database, which is the home cell: those that CELLS gives the address of. */
import { isUnreachable } from '../server/database/database-errors.ts';
import { type CellAddress, readCells } from '../server/database/cells/addresses.ts';
import { joinCell } from '../server/database/cells/join-cell.ts';
import { addedCells } from '../server/database/cells/known-cells.ts';
import type { MigrateOptions } from '../server/database/migrate.ts';
import { SetupError } from '../server/database/setup-error.ts';

/**
 * Migrates those that have been added. One that is down is told of, and does not hold up the others.
 * @param homeUrl of the main database, whose migrations are applied
 * @throws ConfigError where CELLS can't be read, and what `joinCell` throws of a cell that answers
 */
export async function bringCellsUpToDate(homeUrl: string, options: Pick<MigrateOptions, 'patience'>): Promise<void> {
  const addresses = readCells(process.env['CELLS']);
  if (addresses.length === 0) return;
  const known = await addedCells(homeUrl, addresses);
  for (const cell of addresses) {
    if (known.includes(cell)) await bringUpToDate(homeUrl, cell, options);
    else
      console.warn(`CELLS has the address of ${cell.name}, which was not added yet: npm run cell -- add ${cell.name}`);
  }
}

async function bringUpToDate(
  homeUrl: string,
  cell: CellAddress,
  options: Pick<MigrateOptions, 'patience'>,
): Promise<void> {
  try {
    await joinCell(homeUrl, cell, options);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    console.warn(`The cell ${cell.name} does not answer; its companies wait for it.`);
  }
}

/**
 * The address of a cell.
 * @throws SetupError where CELLS does not have it
 */
export function cellAddress(name: string): CellAddress {
  const found = readCells(process.env['CELLS']).find((cell) => cell.name === name);
  if (found) return found;
  throw new SetupError(`CELLS has no address of ${name}: add ${name}=postgres://user:password@host/database to it.`);
}
