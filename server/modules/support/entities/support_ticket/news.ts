/** What is new in a ticket to who asks: an answer that he has not read, or, to the platform, a message without an answer. */
import type { Transaction } from '../../../../access/database.ts';
import { isSignedIn, signedIn } from '../../../../access/principal.ts';
import { notifyRows } from '../../../../access/row-messages.ts';
import { supportTicket } from '../../../../generated/support_ticket.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import type { Caller } from '../../../../query/caller.ts';

/** Of a company's users an answer concerns who wrote there; what nobody wrote who is still there concerns its admins. */
export function hasNews({ principal, parameters }: Caller): string {
  if (!isSignedIn(principal) || principal.role === 'superadmin') return '(t.waiting_since is not null)';
  const user = parameters.add(principal.userId);
  const joined = `t.user_id is null or exists (select 1 from support_comment c
    where c.company_id = t.company_id and c.support_ticket_id = t.id and c.user_id = ${user})`;
  const concerns = principal.role === 'company_admin' ? `(t.user_id = ${user} or ${joined})` : `t.user_id = ${user}`;
  return `(t.last_answered_at is not null and coalesce(${concerns}, false) and not exists (select 1 from support_ticket_view v
    where v.company_id = t.company_id and v.support_ticket_id = t.id and v.user_id = ${user} and v.read_until >= t.last_answered_at))`;
}

interface Reading {
  companyId: number;
  userId: number;
  ticketId: number;
}

/** Answers whether there was something that he had not read. */
export async function markRead(
  { query }: Pick<Transaction, 'query'>,
  { companyId, userId, ticketId }: Reading,
): Promise<boolean> {
  const marked = await query({
    name: 'read_ticket',
    text: `insert into support_ticket_view (company_id, support_ticket_id, user_id, read_until)
      select t.company_id, t.id, $3, t.last_answered_at from support_ticket t
      where t.company_id = $1 and t.id = $2 and t.last_answered_at is not null
      on conflict (company_id, support_ticket_id, user_id) do update set read_until = excluded.read_until, updated_at = now()
        where support_ticket_view.read_until < excluded.read_until
      returning id`,
    values: [companyId, ticketId, userId],
  });
  return marked.length > 0;
}

/** Opening eyes is no change of the ticket: the log does not know of it. The reader's other tabs are told. */
export async function read({ transaction, principal, find }: ActionRequest): Promise<{ id: number }> {
  const { id } = await find();
  const { companyId, userId } = signedIn(principal);
  if (await markRead(transaction, { companyId, userId, ticketId: id }))
    await notifyRows(transaction, supportTicket, { company: companyId, ids: [id] });
  return { id };
}
