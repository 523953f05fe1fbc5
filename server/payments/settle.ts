/** The one place where a payment ends: under its row's lock, once, whoever brings the verdict and however often. */
import type { Database, Transaction } from '../access/database.ts';
import type { SignedIn } from '../access/principal.ts';
import { payment as entity } from '../generated/payment.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { audit } from '../kernel/audit.ts';
import type { Logger } from '../pipeline.ts';
import { fulfil } from './fulfil.ts';
import type { Gateway, GatewayName, Verdict } from './gateway.ts';
import { release } from './redeem.ts';

export interface PaymentParts {
  database: Database;
  gateway: Gateway;
  log: Logger;
}

export interface PaymentKey {
  companyId: number;
  id: number;
}

export type PaymentState = 'started' | 'pending' | 'paid' | 'failed' | 'expired';

export interface HeldPayment {
  id: number;
  reference: string;
  state: PaymentState;
  quote_id: number | null;
  user_id: number | null;
  amount: number;
  currency: string;
  gateway: GatewayName;
  gateway_reference: string | null;
  saves_card: boolean;
  created_at: Date;
}

export const isOver = (state: PaymentState): boolean => state !== 'started' && state !== 'pending';

/** The payment, locked until the transaction ends. */
export async function holdPayment({ query, companyId }: Transaction, id: number): Promise<HeldPayment> {
  const [held] = await query<HeldPayment>({
    name: 'hold_payment',
    text: `select id, reference, state, quote_id, user_id, amount, currency, gateway, gateway_reference, saves_card, created_at
      from payment where company_id = $1 and id = $2 for update`,
    values: [companyId, id],
  });
  if (!held) throw new Error(`There is no payment ${id}.`);
  return held;
}

const ENDS = { paid: 'paid', failed: 'failed', canceled: 'expired' } as const;

interface End {
  state: 'paid' | 'failed' | 'expired';
  failureCode: string | null;
}

/** A charge of another amount or currency pays nothing: somebody has to look at it. */
function endOf(payment: HeldPayment, verdict: Verdict, log: Logger): End | null {
  if (verdict.state === 'pending') return null;
  const isOurs = verdict.amount === payment.amount && verdict.currency === payment.currency;
  if (verdict.state === 'paid' && !isOurs) {
    log.error('a charge differs from its payment', { requestId: '', error: new Error(payment.reference) });
    return { state: 'failed', failureCode: 'other_amount' };
  }
  return { state: ENDS[verdict.state], failureCode: verdict.state === 'paid' ? null : verdict.failureCode };
}

/** Ends the payment as the gateway says, and all that hangs on it; answers the state that it has then. */
export async function settle(
  { database, log }: Pick<PaymentParts, 'database' | 'log'>,
  { companyId, id }: PaymentKey,
  verdict: Verdict,
): Promise<PaymentState> {
  return database.withTenant('app', companyId, async (transaction) => {
    const payment = await holdPayment(transaction, id);
    const end = isOver(payment.state) ? null : endOf(payment, verdict, log);
    if (!end) return payment.state;
    await store(transaction, payment, end, verdict);
    if (end.state === 'paid') await fulfil(transaction, payment, verdict.card);
    else if (payment.quote_id !== null) await release(transaction, payment.quote_id);
    await auditEnd(transaction, payment, end);
    return end.state;
  });
}

async function store(
  { query, companyId }: Transaction,
  { id }: HeldPayment,
  { state, failureCode }: End,
  { card }: Verdict,
): Promise<void> {
  await query({
    name: 'settle_payment',
    text: `update payment set state = $3, failure_code = $4, card_brand = $5, card_last4 = $6, settled_at = now(), updated_at = now()
      where company_id = $1 and id = $2`,
    values: [companyId, id, state, failureCode, card?.brand ?? null, card?.last4 ?? null],
  });
}

/** In the name of who pays: the gateway's word comes without a session. */
async function auditEnd(transaction: Transaction, payment: HeldPayment, { state, failureCode }: End): Promise<void> {
  const { query, companyId } = transaction;
  const [user] = await query<{ id: number; is_admin: boolean; access_version: number }>({
    name: 'payer',
    text: 'select id, is_admin, access_version from customer_user where company_id = $1 and id = $2',
    values: [companyId, payment.user_id],
  });
  if (!user || companyId === null) return;
  const principal: SignedIn = {
    role: user.is_admin ? 'company_admin' : 'company_user',
    userId: user.id,
    companyId,
    sessionId: 0,
    accessVersion: user.access_version,
  };
  await audit(
    { principal, transaction, locale: defaultLocale, requestId: '' },
    { operation: state, entity, recordId: payment.id, changes: { state, failure_code: failureCode } },
  );
}
