/** The simulated gateway's callback: signed by the Standard Webhooks form, with a time, so that an old one is refused. */
import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { invalidProof } from '../../../../errors.ts';
import type { SimulatedCharge } from './charges.ts';

const TIMEOUT_MS = 5_000;

/** The key that gateway and merchant share. */
export const callbackKey = (secret: Uint8Array): string =>
  createHmac('sha256', secret).update('callbacks of the simulated gateway').digest('base64');

export interface SignedCallback {
  headers: Record<string, string>;
  body: string;
}

export function signCallback(
  key: string,
  { key: charge, reference, state, amount, currency }: SimulatedCharge,
  now = new Date(),
): SignedCallback {
  const id = randomUUID();
  const body = JSON.stringify({ type: 'charge.settled', charge, reference, state, amount, currency });
  return {
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': new Webhook(key).sign(id, now, body),
    },
    body,
  };
}

/** The payment's reference. Throws 400 for what is not signed, signed for something else, or older than five minutes. */
export function verifyCallback(key: string, headers: IncomingHttpHeaders, body: Buffer): string | null {
  try {
    const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const said = new Webhook(key).verify(body, given) as { reference?: unknown };
    return typeof said.reference === 'string' ? said.reference : null;
  } catch {
    throw invalidProof();
  }
}

/** One that is lost is made up for by the merchant's asking: a gateway is not waited for. */
export async function postCallback(address: string, { headers, body }: SignedCallback): Promise<void> {
  await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => undefined,
  );
}
