/** What a mover works with: where companies lie, by the directory in the home cell, and where the two cells are. */
import { withConnection } from '../with-connection.ts';
import { CELLS_CHANNEL, type CellAddress, HOME } from './addresses.ts';
import type { MoveDirectory, MoveParts } from './mover.ts';

const SET = `with placed as (
    insert into company_cell (company, cell) values ($1, $2)
    on conflict (company) do update set cell = excluded.cell, updated_at = now()
  )
  select pg_notify('${CELLS_CHANNEL}', $1::text)`;

/**
 * On a connection for each question.
 * @param homeUrl as the owner of its tables
 */
export const moveDirectory = (homeUrl: string): MoveDirectory => ({
  cellOf: (companyId) =>
    withConnection(homeUrl, async (home) => {
      const { rows } = await home.query<{ cell: string }>('select cell from company_cell where company = $1', [
        companyId,
      ]);
      return rows[0]?.cell ?? HOME;
    }),
  setCell: (companyId, cell) =>
    withConnection(homeUrl, async (home) => {
      await home.query(SET, [companyId, cell]);
    }),
});

/**
 * @param cells those whose addresses are known, besides the home cell
 * @returns undefined where one of the two has none
 */
export function movePartsOf(
  homeUrl: string,
  cells: readonly CellAddress[],
  { companyId, from, to }: { companyId: number; from: string; to: string },
): MoveParts | undefined {
  const addressOf = (name: string): CellAddress | undefined =>
    name === HOME ? { name, url: homeUrl } : cells.find((cell) => cell.name === name);
  const [source, target] = [addressOf(from), addressOf(to)];
  if (!source || !target) return undefined;
  return { companyId, home: homeUrl, from: source, to: target, directory: moveDirectory(homeUrl) };
}
