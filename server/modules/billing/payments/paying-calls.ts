/** Calls by which a person pays. All take the same card fields, and answer alike where to go on. */
import { signedIn } from '../../../access/principal.ts';
import { cardProperties } from '../pricing/card/card.ts';
import { noSellerCountry, type SellerCountry } from '../pricing/tax-of-company.ts';
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import type { Work } from '../../../access/work.ts';
import type { Operation } from '../../../http/registry.ts';
import { closed } from '../../../http/routes/schemas.ts';
import { dueOfCard, dueOfInvoice, dueOfQuote } from './due.ts';
import { type FirstPlan, quoteFirstPlan } from './first-plan.ts';
import { type OfferedBody, offeredProperties, readOffered } from './offered.ts';
import { reference, answerState, stateSchema } from './answer-state.ts';
import { type Due, startPayment, type StartParts } from './start.ts';

export interface PayingParts extends StartParts {
  /** Origin of the addresses that the bank sends payers back to. */
  publicUrl: string;
}

interface PayingCall {
  id: string;
  path: string;
  summary: string;
  body: JsonSchema;
  /** Below the origin: the screen that waits for the payment. */
  screen: string;
  due(work: Work, body: unknown, sellerCountry: SellerCountry): Promise<Due>;
  /** Where finding it stores something, a quote: what the payer was shown of it. */
  shown?(body: unknown): number;
  /** Where it follows from the call that the card is kept. */
  keepsCard?: true;
}

const calls: PayingCall[] = [
  {
    id: 'payment.first_plan',
    path: 'account/clientregistercreditcartpay',
    summary: 'Pay the first plan of a company; answers the page of the bank to go to',
    body: closed(
      {
        sub_plan_id: { type: 'integer', title: 'Price' },
        country: { type: 'string', pattern: '^[A-Z]{2}$', maxLength: 2, title: 'Country' },
        tax_number: { type: ['string', 'null'], maxLength: 40, title: 'Tax number' },
        billing_name: { type: ['string', 'null'], maxLength: 200, title: 'Legal name' },
        address: { type: ['string', 'null'], maxLength: 500, title: 'Address' },
        postal_code: { type: ['string', 'null'], maxLength: 20, title: 'Postal code' },
        city: { type: ['string', 'null'], maxLength: 120, title: 'City' },
        discount_code: { type: ['string', 'null'], maxLength: 32, title: 'Discount code' },
        amount: {
          type: 'integer',
          minimum: 0,
          title: 'Amount to pay',
          description: 'As it was shown, in minor units.',
        },
        currency: { type: 'string', pattern: '^[A-Z]{3}$', maxLength: 3, title: 'Currency' },
        ...offeredProperties,
      },
      ['sub_plan_id', 'country', 'amount', 'currency', 'accept_agreement'],
    ),
    screen: 'register/creditcardpay',
    due: (work, body, sellerCountry) => quoteFirstPlan(work, body as FirstPlan, sellerCountry),
    shown: (body) => (body as FirstPlan).amount,
  },
  {
    id: 'payment.upgrade',
    path: 'subscriptionupgrade',
    summary: 'Pay an upgrade: exactly the quote that was calculated; answers the page of the bank to go to',
    body: closed({ quote_id: { type: 'integer', title: 'Quote' }, ...offeredProperties }, [
      'quote_id',
      'accept_agreement',
    ]),
    screen: 'plan_management',
    due: ({ transaction }, body) => dueOfQuote(transaction, (body as { quote_id: number }).quote_id),
  },
  {
    id: 'payment.invoice',
    path: 'invoicepaywithcreditcard',
    summary: 'Pay an open invoice; answers the page of the bank to go to',
    body: closed({ invoice_id: { type: 'integer', title: 'Invoice' }, ...offeredProperties }, [
      'invoice_id',
      'accept_agreement',
    ]),
    screen: 'invoices_detail',
    due: ({ transaction }, body) => dueOfInvoice(transaction, (body as { invoice_id: number }).invoice_id),
  },
  {
    id: 'payment.card',
    path: 'companysavedcard/update_company_card',
    summary: 'Have the bank verify a card, which then takes the place of the saved one; nothing is charged',
    body: closed({ ...cardProperties, accept_agreement: offeredProperties.accept_agreement }),
    screen: 'payment_method',
    due: ({ transaction }) => dueOfCard(transaction),
    keepsCard: true,
  },
];

const toOperation =
  (parts: PayingParts) =>
  ({ id, path, summary, body: schema, screen, due, shown, keepsCard }: PayingCall): Operation => ({
    id,
    whileReadOnly: true,
    method: 'POST',
    path,
    summary,
    access: { roles: ['company_admin'] },
    input: { body: schema },
    output: closed({ reference, state: stateSchema, redirect_url: { type: ['string', 'null'], maxLength: 2_000 } }),
    // Each try may be somebody else's card.
    rate: 'sign_in',
    audit: 'change',
    async handler({ principal, locale, requestId, body }) {
      const seller = parts.sellerCountry ?? noSellerCountry;
      const offered = readOffered(body as OfferedBody, new Date());
      const started = await startPayment(parts, {
        payer: { principal: signedIn(principal), locale, requestId },
        offered: keepsCard && typeof offered === 'object' ? { ...offered, keepsCard } : offered,
        refuse: (work) => (shown ? Promise.resolve({ total: shown(body) }) : due(work, body, seller)),
        prepare: (work) => due(work, body, seller),
        returnUrl: (payment) => `${parts.publicUrl}/${screen}?payment=${payment}`,
      });
      const { reference: name, state, redirect } = started;
      return { body: { reference: name, state: answerState(state), redirect_url: redirect } };
    },
  });

export const payingOperations = (parts: PayingParts): Operation[] => calls.map(toOperation(parts));
