/** Mails of a ticket to its company: to who wrote there and may still read it, else to its admins. */
import type { Transaction } from '../../../access/database.ts';
import type { TicketMail } from '../../../platform/mail/template.ts';

interface NewTicketMail {
  company: number;
  /** Of the ticket. */
  id: number;
  kind: Exclude<TicketMail, 'support_request'>;
  /** What the mail is about. */
  recordId: number;
}

/** Users `u` who get mails of a ticket `t`, as a query of their ids. */
export const readersOfTicket = `with involved as (
    select u.id from customer_user u where u.company_id = t.company_id and u.state = 'active' and (u.id = t.user_id
      or u.is_admin and exists (select from support_comment c
        where c.company_id = t.company_id and c.support_ticket_id = t.id and c.user_id = u.id))
  )
  select id from involved union all
  select u.id from customer_user u where u.company_id = t.company_id and u.state = 'active' and u.is_admin
    and not exists (select from involved)`;

export async function enqueueForTicket(
  { query }: Pick<Transaction, 'query'>,
  { company, id, kind, recordId }: NewTicketMail,
): Promise<void> {
  await query({
    name: 'enqueue_for_ticket',
    text: `insert into mail_message (company_id, user_id, kind, record_id, due_at)
      select t.company_id, reader.id, $3, $4, now()
      from support_ticket t cross join lateral (${readersOfTicket}) reader where t.company_id = $1 and t.id = $2`,
    values: [company, id, kind, recordId],
  });
}
