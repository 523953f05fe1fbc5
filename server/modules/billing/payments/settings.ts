/** Which gateway takes the payments, by the environment. */
import type { StripeSettings } from './stripe/gateway.ts';

export type GatewaySettings =
  | { kind: 'simulator' }
  | ({ kind: 'stripe' } & Pick<StripeSettings, 'secretKey' | 'webhookSecret'>);

export const SIMULATOR: GatewaySettings = { kind: 'simulator' };

const KEY = /^(sk|rk)_(test|live)_\w+$/;
const WEBHOOK_SECRET = /^whsec_\w+$/;

/** A sentence that says what to set where the settings are not whole, instead of half a gateway. Never repeats a secret. */
export function readGateway(environment: NodeJS.ProcessEnv): GatewaySettings | { error: string } {
  const {
    PAYMENT_GATEWAY: kind = '',
    STRIPE_SECRET_KEY: secretKey = '',
    STRIPE_WEBHOOK_SECRET: webhookSecret = '',
  } = environment;
  if (kind === '' || kind === 'simulator') {
    if (secretKey === '' && webhookSecret === '') return SIMULATOR;
    return {
      error:
        'STRIPE_SECRET_KEY or STRIPE_WEBHOOK_SECRET is set, but PAYMENT_GATEWAY is not stripe: set it, or neither of them.',
    };
  }
  if (kind !== 'stripe') return { error: `PAYMENT_GATEWAY is "${kind}": set it to stripe or to simulator.` };
  if (!KEY.test(secretKey))
    return { error: 'PAYMENT_GATEWAY is stripe: set STRIPE_SECRET_KEY to the key of its account, like sk_live_...' };
  if (!WEBHOOK_SECRET.test(webhookSecret))
    return {
      error:
        'PAYMENT_GATEWAY is stripe: set STRIPE_WEBHOOK_SECRET to the signing secret of its webhook, like whsec_...',
    };
  return { kind, secretKey, webhookSecret };
}

/** To be told loudly where money is expected. */
export const SIMULATOR_WARNING =
  'PAYMENT_GATEWAY is the simulator: everybody can "pay" with a published test card, and no money comes in. Set PAYMENT_GATEWAY=stripe.';
