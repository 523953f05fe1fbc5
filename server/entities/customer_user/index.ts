import { lastAdmin } from '../../errors.ts';
import type { EntityExtension, Row, Values, Work } from '../../kernel/extension.ts';
import { normalizeEmail } from '../../session/sessions.ts';

/** E-mail addresses are kept in one spelling: the directory finds an account by it. */
const withNormalEmail = (values: Values): Values =>
  typeof values['email'] === 'string' ? { ...values, email: normalizeEmail(values['email']) } : values;

/** At least one active administrator remains. The company's row is locked, so that two removals can't pass each other. */
async function refuseLastAdmin({ transaction }: Work, row: Row): Promise<void> {
  if (row['is_admin'] !== true || row['state'] !== 'active') return;
  await transaction.query({ text: 'select 1 from customer where id = $1 for update', values: [transaction.companyId] });
  const others = await transaction.query({
    text: `select 1 from customer_user where company_id = $1 and id <> $2 and is_admin and state = 'active' limit 1`,
    values: [transaction.companyId, row.id],
  });
  if (others.length === 0) throw lastAdmin();
}

export const customerUser: EntityExtension = {
  hooks: {
    beforeCreate: (_work, values) => withNormalEmail(values),
    async beforePatch(work, row, changes) {
      const state = changes['state'];
      if (state === undefined || state === row['state']) return withNormalEmail(changes);
      if (state !== 'active') await refuseLastAdmin(work, row);
      // Tokens that were signed before no longer count.
      return { ...withNormalEmail(changes), access_version: Number(row['access_version']) + 1 };
    },
    async beforeDelete(work, row) {
      await refuseLastAdmin(work, row);
      return undefined;
    },
  },
};
