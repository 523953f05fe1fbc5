import type { EntityExtension } from '../../../../kernel/extension.ts';
import { account } from './account.ts';
import { endSessions } from './end-sessions.ts';
import { findRows } from './find-rows.ts';
import { invoices, payments, users } from './lists.ts';
import { markInvoicePaid } from './mark-invoice-paid.ts';
import { customermarcgenerate, marcDesigns, marcUnits } from '../../../codes/index.ts';
import { resetTwoFactor } from './reset-two-factor.ts';
import { close, reopen } from './state.ts';

/** Figures of the customers screen. Soft-deleted units do not count against anything. */
export const customer: EntityExtension = {
  findRows,
  actions: {
    account,
    users,
    invoices,
    // Who sells, and the bill as its company reads it, only the running application knows (server/app/with-seller.ts).
    invoice_pdf: () => Promise.reject(new Error('No application makes invoices.')),
    payments,
    mark_invoice_paid: markInvoicePaid,
    reset_two_factor: resetTwoFactor,
    end_sessions: endSessions,
    close,
    reopen,
    customermarcgenerate,
    mark_units: marcUnits,
    mark_designs: marcDesigns,
  },
  computed: {
    plan_tag:
      'select p.tag from subscription s join plan p on p.id = s.plan_id where s.company_id = t.id and s.is_current',
    is_confirmed: 't.confirm_until is null',
    user_count: 'select count(*) from customer_user u where u.company_id = t.id',
    unit_count: 'select count(*) from node n where n.company_id = t.id and n.deleted_at is null',
    feedback_count: `select coalesce((select sum(d.answers) from node_total d where d.company_id = t.id), 0)
      + coalesce((select sum(d.answers) from node_day_delta d where d.company_id = t.id), 0)`,
  },
};
