import type { EntityExtension } from '../../kernel/extension.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { withAddress } from './address.ts';
import { adminPermission } from './admin-permission.ts';
import { resetTwoFactor } from './reset-two-factor.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { refuseLastAdmin } from './last-admin.ts';

export const customerUser: EntityExtension = {
  computed: {
    has_two_factor:
      'exists (select 1 from two_factor f where f.company_id = t.company_id and f.user_id = t.id and f.confirmed_at is not null)',
  },
  actions: {
    admin_permission: adminPermission,
    send_password_link: sendPasswordLink,
    reset_two_factor: resetTwoFactor,
  },
  hooks: {
    beforeCreate: withAddress,
    /** Who was added gets in by a link: nobody sets another's password. */
    async afterCreate({ transaction }, row) {
      await enqueueMail(transaction, { companyId: Number(row['company_id']), userId: row.id, kind: 'invitation' });
    },
    async beforePatch(work, row, changes) {
      const { state, email } = changes;
      const stored = email === row['email'] ? changes : await withAddress(work, changes);
      if (state === undefined || state === row['state']) return stored;
      if (state !== 'active') await refuseLastAdmin(work, row);
      // Tokens that were signed before no longer count.
      return { ...stored, access_version: Number(row['access_version']) + 1 };
    },
    async beforeDelete(work, row) {
      await refuseLastAdmin(work, row);
      return undefined;
    },
  },
};
