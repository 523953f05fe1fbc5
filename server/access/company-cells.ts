/** In which of several databases each company lies: asked of the directory in the home cell, and remembered. */
import { CELLS_CHANNEL, HOME } from '../database/cells/addresses.ts';
import type { Cell } from './cell.ts';

/** Companies whose place a process keeps. */
const MAX_KEPT = 100_000;

export interface CompanyCells {
  /** Its cell's name: at once where it is known. Rejects where the directory can't be asked. */
  cellOf(companyId: number): string | Promise<string>;
  forget(companyId: number): void;
  /** Chooses a cell for a company that has no rows yet: of those that take companies the one with the fewest. */
  place(companyId: number): Promise<void>;
  stop(): Promise<void>;
}

const FIND = { name: 'cell_of_company', text: 'select cell from company_cell where company = $1' };
const PLACE = {
  name: 'place_company',
  text: `insert into company_cell (company, cell)
    select $1, name from cell where takes_companies
    order by (select count(*) from company_cell placed where placed.cell = cell.name), id limit 1
    on conflict (company) do nothing`,
};

/** @param home the cell that has the directory */
export function createCompanyCells(home: Pick<Cell, 'statement' | 'listen'>): CompanyCells {
  const known = new Map<number, string>();
  const asked = new Map<number, Promise<string>>();
  const listening = home.listen(CELLS_CHANNEL, {
    onMessage: (payload) => forget(Number(payload)),
    onGap: () => known.clear(),
  });

  function forget(companyId: number): void {
    known.delete(companyId);
    asked.delete(companyId);
  }

  /** An answer that was overtaken by the news of a move is nobody's any more. */
  function ask(companyId: number): Promise<string> {
    const running = asked.get(companyId);
    if (running) return running;
    const asking: Promise<string> = home
      .statement<{ cell: string }>('session', null, { ...FIND, values: [companyId] })
      .then(([found]) => {
        const cell = found?.cell ?? HOME;
        if (asked.get(companyId) === asking) {
          if (known.size >= MAX_KEPT) known.clear();
          known.set(companyId, cell);
        }
        return cell;
      })
      .finally(() => {
        if (asked.get(companyId) === asking) asked.delete(companyId);
      });
    asked.set(companyId, asking);
    return asking;
  }

  return {
    cellOf: (companyId) => known.get(companyId) ?? ask(companyId),
    forget,
    async place(companyId) {
      await home.statement('session', null, { ...PLACE, values: [companyId] });
    },
    stop: () => listening.stop(),
  };
}
