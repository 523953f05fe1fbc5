import type { EntityExtension } from '../../../../kernel/extension.ts';
import { enqueueMail } from '../../../../platform/mail/outbox.ts';
import { endSessionsOf } from '../../session/end-sessions.ts';
import { hasTwoFactor } from '../../session/two-factor-sql.ts';
import { withAddress } from './address.ts';
import { cancelEmailChangeOf, changeEmail, resendEmailChangeOf } from './change-email.ts';
import { endSessions } from './end-sessions.ts';
import { adminPermission } from './admin-permission.ts';
import { resetTwoFactor } from './reset-two-factor.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { refuseLastAdmin } from './last-admin.ts';

export const customerUser: EntityExtension = {
  computed: {
    pending_email: `select e.new_email from email_change e where e.company_id = t.company_id and e.user_id = t.id
      and e.state = 'pending' and e.expires_at > now() order by e.id desc limit 1`,
    has_two_factor: hasTwoFactor('t'),
    is_confirmed: `t.state = 'disabled' or t.login_email is not null`,
  },
  actions: {
    admin_permission: adminPermission,
    send_password_link: sendPasswordLink,
    reset_two_factor: resetTwoFactor,
    end_sessions: endSessions,
    change_email: changeEmail,
    resend_email_change: resendEmailChangeOf,
    cancel_email_change: cancelEmailChangeOf,
  },
  hooks: {
    beforeCreate: withAddress,
    /** Who was added gets in by a link: nobody sets another's password. */
    async afterCreate({ transaction }, row) {
      await enqueueMail(transaction, { companyId: Number(row['company_id']), userId: row.id, kind: 'invitation' });
    },
    async beforePatch(work, row, changes) {
      const { state } = changes;
      if (state === undefined || state === row['state']) return changes;
      if (state !== 'active') await refuseLastAdmin(work, row);
      // Tokens that were signed before no longer count.
      return { ...changes, access_version: Number(row['access_version']) + 1 };
    },
    /** Who is enabled again signs in again: what was signed in before may be with whom it was disabled for. */
    async afterPatch({ transaction }, user, { state }) {
      if (state === 'disabled') await endSessionsOf(transaction, Number(user['company_id']), user.id);
    },
    async beforeDelete(work, row) {
      await refuseLastAdmin(work, row);
      return undefined;
    },
  },
};
