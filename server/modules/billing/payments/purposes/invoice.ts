/** An open invoice: its subscription goes on. What could not be charged by itself is tried again, some days later. */
import { markPaid } from '../../pricing/invoices.ts';
import { continueSubscription } from '../../subscriptions/continue-subscription.ts';
import { noteFailedCharge } from '../../subscriptions/past-due.ts';
import { mailReceipt } from '../mails.ts';
import type { Purpose } from './purpose.ts';

export const invoice: Purpose = {
  name: 'invoice',
  async fulfil(transaction, payment, now) {
    const { invoice_id: id } = payment;
    const paid = id === null ? null : await markPaid(transaction, id, now);
    // Payments of one company take turns, and one begins only for an open invoice.
    if (!paid || id === null) throw new Error(`Invoice ${String(id)} was paid twice.`);
    await continueSubscription(transaction, paid, now);
    await mailReceipt(transaction, payment, id);
  },
  async fail(transaction, { invoice_id: id, attempt }, end, now) {
    // One that was given up without a word of the bank is no failed attempt: it is made again.
    if (attempt !== null && id !== null && end === 'failed') await noteFailedCharge(transaction, id, now);
  },
};
