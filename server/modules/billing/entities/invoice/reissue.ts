/**
 * An invoice that named the wrong buyer is taken back as a whole by a credit note and issued again, with the details as
 * they are now: numbers that are out are never changed. Amounts, tax and payment stay: the new one takes the earlier one's
 * place in the books.
 */
import { BUYER, nextNumber } from '../../pricing/invoices.ts';
import { requireBillingAddress } from '../../pricing/billing-details.ts';
import { invoiceCorrected, nothingToCorrect, paymentUnderWay } from '../../../../errors.ts';
import { invoice as entity } from '../../../../generated/invoice.ts';
import { audit } from '../../../../access/audit.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { lockCompany, livingPayments } from '../../payments/lock-payment.ts';

/** Whether the invoice names another buyer than the company `c` and its `country` are by now. */
export const namedOtherwise = (invoice: 'i' | 't'): string =>
  `(${['billing_name', 'billing_address', 'billing_country', 'tax_number'].map((name) => `${invoice}.${name}`).join(', ')})
    is distinct from (${BUYER})`;

interface Issued {
  id: number;
  number: string;
}

interface Earlier {
  kind: 'invoice' | 'credit_note';
  state: 'open' | 'paid' | 'void';
  /** It names the buyer as the company is called now. */
  is_same: boolean;
}

/** Throws 409 for one that is void or a credit note, that names the buyer rightly, and while something is being paid. */
export async function reissue(request: ActionRequest) {
  const { transaction } = request;
  await lockCompany(transaction);
  const { id } = await request.lock();
  if ((await livingPayments(transaction)).length > 0) throw paymentUnderWay();
  const earlier = await readEarlier(request, id);
  if (earlier.kind !== 'invoice' || earlier.state === 'void') throw invoiceCorrected();
  await requireBillingAddress(transaction);
  if (earlier.is_same) throw nothingToCorrect();
  const note = await issueAgain(request, id, 'credit_note');
  const anew = await issueAgain(request, id, 'invoice');
  await replace(request, id, anew.id);
  await audit(request, {
    operation: 'reissue',
    entity,
    recordId: id,
    changes: { credit_note: note.number, number: anew.number },
  });
  return { id: anew.id, number: anew.number, credit_note_id: note.id, credit_note_number: note.number };
}

async function readEarlier({ transaction: { query, companyId } }: ActionRequest, id: number): Promise<Earlier> {
  const [earlier] = await query<Earlier>({
    name: 'invoice_to_reissue',
    text: `select i.kind, i.state,
        not (${namedOtherwise('i')}) as is_same
      from invoice i join customer c on c.id = i.company_id left join country on country.id = c.country_id
      where i.company_id = $1 and i.id = $2`,
    values: [companyId, id],
  });
  if (!earlier) throw new Error(`There is no invoice ${id}.`);
  return earlier;
}

/** A credit note names the buyer as the earlier invoice did, the new invoice as he is called now. */
async function issueAgain(
  { transaction: { query, companyId } }: ActionRequest,
  id: number,
  kind: Earlier['kind'],
): Promise<Issued> {
  const isNote = kind === 'credit_note';
  const [issued] = await query<Issued>({
    name: `issue_again_${kind}`,
    text: `insert into invoice (company_id, number, kind, issue, corrects_id, state, subscription_id, plan_id, description,
        period_start, period_end, currency, subtotal, credit_amount, discount_amount, tax_rate, tax_amount, total, reverse_charge, issued_at,
        due_at, paid_at, billing_name, billing_address, billing_country, tax_number)
      select $1, $3, '${kind}', i.issue + 1, i.id, ${isNote ? "'void'" : 'i.state'}, i.subscription_id, i.plan_id,
        i.description, i.period_start, i.period_end, i.currency, i.subtotal, i.credit_amount, i.discount_amount, i.tax_rate, i.tax_amount,
        i.total, i.reverse_charge, now(), i.due_at, ${isNote ? 'null' : 'i.paid_at'},
        ${isNote ? 'i.billing_name, i.billing_address, i.billing_country, i.tax_number' : BUYER}
      from invoice i join customer c on c.id = i.company_id left join country on country.id = c.country_id
      where i.company_id = $1 and i.id = $2 returning id, number`,
    values: [companyId, id, await nextNumber({ query }, kind, new Date().getUTCFullYear())],
  });
  if (!issued) throw new Error(`Invoice ${id} was not issued again.`);
  return issued;
}

/** What was paid with the earlier one was paid with the new one from now on. */
async function replace({ transaction: { query, companyId } }: ActionRequest, id: number, by: number): Promise<void> {
  await query({
    name: 'void_corrected_invoice',
    text: `update invoice set state = 'void', updated_at = now() where company_id = $1 and id = $2`,
    values: [companyId, id],
  });
  await query({
    name: 'payments_of_reissued',
    text: 'update payment set invoice_id = $3, updated_at = now() where company_id = $1 and invoice_id = $2',
    values: [companyId, id, by],
  });
}
