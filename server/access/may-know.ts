/** Whether somebody may be told of a row: by the list that his own calls are answered with, at this moment. */
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { createParameters } from '../database/parameters.ts';
import { rules } from '../generated/rules.ts';
import type { Transaction } from './database.ts';
import type { SignedIn } from './principal.ts';
import type { Scope } from './scope.ts';

/** Of what is gone no list can tell: it is known to whose list hangs on nothing of his own. */
export const hearsOfGone = (
  { role }: Pick<SignedIn, 'role'>,
  { id }: EntityDescriptor,
  touching: readonly string[] = [],
): boolean =>
  rules.some(
    ({ entity, action, role: of, where = {}, fields }) =>
      entity === id &&
      action === 'list' &&
      of === role &&
      !JSON.stringify(Object.values(where)).includes('"$user.') &&
      touching.every((field) => fields === undefined || fields.includes(field)),
  );

export interface Telling {
  entity: EntityDescriptor;
  id: number;
  /** It is deleted. */
  isGone: boolean;
  /** What being told gives away besides: he must be shown all of them. */
  fields: string[];
}

/** @param transaction of the row's company */
export async function mayKnow(
  { query }: Pick<Transaction, 'query'>,
  scope: Scope,
  principal: SignedIn,
  { entity, id, isGone, fields }: Telling,
): Promise<boolean> {
  if (isGone) return hearsOfGone(principal, entity, fields);
  const parameters = createParameters();
  const where = scope.where({ principal, entity, action: 'list', touching: fields }, parameters);
  if (where === null) return false;
  const rows = await query({
    text: `select from ${entity.table} t where t.id = ${parameters.add(id)} and ${where}`,
    values: parameters.values,
  });
  return rows.length > 0;
}
