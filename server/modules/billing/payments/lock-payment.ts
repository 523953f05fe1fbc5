/** Who writes payments of a company takes turns by the company's row, and holds it before all else: so nobody waits in a circle. */
import type { Transaction } from '../../../access/database.ts';
import type { GatewayName } from './gateway.ts';
import type { PurposeName } from './purposes/purpose.ts';

export type PaymentState = 'started' | 'pending' | 'paid' | 'failed' | 'expired';

export interface LockedPayment {
  id: number;
  reference: string;
  purpose: PurposeName;
  state: PaymentState;
  quote_id: number | null;
  invoice_id: number | null;
  /** Null for what a person pays. */
  attempt: number | null;
  user_id: number | null;
  amount: number;
  currency: string;
  gateway: GatewayName;
  gateway_reference: string | null;
  saves_card: boolean;
  created_at: Date;
}

export const isOver = (state: PaymentState): boolean => state !== 'started' && state !== 'pending';

export async function lockCompany({ query, companyId }: Transaction): Promise<void> {
  await query({
    name: 'hold_company',
    text: 'select id from customer where id = $1 for no key update',
    values: [companyId],
  });
}

/** The payment, locked until the transaction ends. */
export async function lockPayment({ query, companyId }: Transaction, id: number): Promise<LockedPayment> {
  const [held] = await query<LockedPayment>({
    name: 'hold_payment',
    text: `select id, reference, purpose, state, quote_id, invoice_id, attempt, user_id, amount, currency, gateway,
        gateway_reference, saves_card, created_at
      from payment where company_id = $1 and id = $2 for update`,
    values: [companyId, id],
  });
  if (!held) throw new Error(`There is no payment ${id}.`);
  return held;
}

/** Payments of the company that are under way. */
export async function livingPayments({ query, companyId }: Transaction): Promise<number[]> {
  const found = await query<{ id: number }>({
    name: 'living_payments',
    text: `select id from payment where company_id = $1 and settled_at is null and state in ('started', 'pending') order by id`,
    values: [companyId],
  });
  return found.map(({ id }) => id);
}
