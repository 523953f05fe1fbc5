import type { EntityExtension, Values } from '../../kernel/extension.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { normalizeEmail } from '../../session/sessions.ts';
import { adminPermission } from './admin-permission.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { refuseLastAdmin } from './last-admin.ts';

/** E-mail addresses are kept in one spelling: the directory finds an account by it. */
const withNormalEmail = (values: Values): Values =>
  typeof values['email'] === 'string' ? { ...values, email: normalizeEmail(values['email']) } : values;

export const customerUser: EntityExtension = {
  actions: { admin_permission: adminPermission, send_password_link: sendPasswordLink },
  hooks: {
    beforeCreate: (_work, values) => withNormalEmail(values),
    /** Who was added gets in by a link: nobody sets another's password. */
    async afterCreate({ transaction }, row) {
      await enqueueMail(transaction, { companyId: Number(row['company_id']), userId: row.id, kind: 'invitation' });
    },
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
