/** What ends one report without a login: its numbers, signed. It lasts as long as the mail that carries it. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SubscriptionKey {
  companyId: number;
  subscriptionId: number;
}

/** 132 bits. */
const SEAL_LENGTH = 22;
const TOKEN = /^([1-9]\d{0,15})\.([1-9]\d{0,15})\.([\w-]{22})$/;

const sealOf = (secret: Uint8Array, { companyId, subscriptionId }: SubscriptionKey): string =>
  createHmac('sha256', secret)
    .update(`unsubscribe\n${companyId}\n${subscriptionId}`)
    .digest('base64url')
    .slice(0, SEAL_LENGTH);

export const unsubscribeToken = (secret: Uint8Array, key: SubscriptionKey): string =>
  `${key.companyId}.${key.subscriptionId}.${sealOf(secret, key)}`;

/** Null for what was not made here. */
export function readUnsubscribeToken(secret: Uint8Array, given: unknown): SubscriptionKey | null {
  const [, company, subscription, seal = ''] = (typeof given === 'string' && TOKEN.exec(given)) || [];
  const key = { companyId: Number(company), subscriptionId: Number(subscription) };
  if (!Number.isSafeInteger(key.companyId) || !Number.isSafeInteger(key.subscriptionId)) return null;
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(secret, key))) ? key : null;
}
