/** Who is told of a payment by mail: who paid, and of what happens by itself the administrators. */
import type { Transaction } from '../../../access/database.ts';
import type { MailTemplateName } from '../../../platform/mail/template.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import type { LockedPayment } from './lock-payment.ts';

export async function mailAdmins(transaction: Transaction, kind: MailTemplateName, recordId: number): Promise<void> {
  const { query, companyId } = transaction;
  if (companyId === null) return;
  const admins = await query<{ id: number }>({
    name: 'admins_to_mail',
    text: `select id from customer_user where company_id = $1 and is_admin and state = 'active' order by id`,
    values: [companyId],
  });
  for (const { id: userId } of admins) await enqueueMail(transaction, { companyId, userId, kind, recordId });
}

async function mailPayer(
  transaction: Transaction,
  { user_id: userId }: LockedPayment,
  kind: MailTemplateName,
  recordId: number,
): Promise<void> {
  const { companyId } = transaction;
  if (companyId === null) return;
  await (userId === null
    ? mailAdmins(transaction, kind, recordId)
    : enqueueMail(transaction, { companyId, userId, kind, recordId }));
}

export const mailReceipt = (transaction: Transaction, payment: LockedPayment, invoiceId: number): Promise<void> =>
  mailPayer(transaction, payment, 'receipt', invoiceId);

/** Of a payment by hand, whose payer may have left before its end; a renewal's failure has a template of its own. */
export const mailFailure = (transaction: Transaction, payment: LockedPayment): Promise<void> =>
  mailPayer(transaction, payment, 'payment_failed', payment.id);
