/** Amounts between ISO 4217's minor units, which we keep, and the units that Stripe counts a currency in. */
import { GatewayError } from '../gateway.ts';

/** https://docs.stripe.com/currencies#zero-decimal: without decimals at Stripe, as in ISO 4217. */
const WITHOUT_DECIMALS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** https://docs.stripe.com/currencies#three-decimal */
const WITH_THREE = new Set('BHD JOD KWD OMR TND'.split(' '));

/** ISK and UGX have none in ISO 4217, and two at Stripe, which must be zeros. */
const digitsAtStripe = (currency: string): number =>
  WITHOUT_DECIMALS.has(currency) ? 0 : WITH_THREE.has(currency) ? 3 : 2;

/** Throws GatewayError for an amount that Stripe can't count: a part of its smallest unit. */
export function toStripe(amount: number, currency: string, minorDigits: number): number {
  const counted = scale(amount, digitsAtStripe(currency) - minorDigits);
  // Of currencies with three decimals the last one must be zero.
  if (!Number.isSafeInteger(counted) || (WITH_THREE.has(currency) && counted % 10 !== 0))
    throw new GatewayError(`Stripe takes no ${amount} minor units of ${currency}.`);
  return counted;
}

export const fromStripe = (counted: number, currency: string, minorDigits: number): number =>
  scale(counted, minorDigits - digitsAtStripe(currency));

const scale = (amount: number, digits: number): number =>
  digits >= 0 ? amount * 10 ** digits : amount / 10 ** -digits;
