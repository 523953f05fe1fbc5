import { signedIn } from '../../access/principal.ts';
import { ticketClosed } from '../../errors.ts';
import type { EntityExtension, Row, Values, Work } from '../../kernel/extension.ts';

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
  if (!ticket || ticket.status === 'completed' || ticket.status === 'cancelled') throw ticketClosed();
  return ticket;
}

/** A company's reply sets 'customer replied', the platform's 'answered' (product decision). */
async function moveTicket({ transaction, principal }: Work, row: Row): Promise<void> {
  const answered = principal.role === 'superadmin';
  await transaction.query({
    text: answered
      ? `update support_ticket set status = 'answered', first_answered_at = coalesce(first_answered_at, now()),
          last_answered_at = now(), updated_at = now() where id = $1`
      : `update support_ticket set status = 'customer_replied', updated_at = now() where id = $1`,
    values: [row['support_ticket_id']],
  });
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
    afterCreate: moveTicket,
  },
};
