import { signedIn } from '../../../../access/principal.ts';
import { type FieldViolation, invalidInput, savedFiltersFull } from '../../../../errors.ts';
import { feedback } from '../../../../generated/feedback.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Work } from '../../../../access/work.ts';
import type { Values } from '../../../../database/rows.ts';
import { parseFilter } from '../../../../query/parse-filter.ts';

const MAX_BYTES = 2_048;
const MAX_FILTERS = 50;

/** Throws 400 for a filter that the feedback list would refuse, with the list's own violations. */
function refuseFilter({ filter }: Values): void {
  if (filter === undefined) return;
  const errors: FieldViolation[] = [];
  if (Buffer.byteLength(JSON.stringify(filter)) > MAX_BYTES)
    errors.push({ pointer: '/filter', code: 'filter_too_large', parameters: { limit: MAX_BYTES } });
  else parseFilter(feedback, filter, errors);
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
      refuseFilter(values);
      await refuseTooMany(work, userId);
      return { ...values, user_id: userId };
    },
    beforePatch(_work, _row, changes) {
      refuseFilter(changes);
      return changes;
    },
  },
};
