/** The one place where a payment ends: under its row's lock, once, whoever brings the verdict and however often. */
import type { Database, Transaction } from '../../../access/database.ts';
import type { SignedIn } from '../../../access/principal.ts';
import type { SellerCountry } from '../pricing/tax-of-company.ts';
import { payment as entity } from '../../../generated/payment.ts';
import { defaultLocale } from '../../../../shared/i18n/locales.ts';
import { audit, auditAsSystem } from '../../../access/audit.ts';
import type { Logger } from '../../../log.ts';
import type { Gateway, ChargeResult } from './gateway.ts';
import { lockCompany, type LockedPayment, lockPayment, isOver, type PaymentState } from './lock-payment.ts';
import { mailFailure } from './mails.ts';
import { purposes } from './purposes/index.ts';
import { saveCard } from './saved-card.ts';

export interface PaymentParts {
  database: Database;
  gateway: Gateway;
  log: Logger;
  /** The time by which periods, invoices and tries are counted. */
  now: () => Date;
  /** How long a renewal's payment may lie before another server goes on with it. */
  abandonedAfterMs?: number;
  /** By which the tax of renewals is judged; absent: no country. */
  sellerCountry?: SellerCountry;
}

export interface PaymentKey {
  companyId: number;
  id: number;
}

const ENDS = { paid: 'paid', failed: 'failed', canceled: 'expired' } as const;

interface End {
  state: 'paid' | 'failed' | 'expired';
  failureCode: string | null;
  /** What was taken though it was not asked for. */
  wrongly: Pick<ChargeResult, 'amount' | 'currency'> | null;
}

/** A charge of another amount or currency pays nothing: what was taken is noted, and given back (give-back.ts). */
function endOf(payment: LockedPayment, verdict: ChargeResult, log: Logger): End | null {
  if (verdict.state === 'pending') return null;
  const isOurs = verdict.amount === payment.amount && verdict.currency === payment.currency;
  if (verdict.state === 'paid' && !isOurs) {
    log.error('a charge differs from its payment', { requestId: '', error: new Error(payment.reference) });
    return { state: 'failed', failureCode: 'other_amount', wrongly: verdict };
  }
  const failureCode = verdict.state === 'paid' ? null : verdict.failureCode;
  return { state: ENDS[verdict.state], failureCode, wrongly: null };
}

/** Ends the payment as the gateway says, and all that hangs on it; answers the state that it has then. */
export async function settle(
  { database, log, now }: Pick<PaymentParts, 'database' | 'log' | 'now'>,
  { companyId, id }: PaymentKey,
  verdict: ChargeResult,
): Promise<PaymentState> {
  return database.withTenant('app', companyId, async (transaction) => {
    await lockCompany(transaction);
    const payment = await lockPayment(transaction, id);
    const end = isOver(payment.state) ? null : endOf(payment, verdict, log);
    if (!end) return payment.state;
    await store(transaction, payment, end, verdict);
    await follow(transaction, payment, end, verdict, now());
    await auditEnd(transaction, payment, end);
    return end.state;
  });
}

async function follow(
  transaction: Transaction,
  payment: LockedPayment,
  { state, wrongly }: End,
  { card }: ChargeResult,
  now: Date,
): Promise<void> {
  const purpose = purposes[payment.purpose];
  if (state !== 'paid') {
    await purpose.fail(transaction, payment, state, now);
    if (state === 'failed' && payment.attempt === null && !wrongly) await mailFailure(transaction, payment);
    return;
  }
  const { gateway, created_at: consentedAt, saves_card: saves } = payment;
  if (card && saves) await saveCard(transaction, { card, gateway, consentedAt }, now);
  await purpose.fulfil(transaction, payment, now);
}

async function store(
  { query, companyId }: Transaction,
  { id }: LockedPayment,
  { state, failureCode, wrongly }: End,
  { card }: ChargeResult,
): Promise<void> {
  await query({
    name: 'settle_payment',
    text: `update payment set state = $3, failure_code = $4, card_brand = $5, card_last4 = $6, charged_amount = $7,
        charged_currency = $8, settled_at = now(), updated_at = now()
      where company_id = $1 and id = $2`,
    values: [
      companyId,
      id,
      state,
      failureCode,
      card?.brand ?? null,
      card?.last4 ?? null,
      wrongly?.amount ?? null,
      wrongly?.currency ?? null,
    ],
  });
}

/** In the name of who pays: the gateway's word comes without a session. A renewal is nobody's. */
async function auditEnd(transaction: Transaction, payment: LockedPayment, end: End): Promise<void> {
  const { query, companyId } = transaction;
  const { state, failureCode, wrongly } = end;
  const changes = {
    state,
    failure_code: failureCode,
    ...(wrongly && { charged_amount: wrongly.amount, charged_currency: wrongly.currency }),
  };
  const write = { operation: state, entity, recordId: payment.id, changes };
  const [user] = await query<{ id: number; is_admin: boolean; access_version: number }>({
    name: 'payer',
    text: 'select id, is_admin, access_version from customer_user where company_id = $1 and id = $2',
    values: [companyId, payment.user_id],
  });
  if (!user || companyId === null) return auditAsSystem(transaction, write);
  const principal: SignedIn = {
    role: user.is_admin ? 'company_admin' : 'company_user',
    userId: user.id,
    companyId,
    sessionId: 0,
    accessVersion: user.access_version,
  };
  await audit({ principal, transaction, locale: defaultLocale, requestId: '' }, write);
}
