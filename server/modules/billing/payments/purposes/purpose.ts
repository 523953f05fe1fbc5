/** What a payment is for: one file each, listed in index.ts. */
import type { Transaction } from '../../../../access/database.ts';
import type { LockedPayment } from '../lock-payment.ts';

export type PurposeName = 'plan' | 'invoice' | 'card';

export interface Purpose {
  name: PurposeName;
  /** What it brings, in the transaction that settles it as paid. */
  fulfil(transaction: Transaction, payment: LockedPayment, now: Date): Promise<void>;
  /** What its failure leaves, in the transaction that settles it; also of one that was given up (`expired`). */
  fail(transaction: Transaction, payment: LockedPayment, end: 'failed' | 'expired', now: Date): Promise<void>;
}
