/** Trees in SQL, that of units first: a path is the ids from the top down (`/1/57/301/`), so that what is below is a range of paths. */
import type { TreeTable } from '../../shared/contract/model.ts';

const UNITS: TreeTable = { table: 'node', tenant: 'company_id', parent: 'parent_id', path: 'path' };

/** The ids that a path is made of, from the top down. */
export const idsOfPath = (path: string): string => `string_to_array(trim(both '/' from ${path}), '/')::bigint[]`;

/**
 * First path that is not below `path`: `/1/57/` ends before `/1/570`, since '0' follows '/' in the C collation. To be
 * computed in a query of its own (`offset 0` keeps it one): under row-level security an index is only asked for what
 * cannot leak, and the functions in here could, where the plain comparison with their result can not.
 */
export const pathEnd = (path: string): string => `(left(${path}, -1) || '0')`;

/**
 * Ids of a row of a tree and of all below it, as a subquery that depends on no row outside: computed once per statement,
 * so that the big table's index on the column can be used.
 * @param id placeholder of the row's id
 * @param company placeholder of the company; null for the platform, which works across companies
 */
export function treeIds({ table, tenant, parent, path }: TreeTable, id: string, company: string | null): string {
  const isOwned = (row: string): string =>
    tenant === undefined || company === null ? '' : ` and ${row}.${tenant} = ${company}`;
  const isSame = (one: string, other: string): string =>
    tenant === undefined ? '' : `${one}.${tenant} = ${other}.${tenant} and `;
  // A row that were below itself would end it too: no row comes twice.
  if (path === undefined)
    return `(with recursive below as (
      select top.id${tenant === undefined ? '' : `, top.${tenant}`} from ${table} top where top.id = ${id}${isOwned('top')}
      union select inner_row.id${tenant === undefined ? '' : `, inner_row.${tenant}`} from ${table} inner_row
        join below on ${isSame('inner_row', 'below')}inner_row.${parent} = below.id
    ) select below.id from below)`;
  return `(select below.id from (
      select ${tenant === undefined ? '' : `above.${tenant}, `}above.${path}, ${pathEnd(`above.${path}`)} as path_end from ${table} above
      where above.id = ${id}${isOwned('above')} offset 0
    ) above
    join ${table} below on ${isSame('below', 'above')}below.${path} >= above.${path} and below.${path} < above.path_end)`;
}

/** The same of the tree of units. */
export const subtreeIds = (id: string, company: string | null): string => treeIds(UNITS, id, company);
