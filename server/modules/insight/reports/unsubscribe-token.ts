/** What ends mails of one kind without a login: whose they are, signed. It lasts as long as the mail that carries it. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Of a report that was subscribed to, or of the weekly mail about a user's codes. */
export type UnsubscribeKey = { companyId: number } & ({ subscriptionId: number } | { findingsOfUser: number });

/** 132 bits. */
const SEAL_LENGTH = 22;
/** The second part is a subscription's number, or a user's behind a mail. */
const TOKEN = /^([1-9]\d{0,15})\.(u?)([1-9]\d{0,15})\.([\w-]{22})$/;

const subjectOf = (key: UnsubscribeKey): string =>
  'subscriptionId' in key ? `${key.subscriptionId}` : `u${key.findingsOfUser}`;

const sealOf = (secret: Uint8Array, key: UnsubscribeKey): string =>
  createHmac('sha256', secret)
    .update(`unsubscribe\n${key.companyId}\n${subjectOf(key)}`)
    .digest('base64url')
    .slice(0, SEAL_LENGTH);

/**
 * @param secret the server's, by which the token is signed
 * @returns what the link of a mail carries, in signs that need no escaping
 */
export const unsubscribeToken = (secret: Uint8Array, key: UnsubscribeKey): string =>
  `${key.companyId}.${subjectOf(key)}.${sealOf(secret, key)}`;

/** Null for what was not made here. */
export function readUnsubscribeToken(secret: Uint8Array, given: unknown): UnsubscribeKey | null {
  const [, company, kind, number, seal = ''] = (typeof given === 'string' && TOKEN.exec(given)) || [];
  const [companyId, id] = [Number(company), Number(number)];
  if (!Number.isSafeInteger(companyId) || !Number.isSafeInteger(id)) return null;
  const key: UnsubscribeKey = kind === 'u' ? { companyId, findingsOfUser: id } : { companyId, subscriptionId: id };
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(secret, key))) ? key : null;
}
