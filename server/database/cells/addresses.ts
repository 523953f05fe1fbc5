/** Where the cells besides the home cell are: the setting CELLS. */
import { ConfigError } from '../../config-error.ts';

/** The cell of DATABASE_URL, or the embedded one: the directory is in it, and each company that nobody placed elsewhere. */
export const HOME = 'home';

/** Told in the home cell with a company's id when it has moved. */
export const CELLS_CHANNEL = 'feedtree_cells';

export interface CellAddress {
  /** By which the directory knows it; never another one's again. */
  name: string;
  /** Connection string, as the owner of its tables. */
  url: string;
}

const NAME = /^[a-z][a-z0-9_]{0,29}$/;

/**
 * From `CELLS`, such as `north=postgres://… south=postgres://…`, split by white space.
 * @throws ConfigError for a name or an address that can't be used; it repeats no address, which holds a password
 */
export function readCells(given = ''): CellAddress[] {
  const cells = given.split(/\s+/).filter(Boolean).map(readCell);
  const names = cells.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new ConfigError(`CELLS names ${twice} twice: each cell has a name of its own.`);
  return cells;
}

function readCell(entry: string): CellAddress {
  const at = entry.indexOf('=');
  const [name, url] = [entry.slice(0, Math.max(at, 0)), entry.slice(at + 1)];
  if (!NAME.test(name) || name === HOME)
    throw new ConfigError(
      'CELLS has an entry without a usable name: write name=postgres://… for each cell, with a name of up to 30 small letters, digits and _ that begins with a letter and is not home.',
    );
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new ConfigError(`CELLS has no address of ${name}: write ${name}=postgres://user:password@host/database.`);
  return { name, url };
}
