/** The tree of units as the database holds it: who may change its shape at once, and how deep it is. */
import type { Transaction } from '../../../../access/database.ts';
import { pathEnd } from '../../../../access/subtree.ts';
import type { Row } from '../../../../database/rows.ts';

/** A tree has at most this many levels, so that paths stay short and a tree can be drawn. */
export const MAX_LEVELS = 50;

/** SQL of a unit's level, counted from 1 at the top. */
export const levelOf = (path: string): string => `(length(${path}) - length(replace(${path}, '/', '')) - 1)`;

/** SQL of a boolean: whether a row is the unit of the path or below it. */
export const isWithin = (row: string, path: string): string =>
  `${row}.path >= ${path} and ${row}.path < ${pathEnd(path)}`;

/**
 * Locks the organization of a unit, before any unit of it: moves, deletions and restorations of one organization come
 * one after the other, and after every creation that is under way. What they decide by (who is above whom, who lives)
 * stays true until they commit. Visitors lock nothing of it.
 */
export async function lockOrganizationOf(transaction: Transaction, unitId: number | null): Promise<void> {
  await transaction.query({
    name: 'lock_organization_of_unit',
    text: `select 1 from organization o where o.company_id = $1
      and o.id = (select organization_id from node where company_id = $1 and id = $2) for update of o`,
    values: [transaction.companyId, unitId],
  });
}

/** Path of the unit above a unit, `/` where there is none. */
export const pathAbove = (unit: Row): string => aboveOf(String(unit['path']));

/** Of `/1/57/`: `/1/`. */
export const aboveOf = (path: string): string => path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);

/** Of `/1/57/`: 2. */
export const levelsOf = (path: string): number => path.split('/').length - 2;

export interface SubtreeSize {
  /** Living units of it, its own unit included. */
  units: number;
  /** Levels below the top of the organization that its deepest unit lies on, deleted ones included: they can come back. */
  deepest: number;
}

/** How large the subtree of a path is. */
export async function measureSubtree(transaction: Transaction, path: string): Promise<SubtreeSize> {
  const [size] = await transaction.query<SubtreeSize>({
    name: 'measure_subtree',
    text: `select count(*) filter (where t.deleted_at is null) as units, coalesce(max${levelOf('t.path')}, 0) as deepest
      from node t where t.company_id = $1 and ${isWithin('t', '$2')}`,
    values: [transaction.companyId, path],
  });
  return size ?? { units: 0, deepest: 0 };
}
