/** The cells that have been added, as the directory in the home cell has them. */
import { withConnection } from '../with-connection.ts';
import { type CellAddress, HOME } from './addresses.ts';

export interface KnownCell {
  name: string;
  takesCompanies: boolean;
  /** How many lie in it. */
  companies: number;
}

/**
 * In the order in which they were added, the home cell first; none where there is but that.
 * @param homeUrl as the owner of its tables
 */
export const readKnownCells = (homeUrl: string): Promise<KnownCell[]> =>
  withConnection(homeUrl, async (home) => {
    const { rows } = await home.query<KnownCell>(
      `select name, takes_companies as "takesCompanies", (
         case when name = $1
           then (select count(*) from customer c where not exists (select from company_cell where company = c.id and cell <> $1))
           else (select count(*) from company_cell where cell = name) end)::int as companies
       from cell order by id`,
      [HOME],
    );
    return rows;
  });

/**
 * Says whether new companies are placed in it.
 * @returns whether there is such a cell
 */
export const setTakesCompanies = (homeUrl: string, name: string, takes: boolean): Promise<boolean> =>
  withConnection(homeUrl, async (home) => {
    const { rowCount } = await home.query('update cell set takes_companies = $2, updated_at = now() where name = $1', [
      name,
      takes,
    ]);
    return rowCount === 1;
  });

/** Of databases that are given, those that have been added: another one is none of ours yet. */
export async function addedCells(homeUrl: string, given: readonly CellAddress[]): Promise<CellAddress[]> {
  if (given.length === 0) return [];
  const known = new Set((await readKnownCells(homeUrl)).map(({ name }) => name));
  return given.filter(({ name }) => known.has(name));
}
