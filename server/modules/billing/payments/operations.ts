/** Calls of payments: those that pay, how a payment stands, and the gateway's callback. */
import { readBytes } from '../../../http/body.ts';
import { paymentNotFound } from '../../../errors.ts';
import type { Operation } from '../../../http/registry.ts';
import { API_PREFIX } from '../../../http/routes/router.ts';
import { closed } from '../../../http/routes/schemas.ts';
import { syncWithGateway } from './sync-with-gateway.ts';
import { checkCountryOperation } from './check-country.ts';
import { freePlanOperation } from './free-plan.ts';
import { GatewayError } from './gateway.ts';
import type { PaymentState } from './lock-payment.ts';
import { type PayingParts, payingOperations } from './paying-calls.ts';
import type { PaymentKey, PaymentParts } from './settle.ts';
import { reason, reference, answerState, stateSchema, whyOf } from './answer-state.ts';

interface Found extends PaymentKey {
  state: PaymentState;
  failure_code: string | null;
}

/** The company of a payment is found by its reference, which nobody can guess. */
async function find({ database }: PaymentParts, wanted: string): Promise<Found | null> {
  const [owner] = await database.lookup<{ company_id: number }>('visitor', {
    name: 'company_of_payment',
    text: 'select company_id from payment_reference_directory where value = $1',
    values: [wanted],
  });
  if (!owner) return null;
  const [payment] = await database.statement<Omit<Found, 'companyId'>>('visitor', owner.company_id, {
    name: 'payment_of_reference',
    text: 'select id, state, failure_code from payment where company_id = $1 and reference = $2',
    values: [owner.company_id, wanted],
  });
  return payment ? { companyId: owner.company_id, ...payment } : null;
}

const checkPayment = (calls: PayingParts): Operation => ({
  id: 'payment.check',
  method: 'POST',
  path: 'payment/paymentcheck',
  summary: 'How a payment stands: pending, paid or failed, and why it failed',
  access: { roles: ['anonymous'] },
  // The bank's page may have taken so long that the session is over.
  ignoresToken: true,
  input: { body: closed({ reference }) },
  output: closed({ reference, state: stateSchema, reason }),
  rate: 'public',
  audit: 'none',
  async handler({ body }) {
    const { reference: wanted } = body as { reference: string };
    const found = await find(calls, wanted);
    if (!found) throw paymentNotFound();
    const { state, failure_code: code } = found;
    return { body: { reference: wanted, state: answerState(state), reason: whyOf(state, code) } };
  },
});

const CALLBACK_PATH = 'payment/callback';
/** Below the server's origin. */
export const CALLBACK = `${API_PREFIX}/${CALLBACK_PATH}`;

const MAX_CALLBACK_BYTES = 65_536;

const callback = (calls: PayingParts): Operation => ({
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
    if (found) await syncWithGateway(calls, found, 'retrieve').catch(unlessUnreachable);
    return { status: 204, body: null };
  },
});

function unlessUnreachable(error: unknown): void {
  if (!(error instanceof GatewayError)) throw error;
}

export const paymentOperations = (calls: PayingParts): Operation[] => [
  checkCountryOperation(calls.database),
  freePlanOperation(calls),
  ...payingOperations(calls),
  checkPayment(calls),
  callback(calls),
];
