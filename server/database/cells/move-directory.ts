/** Where companies lie, for who moves them: the directory in the home cell, on a connection for each question. */
import { withConnection } from '../with-connection.ts';
import { CELLS_CHANNEL, HOME } from './addresses.ts';
import type { MoveDirectory } from './mover.ts';

const SET = `with placed as (
    insert into company_cell (company, cell) values ($1, $2)
    on conflict (company) do update set cell = excluded.cell, updated_at = now()
  )
  select pg_notify('${CELLS_CHANNEL}', $1::text)`;

/** @param homeUrl as the owner of its tables */
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
