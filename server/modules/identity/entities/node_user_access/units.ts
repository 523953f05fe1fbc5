import { createParameters } from '../../../../database/parameters.ts';
import { signedIn } from '../../../../access/principal.ts';
import { unitNotFound } from '../../../../errors.ts';
import type { Work } from '../../../../access/work.ts';
import { holdsAt, visiblePath } from './rights.ts';

export interface VisibleUnit {
  id: number;
  name: string;
  path: { id: number; name: string }[];
  /** Whether the caller sees whose rights count here. */
  shows_users: boolean;
}

/** A living unit that the caller sees; 404 alike for one that is missing, foreign or out of his reach. */
export async function findUnit({ principal, transaction }: Work, id: number): Promise<VisibleUnit> {
  const parameters = createParameters();
  const caller = { principal, parameters };
  const text = `select n.id, n.name, ${visiblePath('n', caller)} as path, ${holdsAt('n.id', 'user', 'read', caller)} as shows_users
    from node n where n.company_id = ${parameters.add(signedIn(principal).companyId)} and n.id = ${parameters.add(id)}
    and n.deleted_at is null and ${holdsAt('n.id', 'any', 'read', caller)}`;
  const [unit] = await transaction.query<VisibleUnit>({ text, values: parameters.values });
  if (!unit) throw unitNotFound();
  return unit;
}
