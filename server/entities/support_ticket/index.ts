import { isSignedIn } from '../../access/principal.ts';
import { illegalTransition } from '../../errors.ts';
import type { EntityExtension } from '../../kernel/extension.ts';

const CLOSED = new Set<unknown>(['completed', 'cancelled']);

export const supportTicket: EntityExtension = {
  computed: {
    company_name: 'select c.name from customer c where c.id = t.company_id',
    person_name: 'select u.full_name from customer_user u where u.company_id = t.company_id and u.id = t.user_id',
  },
  hooks: {
    beforeCreate: ({ principal }, values) => ({ ...values, user_id: isSignedIn(principal) ? principal.userId : null }),
    beforePatch({ principal }, row, changes) {
      const status = changes['status'];
      // The other states follow from replies; a company itself only closes its ticket (spec section 4).
      if (principal.role !== 'superadmin' && status !== undefined && status !== row['status'] && !CLOSED.has(status))
        throw illegalTransition({ parameters: { from: String(row['status']), to: String(status) } });
      return CLOSED.has(status) ? { ...changes, closed_at: new Date() } : changes;
    },
  },
};
