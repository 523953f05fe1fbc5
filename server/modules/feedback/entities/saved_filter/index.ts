import { signedIn } from '../../../../access/principal.ts';
import { type FieldViolation, invalidInput, savedFiltersFull } from '../../../../errors.ts';
import { descriptors } from '../../../../generated/index.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Work } from '../../../../access/work.ts';
import type { Values } from '../../../../database/rows.ts';
import { parseSort } from '../../../../query/parse.ts';
import { parseFilter } from '../../../../query/parse-filter.ts';

const MAX_BYTES = 2_048;
const MAX_FILTERS = 100;
/** Where none is named. */
const LIST = 'feedback';

/**
 * Judged as the list itself judges what it is asked.
 * @param list the entity whose list it is
 * @throws Problem 400 for an entity that has none, and with the list's own violations of filter, order and columns
 */
function refuseView(list: unknown, { filter, sort, columns }: Values): void {
  const entity = Object.values(descriptors).find(({ id, operations }) => id === list && operations.includes('list'));
  if (entity === undefined) throw invalidInput({ errors: [{ pointer: '/list', code: 'unknown_list' }] });
  const errors: FieldViolation[] = [];
  if (filter !== undefined && Buffer.byteLength(JSON.stringify(filter)) > MAX_BYTES)
    errors.push({ pointer: '/filter', code: 'filter_too_large', parameters: { limit: MAX_BYTES } });
  else if (filter !== undefined) parseFilter(entity, filter, errors);
  if (sort !== undefined && sort !== null) parseSort(entity, sort, errors);
  if (Array.isArray(columns))
    for (const [at, name] of columns.entries())
      if (!Object.hasOwn(entity.fields, String(name)))
        errors.push({ pointer: `/columns/${at}`, code: 'unknown_field' });
  if (errors.length > 0) throw invalidInput({ errors });
}

/** Those of one person take turns, so that two at once don't both make the last one. */
async function refuseTooMany({ transaction }: Work, userId: number): Promise<void> {
  const { companyId } = transaction;
  await transaction.query({
    name: 'saved_filter_turn',
    text: 'select id from customer_user where company_id = $1 and id = $2 for no key update',
    values: [companyId, userId],
  });
  const [kept] = await transaction.query<{ count: number }>({
    name: 'saved_filter_count',
    text: 'select count(*) from saved_filter where company_id = $1 and user_id = $2',
    values: [companyId, userId],
  });
  if (Number(kept?.count) >= MAX_FILTERS) throw savedFiltersFull({ parameters: { limit: MAX_FILTERS } });
}

export const savedFilter: EntityExtension = {
  hooks: {
    async beforeCreate(work, values) {
      const { userId } = signedIn(work.principal);
      refuseView(values['list'] ?? LIST, values);
      await refuseTooMany(work, userId);
      return { ...values, user_id: userId };
    },
    beforePatch(_work, row, changes) {
      refuseView(row['list'], changes);
      return changes;
    },
  },
};
