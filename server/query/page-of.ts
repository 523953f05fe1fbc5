/** A part of a long list: how many there are, and some of them. */
import type { Statement, Transaction } from '../access/database.ts';
import type { Values } from '../database/rows.ts';

const SHOWN = 20;

export interface Page {
  total: number;
  results: object[];
}

interface Listed {
  /** Where its text is always the same, so that it is prepared once. */
  name?: string;
  /** A statement of rows in their order, over `values`, without limit; each row has an id. */
  rows: string;
  values: Statement['values'];
}

/**
 * The part that `offset` and `limit` of the input ask for: 0 and 20 where they don't.
 * @returns the total is exact, whatever the page; the results are in the order of the statement
 */
export async function pageOf({ query }: Transaction, { name, rows, values }: Listed, input: Values): Promise<Page> {
  const { offset = 0, limit = SHOWN } = input as { offset?: number; limit?: number };
  const [page] = await query<Page>({
    ...(name !== undefined && { name }),
    text: `with listed as (${rows}), shown as (select listed.*, row_number() over () as place from listed)
      select (select count(*) from listed)::integer as total,
        coalesce((select json_agg(to_jsonb(part) - 'place' order by place) from (
          select * from shown order by place limit $${values.length + 1} offset $${values.length + 2}) part), '[]') as results`,
    values: [...values, limit, offset],
  });
  if (!page) throw new Error(`The list ${name ?? rows} answered nothing.`);
  return page;
}
