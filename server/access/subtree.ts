/** The tree of units in SQL: a path is the ids from the top down (`/1/57/301/`), so that what is below is a range of paths. */

/** The entity whose rows are the tree; a reference to it can be asked for with everything below. */
export const TREE_ENTITY = 'node';

/** The ids that a path is made of, from the top down. */
export const idsOfPath = (path: string): string => `string_to_array(trim(both '/' from ${path}), '/')::bigint[]`;

/**
 * First path that is not below `path`: `/1/57/` ends before `/1/570`, since '0' follows '/' in the C collation. To be
 * computed in a query of its own (`offset 0` keeps it one): under row-level security an index is only asked for what
 * cannot leak, and the functions in here could, where the plain comparison with their result can not.
 */
export const pathEnd = (path: string): string => `(left(${path}, -1) || '0')`;

/**
 * Ids of a unit and of all below it, as a subquery that depends on no row outside: computed once per statement, so
 * that the big table's index on the column can be used.
 * @param id placeholder of the unit's id
 * @param company placeholder of the company; null for the platform, which works across companies
 */
export const subtreeIds = (id: string, company: string | null): string =>
  `(select below.id from (
      select above.company_id, above.path, ${pathEnd('above.path')} as path_end from node above
      where above.id = ${id}${company === null ? '' : ` and above.company_id = ${company}`} offset 0
    ) above
    join node below on below.company_id = above.company_id and below.path >= above.path and below.path < above.path_end)`;
