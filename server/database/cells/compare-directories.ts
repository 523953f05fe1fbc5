/**
 * Compares what the directories say of a cell's companies with the rows that they say it of. An entry is committed in the
 * home cell just before its row is in the cell: a crash between the two leaves an entry of nothing behind, and the value
 * could never be taken again. A restored cell may have rows without an entry.
 */
import pg from 'pg';
import { withConnection } from '../with-connection.ts';
import type { CellAddress } from './addresses.ts';

interface Source {
  directory: string;
  table: string;
  column: string;
}

interface Entry {
  directory: string;
  value: string;
  companyId: number;
}

export interface Compared {
  /** Entries of nothing that went. */
  removed: number;
  /** Entries that were missing, and are there now. */
  added: number;
}

/** What keeps a directory is named after it, and fires on the column that it is of. */
const SOURCES = `
  select c.relname as directory, t.tgrelid::regclass::text as table, a.attname as column
  from pg_foreign_table f join pg_class c on c.oid = f.ftrelid
  join pg_proc p on p.proname = c.relname || '_keep' join pg_trigger t on t.tgfoid = p.oid and not t.tgisinternal
  join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = t.tgattr[0]
  where c.relnamespace = 'public'::regnamespace order by 1`;

/** Of companies that the cell serves: what a move has left behind is another cell's. */
const served = (column: string): string => `${column} <> all ((select closed_companies())::bigint[])`;

const isThere = ({ table, column }: Source): string =>
  `exists (select from ${table} s where s.company_id = d.company_id and s.${pg.escapeIdentifier(column)}::text = d.value)`;

/** @param wait between two looks, that whoever is just between the two commits is not taken for a crash */
export const compareDirectories = ({ url }: CellAddress, wait: () => Promise<unknown>): Promise<Compared> =>
  withConnection({ connectionString: url, application_name: 'feedtree-directories' }, async (cell) => {
    const { rows: sources } = await cell.query<Source>(SOURCES);
    const suspects: Entry[] = [];
    let added = 0;
    for (const source of sources) {
      suspects.push(...(await entriesOfNothing(cell, source)));
      added += await addMissing(cell, source);
    }
    if (suspects.length === 0) return { removed: 0, added };
    await wait();
    let removed = 0;
    for (const source of sources) {
      const again = new Set((await entriesOfNothing(cell, source)).map(keyOf));
      for (const entry of suspects) if (again.has(keyOf(entry))) removed += await remove(cell, entry);
    }
    return { removed, added };
  });

const keyOf = (entry: Entry): string => JSON.stringify([entry.directory, entry.companyId, entry.value]);

/** The companies are sent along, so that the home cell looks for theirs alone. */
async function entriesOfNothing(cell: pg.ClientBase, source: Source): Promise<Entry[]> {
  const { rows: companies } = await cell.query<{ ids: string }>(
    `select coalesce(array_agg(id), '{}')::text as ids from customer where not is_platform and ${served('id')}`,
  );
  const { rows } = await cell.query<Entry>(
    `select $2 as directory, d.value, d.company_id as "companyId" from ${source.directory} d
     where d.company_id = any ($1::bigint[]) and not ${isThere(source)}`,
    [companies[0]?.ids, source.directory],
  );
  return rows;
}

async function addMissing(cell: pg.ClientBase, { directory, table, column }: Source): Promise<number> {
  const value = `s.${pg.escapeIdentifier(column)}::text`;
  const { rowCount } = await cell.query(
    `insert into ${directory} (value, company_id)
     select ${value}, s.company_id from ${table} s join customer c on c.id = s.company_id and not c.is_platform
     where s.${pg.escapeIdentifier(column)} is not null and ${served('s.company_id')}
       and not exists (select from ${directory} d where d.company_id = s.company_id and d.value = ${value})`,
  );
  return rowCount ?? 0;
}

async function remove(cell: pg.ClientBase, { directory, value, companyId }: Entry): Promise<number> {
  const { rowCount } = await cell.query(`delete from ${directory} where value = $1 and company_id = $2`, [
    value,
    companyId,
  ]);
  return rowCount ?? 0;
}
