import { signedIn } from '../../../../access/principal.ts';
import { invalidInput, ticketClosed } from '../../../../errors.ts';
import { changeRowBeside } from '../../../../access/own-writes.ts';
import { supportComment as entity } from '../../../../generated/support_comment.ts';
import { supportTicket } from '../../../../generated/support_ticket.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Work } from '../../../../access/work.ts';
import type { Row, Values } from '../../../../database/rows.ts';
import { enqueueForTicket } from '../../tickets/mail-to-company.ts';
import { auditInCompanyLog } from '../../../../access/both-logs.ts';
import { markRead } from '../support_ticket/news.ts';
import { attachFiles } from '../support_comment_media/attach.ts';

interface Ticket {
  company_id: number;
  status: string;
}

/** The ticket of a reply, locked; a closed one takes none (spec section 4). */
async function openTicket({ transaction }: Work, values: Values): Promise<Ticket> {
  const [ticket] = await transaction.query<Ticket>({
    text: 'select company_id, status from support_ticket where id = $1 for update',
    values: [values['support_ticket_id']],
  });
  // Deleted after it was looked up.
  if (!ticket) throw invalidInput({ errors: [{ pointer: '/support_ticket_id', code: 'reference_not_found' }] });
  if (ticket.status === 'completed' || ticket.status === 'cancelled') throw ticketClosed();
  return ticket;
}

/** A company's reply sets 'customer replied' and waits, the platform's 'answered' (product decision). */
async function moveTicket({ transaction, principal }: Work, id: number): Promise<void> {
  const set =
    principal.role === 'superadmin'
      ? `status = 'answered', first_answered_at = coalesce(first_answered_at, now()), last_answered_at = now(), waiting_since = null`
      : `status = 'customer_replied', waiting_since = coalesce(waiting_since, now()), is_untold = true`;
  await changeRowBeside(transaction, supportTicket, { id, set });
}

/** Who replies has read what was answered. */
async function noteRead({ transaction, principal }: Work, ticketId: number): Promise<void> {
  const { companyId, userId } = signedIn(principal);
  await markRead(transaction, { companyId, userId, ticketId });
}

/** To the other side: at once to the company, by a mark to the platform. */
async function notifyOfReply(work: Work, row: Row, values: Values): Promise<void> {
  const { transaction, principal } = work;
  const company = Number(row['company_id']);
  const id = Number(row['support_ticket_id']);
  await attachFiles(work, values, { companyId: company, ticketId: id, commentId: row.id });
  await moveTicket(work, id);
  if (principal.role !== 'superadmin') await noteRead(work, id);
  else {
    const changes = { support_ticket_id: id };
    await auditInCompanyLog(work, { operation: 'create', entity, recordId: row.id, changes, companyId: company });
    await enqueueForTicket(transaction, { company, id, kind: 'support_answer', recordId: row.id });
  }
}

export const supportComment: EntityExtension = {
  hooks: {
    async beforeCreate(work, values) {
      await openTicket(work, values);
      const { userId, companyId, role } = signedIn(work.principal);
      const [author] = await work.transaction.query<{ full_name: string }>({
        text: 'select full_name from customer_user where company_id = $1 and id = $2',
        values: [companyId, userId],
      });
      const fromPlatform = role === 'superadmin';
      return {
        ...values,
        from_platform: fromPlatform,
        author_name: author?.full_name ?? '',
        // A user of the platform is no user of the ticket's company.
        user_id: fromPlatform ? null : userId,
      };
    },
    afterCreate: notifyOfReply,
  },
};
