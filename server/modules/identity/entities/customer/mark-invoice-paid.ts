/** Money that arrived another way than by card: an invoice of a contract is paid by a word of the platform. */
import { invoiceNotOpen, notFound, paymentUnderWay } from '../../../../errors.ts';
import { invoice as entity } from '../../../../generated/invoice.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { enqueueMail } from '../../../../platform/mail/outbox.ts';
import { auditInBothLogs, reasonOf } from '../../../../access/both-logs.ts';

/** Throws 404 for no invoice of one of the company's contracts, 409 for one that is not open or is being paid. */
export async function markInvoicePaid(request: ActionRequest) {
  // Who pays by card waits for the company's row, and this for who pays.
  const { id: companyId } = await request.lock();
  const invoiceId = Number(request.input['invoice_id']);
  const reason = reasonOf(request.input);
  await refuse(request, companyId, invoiceId);
  await request.transaction.query({
    name: 'mark_contract_invoice_paid',
    text: `update invoice set state = 'paid', paid_at = now(), updated_at = now() where company_id = $1 and id = $2`,
    values: [companyId, invoiceId],
  });
  await auditInBothLogs(request, {
    operation: 'patch',
    entity,
    recordId: invoiceId,
    changes: { state: 'paid', reason },
    companyId,
    besides: { company_id: companyId },
  });
  await mailReceipt(request, companyId, invoiceId);
  return { id: invoiceId, state: 'paid' };
}

async function refuse({ transaction }: ActionRequest, companyId: number, invoiceId: number): Promise<void> {
  const [invoice] = await transaction.query<{ state: string; is_being_paid: boolean }>({
    name: 'contract_invoice_to_mark',
    text: `select i.state, exists (select 1 from payment p
          where p.company_id = $1 and p.invoice_id = i.id and p.state in ('started', 'pending')) as is_being_paid
      from invoice i join subscription s on s.company_id = i.company_id and s.id = i.subscription_id
      where i.company_id = $1 and i.id = $2 and i.kind = 'invoice' and s.contract_id is not null`,
    values: [companyId, invoiceId],
  });
  if (!invoice) throw notFound();
  if (invoice.state !== 'open') throw invoiceNotOpen();
  if (invoice.is_being_paid) throw paymentUnderWay();
}

async function mailReceipt({ transaction }: ActionRequest, companyId: number, recordId: number): Promise<void> {
  const admins = await transaction.query<{ id: number }>({
    name: 'admins_of_customer',
    text: `select id from customer_user where company_id = $1 and is_admin and state = 'active' order by id`,
    values: [companyId],
  });
  for (const { id: userId } of admins) await enqueueMail(transaction, { companyId, userId, kind: 'receipt', recordId });
}
