/** Calls of payments: the card that buys the first plan, how a payment stands, and the gateway's callback. */
import { type SignedIn, signedIn } from '../access/principal.ts';
import { readBytes } from '../body.ts';
import { cardFaults, cardProperties, readCard, type TypedCard } from '../billing/card/card.ts';
import { type FieldError, invalidInput, paymentNotFound } from '../errors.ts';
import type { JsonSchema } from '../kernel/descriptor.ts';
import type { Operation } from '../registry.ts';
import { API_PREFIX } from '../routes/router.ts';
import { ask } from './ask.ts';
import { checkCountryOperation } from './check-country.ts';
import { type FirstPlan, quoteFirstPlan } from './first-plan.ts';
import { freePlanOperation } from './free-plan.ts';
import { GatewayError } from './gateway.ts';
import { isOver, type PaymentState } from './hold.ts';
import type { PaymentKey, PaymentParts } from './settle.ts';
import { startPayment, type StartParts } from './start.ts';

export interface PaymentCalls extends StartParts {
  /** Origin of the addresses that the bank sends payers back to. */
  publicUrl: string;
}

const objectOf = (
  properties: NonNullable<JsonSchema['properties']>,
  required = Object.keys(properties),
): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const reference = { type: 'string', pattern: '^[0-9a-f]{32}$', maxLength: 32, title: 'Payment' };
/** A screen only waits: how far the payment got at the bank is none of its business. */
const told = { enum: ['pending', 'paid', 'failed'], title: 'State' };

const tell = (state: PaymentState): string => (isOver(state) ? (state === 'paid' ? 'paid' : 'failed') : 'pending');

const firstPlanBody = objectOf(
  {
    sub_plan_id: { type: 'integer', title: 'Price' },
    country: { type: 'string', pattern: '^[A-Z]{2}$', maxLength: 2, title: 'Country' },
    tax_number: { type: ['string', 'null'], maxLength: 40, title: 'Tax number' },
    discount_code: { type: ['string', 'null'], maxLength: 32, title: 'Discount code' },
    amount: { type: 'integer', minimum: 0, title: 'Amount to pay', description: 'As it was shown, in minor units.' },
    currency: { type: 'string', pattern: '^[A-Z]{3}$', maxLength: 3, title: 'Currency' },
    ...cardProperties,
    accept_agreement: { type: 'boolean', title: 'Agreement' },
    save_card: { type: 'boolean', title: 'Save the card' },
  },
  ['sub_plan_id', 'country', 'amount', 'currency', 'card_number', 'card_expiry', 'card_holder', 'accept_agreement'],
);

type FirstPlanBody = FirstPlan & TypedCard & { accept_agreement: boolean; save_card?: boolean };

function refuse(body: FirstPlanBody, now: Date): void {
  const consent: FieldError[] = body.accept_agreement
    ? []
    : [{ pointer: '/accept_agreement', code: 'consent_required' }];
  const errors = [...cardFaults(body, now), ...consent];
  if (errors.length > 0) throw invalidInput({ errors });
}

const payFirstPlan = (calls: PaymentCalls): Operation => ({
  id: 'payment.first_plan',
  whileReadOnly: true,
  method: 'POST',
  path: 'account/clientregistercreditcartpay',
  summary: 'Pay the first plan of a company with a card; answers the page of the bank to go to',
  access: { roles: ['company_admin'] },
  input: { body: firstPlanBody },
  output: objectOf({ reference, state: told, redirect_url: { type: ['string', 'null'], maxLength: 2_000 } }),
  // Each try may be somebody else's card.
  rate: 'sign_in',
  audit: 'change',
  async handler({ principal, locale, requestId, body }) {
    const asked = body as FirstPlanBody;
    const now = new Date();
    refuse(asked, now);
    const payer: SignedIn = signedIn(principal);
    const { card_number, card_expiry, card_holder } = asked;
    const started = await startPayment(calls, {
      payer: { principal: payer, locale, requestId },
      offered: {
        card: readCard({ card_number, card_expiry, card_holder }, now),
        keepsCard: asked.save_card ?? false,
      },
      prepare: (work) => quoteFirstPlan(work, asked),
      returnUrl: (payment) => `${calls.publicUrl}/register/creditcardpay?payment=${payment}`,
    });
    return {
      body: { reference: started.reference, state: tell(started.state), redirect_url: started.redirect },
    };
  },
});

interface Found extends PaymentKey {
  state: PaymentState;
}

/** The company of a payment is found by its reference, which nobody can guess. */
async function find({ database }: PaymentParts, wanted: string): Promise<Found | null> {
  const [owner] = await database.lookup<{ company_id: number }>('visitor', {
    name: 'company_of_payment',
    text: 'select company_id from payment_reference_directory where value = $1',
    values: [wanted],
  });
  if (!owner) return null;
  const [payment] = await database.statement<{ id: number; state: PaymentState }>('visitor', owner.company_id, {
    name: 'payment_of_reference',
    text: 'select id, state from payment where company_id = $1 and reference = $2',
    values: [owner.company_id, wanted],
  });
  return payment ? { companyId: owner.company_id, ...payment } : null;
}

const checkPayment = (calls: PaymentCalls): Operation => ({
  id: 'payment.check',
  method: 'POST',
  path: 'payment/paymentcheck',
  summary: 'How a payment stands: pending, paid or failed',
  access: { roles: ['anonymous'] },
  // The bank's page may have taken so long that the session is over.
  ignoresToken: true,
  input: { body: objectOf({ reference }) },
  output: objectOf({ reference, state: told }),
  rate: 'public',
  audit: 'none',
  async handler({ body }) {
    const { reference: wanted } = body as { reference: string };
    const found = await find(calls, wanted);
    if (!found) throw paymentNotFound();
    return { body: { reference: wanted, state: tell(found.state) } };
  },
});

const CALLBACK_PATH = 'payment/callback';
/** Below the server's origin. */
export const CALLBACK = `${API_PREFIX}/${CALLBACK_PATH}`;

const MAX_CALLBACK_BYTES = 65_536;

const callback = (calls: PaymentCalls): Operation => ({
  id: 'payment.callback',
  method: 'POST',
  path: CALLBACK_PATH,
  summary: 'What the payment gateway has to say: signed by it, and only a reason to ask it',
  access: { roles: ['anonymous'] },
  ignoresToken: true,
  input: { incoming: ['application/json'] },
  output: null,
  rate: 'public',
  audit: 'none',
  async handler({ headers, incoming }) {
    const body = await readBytes(incoming, MAX_CALLBACK_BYTES);
    const named = calls.gateway.readCallback(headers, body);
    const found = named === null ? null : await find(calls, named);
    // A gateway that can't be asked right now is asked again by the job.
    if (found) await ask(calls, found, 'look').catch(unlessUnreachable);
    return { status: 204, body: null };
  },
});

function unlessUnreachable(error: unknown): void {
  if (!(error instanceof GatewayError)) throw error;
}

export const paymentOperations = (calls: PaymentCalls): Operation[] => [
  checkCountryOperation(calls.database),
  freePlanOperation(calls),
  payFirstPlan(calls),
  checkPayment(calls),
  callback(calls),
];
