/** Begins a payment of a person: a row first, then the charge at the gateway, then the card. A company pays one thing at a time. */
import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../../access/database.ts';
import type { SignedIn } from '../../../access/principal.ts';
import type { Card } from '../pricing/card/card.ts';
import { gatewayUnavailable, noSavedCard, paymentUnderWay } from '../../../errors.ts';
import { payment as entity } from '../../../generated/payment.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { audit } from '../../../access/audit.ts';
import { inTransaction, type KernelParts } from '../../../kernel/context.ts';
import type { Work } from '../../../access/work.ts';
import { syncWithGateway } from './sync-with-gateway.ts';
import { type Begun, charge } from './charge.ts';
import { GatewayError, type PaymentMeans } from './gateway.ts';
import { lockCompany, isOver, livingPayments, type PaymentState } from './lock-payment.ts';
import { cardMissing } from './offered.ts';
import type { PurposeName } from './purposes/purpose.ts';
import { redeem } from './redeem.ts';
import { type SavedCard, savedCardOf } from './saved-card.ts';
import { type PaymentParts, settle } from './settle.ts';

export type StartParts = PaymentParts & Pick<KernelParts, 'totals'>;

export interface Payer {
  principal: SignedIn;
  locale: Locale;
  requestId: string;
}

/** What is paid, and how much it is, whatever the request said. */
export interface Due {
  purpose: PurposeName;
  quoteId: number | null;
  invoiceId: number | null;
  currency: string;
  total: number;
  discountId: number | null;
  discountAmount: number;
}

/** A card as it was typed, the one that the company keeps, or none: that pays nothing but what costs nothing. */
export type Offered = { card: Card; keepsCard: boolean } | 'kept' | 'none';

export interface NewPayment {
  payer: Payer;
  offered: Offered;
  /** Throws a Problem to refuse before an earlier payment is given up for this one. */
  refuse(work: Work): Promise<Pick<Due, 'total'>>;
  /** Finds or makes what is paid, in the transaction that begins the payment; throws a Problem to refuse. */
  prepare(work: Work): Promise<Due>;
  /** Where the bank sends the payer back to. */
  returnUrl(reference: string): string;
}

export interface StartedPayment {
  reference: string;
  state: PaymentState;
  /** Of the bank's page; null when there is nothing to be asked. */
  redirect: string | null;
}

interface Prepared extends Begun {
  /** Null where nothing is to be paid. */
  means: PaymentMeans | null;
}

/** Throws what `prepare` throws, 409 while another payment is under way, 503 while the gateway can't be reached. */
export async function startPayment(parts: StartParts, payment: NewPayment): Promise<StartedPayment> {
  await refuseFirst(parts, payment);
  await letGoOfOthers(parts, payment.payer.principal.companyId);
  const begun = await begin(parts, payment);
  const { reference, kind, amount, means } = begun;
  if (means === null || (kind === 'charge' && amount === 0))
    return { reference, state: await settle(parts, begun, nothingToPay(begun)), redirect: null };
  const payer = { returnUrl: payment.returnUrl(reference), locale: payment.payer.locale };
  const redirect = await charge(parts, begun, { means, payer }).catch(unreachable);
  const state = redirect === null ? await syncWithGateway(parts, begun, 'retrieve').catch(unreachable) : 'pending';
  return { reference, state: state ?? 'pending', redirect };
}

/** A refused call changes nothing, not even what is under way. */
const refuseFirst = (parts: StartParts, { payer, offered, refuse }: NewPayment): Promise<void> =>
  inTransaction(parts, payer, async (work) => {
    if (offered === 'kept') meansOf(offered, await savedCardOf(work.transaction, parts.gateway.name));
    const { total } = await refuse(work);
    if (offered === 'none' && total > 0) throw cardMissing();
  });

const unreachable = (error: unknown): never => {
  if (error instanceof GatewayError) throw gatewayUnavailable({ headers: { 'retry-after': '30' } });
  throw error;
};

const nothingToPay = ({ currency }: Begun) =>
  ({ state: 'paid', amount: 0, currency, failureCode: null, card: null }) as const;

/** Whoever begins anew has given the earlier one up: at the gateway too, so that it can't be paid beside this one. */
async function letGoOfOthers(parts: PaymentParts, companyId: number): Promise<void> {
  const earlier = await parts.database.withTenant('app', companyId, livingPayments);
  for (const id of earlier) {
    const state = await syncWithGateway(parts, { companyId, id }, 'cancel').catch(unreachable);
    if (state !== null && !isOver(state)) throw paymentUnderWay();
  }
}

async function begin(parts: StartParts, payment: NewPayment): Promise<Prepared> {
  const { payer, offered, prepare } = payment;
  return inTransaction(parts, payer, async (work) => {
    const { transaction } = work;
    await lockCompany(transaction);
    if ((await livingPayments(transaction)).length > 0) throw paymentUnderWay();
    const saved = await savedCardOf(transaction, parts.gateway.name);
    const means = meansOf(offered, saved);
    const due = await prepare(work);
    if (means === null && due.total > 0) throw cardMissing();
    await takeCode(transaction, due, payer);
    const begun = await store(parts, transaction, due, {
      userId: payer.principal.userId,
      savesCard: means?.kind === 'typed' && means.keepsCard,
      savedCardId: means?.kind === 'kept' ? (saved?.id ?? null) : null,
    });
    const { id, companyId } = begun;
    const changes = {
      state: 'started',
      purpose: due.purpose,
      quote_id: due.quoteId,
      invoice_id: due.invoiceId,
      currency: due.currency,
      amount: due.total,
    };
    await audit(work, { operation: 'start', entity, recordId: id, changes });
    return { ...begun, companyId, means };
  });
}

/** Throws 409 where the kept card is to be charged and there is none. */
function meansOf(offered: Offered, saved: SavedCard | null): PaymentMeans | null {
  if (offered === 'none') return null;
  if (offered !== 'kept') return { kind: 'typed', ...offered, customer: saved?.customer ?? null };
  if (!saved) throw noSavedCard();
  return { kind: 'kept', card: saved };
}

async function takeCode(transaction: Transaction, due: Due, { principal: { userId } }: Payer): Promise<void> {
  const { discountId, quoteId, currency, discountAmount: amount } = due;
  if (discountId !== null && quoteId !== null)
    await redeem(transaction, { discountId, quoteId, userId, currency, amount });
}

export interface Stored {
  /** Null for what is charged by itself. */
  userId: number | null;
  savesCard: boolean;
  savedCardId: number | null;
  attempt?: number;
}

/** The payment's row, of which the charge has its name: so it is one charge, however often it is asked for. */
export async function store(
  { gateway }: Pick<PaymentParts, 'gateway'>,
  { query, companyId }: Transaction,
  due: Due,
  { userId, savesCard, savedCardId, attempt }: Stored,
): Promise<Begun> {
  const { purpose, quoteId, invoiceId, currency, total: amount } = due;
  const reference = randomBytes(16).toString('hex');
  const [stored] = await query<{ id: number }>({
    name: 'begin_payment',
    text: `insert into payment (company_id, reference, purpose, quote_id, invoice_id, attempt, user_id, currency, amount,
        gateway, saves_card, saved_card_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    values: [
      companyId,
      reference,
      purpose,
      quoteId,
      invoiceId,
      attempt ?? null,
      userId,
      currency,
      amount,
      gateway.name,
      savesCard,
      savedCardId,
    ],
  });
  if (!stored || companyId === null) throw new Error('A payment was not stored.');
  const kind = purpose === 'card' ? 'verification' : 'charge';
  return { companyId, id: stored.id, reference, kind, amount, currency };
}
