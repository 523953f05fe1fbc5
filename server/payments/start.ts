/** Begins a payment: a row first, then the charge at the gateway, then the card. A company pays one thing at a time. */
import { randomBytes } from 'node:crypto';
import type { Transaction } from '../access/database.ts';
import type { SignedIn } from '../access/principal.ts';
import type { Card } from '../billing/card/card.ts';
import { gatewayUnavailable, paymentUnderWay } from '../errors.ts';
import { payment as entity } from '../generated/payment.ts';
import type { Locale } from '../i18n/locales.ts';
import { audit } from '../kernel/audit.ts';
import { inTransaction, type KernelParts } from '../kernel/context.ts';
import type { Work } from '../kernel/extension.ts';
import { ask } from './ask.ts';
import { type Gateway, GatewayError } from './gateway.ts';
import { redeem } from './redeem.ts';
import { isOver, type PaymentKey, type PaymentParts, type PaymentState, settle } from './settle.ts';

export type StartParts = PaymentParts & Pick<KernelParts, 'totals'>;

export interface Payer {
  principal: SignedIn;
  locale: Locale;
  requestId: string;
}

/** What is paid: the quote's, whatever the request said. */
export interface QuoteToPay {
  id: number;
  currency: string;
  minorDigits: number;
  total: number;
  discountId: number | null;
  discountAmount: number;
}

export interface NewPayment {
  payer: Payer;
  card: Card;
  savesCard: boolean;
  /** Finds or makes the quote, in the transaction that begins the payment; throws a Problem to refuse. */
  prepare(work: Work): Promise<QuoteToPay>;
  /** Where the bank sends the payer back to. */
  returnUrl(reference: string): string;
}

export interface StartedPayment {
  reference: string;
  state: PaymentState;
  /** Of the bank's page; null when there is nothing to be asked. */
  redirect: string | null;
}

interface Begun extends PaymentKey {
  reference: string;
  quote: QuoteToPay;
}

/** Throws what `prepare` throws, 409 while another payment is under way, 503 while the gateway can't be reached. */
export async function startPayment(parts: StartParts, payment: NewPayment): Promise<StartedPayment> {
  await letGoOfOthers(parts, payment.payer.principal.companyId);
  const begun = await begin(parts, payment);
  const { reference, quote } = begun;
  if (quote.total === 0) return { reference, state: await settle(parts, begun, nothingToPay(quote)), redirect: null };
  const redirect = await charge(parts, payment, begun);
  const state = redirect === null ? await ask(parts, begun, 'look') : 'pending';
  return { reference, state: state ?? 'pending', redirect };
}

const nothingToPay = ({ currency }: QuoteToPay) =>
  ({ state: 'paid', amount: 0, currency, failureCode: null, card: null }) as const;

/** Whoever begins anew has given the earlier one up: at the gateway too, so that it can't be paid beside this one. */
async function letGoOfOthers(parts: PaymentParts, companyId: number): Promise<void> {
  const earlier = await parts.database.withTenant('app', companyId, (transaction) => living(transaction));
  for (const id of earlier) {
    const state = await ask(parts, { companyId, id }, 'cancel').catch(unreachable);
    if (state !== null && !isOver(state)) throw paymentUnderWay();
  }
}

async function living({ query, companyId }: Transaction): Promise<number[]> {
  const found = await query<{ id: number }>({
    name: 'living_payments',
    text: `select id from payment where company_id = $1 and settled_at is null and state in ('started', 'pending') order by id`,
    values: [companyId],
  });
  return found.map(({ id }) => id);
}

async function begin({ database, totals, gateway }: StartParts, payment: NewPayment): Promise<Begun> {
  const { payer, savesCard, prepare } = payment;
  return inTransaction({ database, totals }, payer, async (work) => {
    const { transaction } = work;
    const { companyId, userId } = payer.principal;
    await transaction.query({
      name: 'hold_company',
      text: 'select id from customer where id = $1 for no key update',
      values: [companyId],
    });
    if ((await living(transaction)).length > 0) throw paymentUnderWay();
    const quote = await prepare(work);
    const { id: quoteId, currency, discountId, discountAmount, total: amount } = quote;
    if (discountId !== null)
      await redeem(transaction, { discountId, quoteId, userId, currency, amount: discountAmount });
    const reference = randomBytes(16).toString('hex');
    const [stored] = await transaction.query<{ id: number }>({
      name: 'begin_payment',
      text: `insert into payment (company_id, reference, quote_id, user_id, currency, amount, gateway, saves_card)
        values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      values: [companyId, reference, quoteId, userId, currency, amount, gateway.name, savesCard],
    });
    if (!stored) throw new Error('A payment was not stored.');
    const changes = { state: 'started', quote_id: quoteId, currency, amount };
    await audit(work, { operation: 'start', entity, recordId: stored.id, changes });
    return { companyId, id: stored.id, reference, quote };
  });
}

const unreachable = (error: unknown): never => {
  if (error instanceof GatewayError) throw gatewayUnavailable({ headers: { 'retry-after': '30' } });
  throw error;
};

/** A gateway that fails in between leaves the payment to those who ask for it later (reconcile.ts). */
async function charge(parts: PaymentParts, payment: NewPayment, begun: Begun): Promise<string | null> {
  const { gateway } = parts;
  const { card, savesCard, payer, returnUrl } = payment;
  const opened = await open(gateway, begun).catch(unreachable);
  await noteCharge(parts, begun, opened);
  const confirmation = { card, keepsCard: savesCard, returnUrl: returnUrl(begun.reference), locale: payer.locale };
  return gateway.confirm(opened, confirmation).catch(unreachable);
}

const open = (gateway: Gateway, { reference, quote: { total: amount, currency, minorDigits } }: Begun) =>
  gateway.open({ reference, amount, currency, minorDigits });

async function noteCharge({ database }: PaymentParts, { companyId, id }: Begun, opened: string): Promise<void> {
  const noted = await database.statement('app', companyId, {
    name: 'note_charge',
    text: `update payment set state = 'pending', gateway_reference = $3, updated_at = now()
      where company_id = $1 and id = $2 and state = 'started' returning id`,
    values: [companyId, id, opened],
  });
  // It took so long that it was given up: then no card may be handed over either.
  if (noted.length === 0) throw gatewayUnavailable({ headers: { 'retry-after': '30' } });
}
