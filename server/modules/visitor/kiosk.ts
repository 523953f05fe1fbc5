/**
 * Kiosks: devices that one visitor after the other uses. On them each response is another person's, and none a repeat.
 * Who could say so of their own phone could have themselves counted as often as they like: so the address of a kiosk
 * carries a key that staff get with it and no printed code holds. `?kiosk=1` alone makes a page behave like a kiosk's,
 * and counts one answer a device as everywhere else.
 */
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { Resolved } from './resolve.ts';

/** 132 bits. */
const KEY_LENGTH = 22;
/** What asks for a kiosk without the right to be counted as one. */
const PLAIN = '1';

type Code = Pick<Resolved, 'companyId' | 'codeId'>;

export interface Kiosks {
  /** The parameter of the address of a code's kiosk. */
  keyOf: (code: Code) => string;
  /** What was asked for by the parameter `kiosk`: the code's key, `1`, or null for none. */
  read: (code: Code, given: unknown) => string | null;
  /** Who a device's hash is made for beside the device: on a kiosk, each response is another person's. */
  person: (code: Code, given: unknown, token: string | undefined) => string | undefined;
}

export function createKiosks(secret: Uint8Array): Kiosks {
  const signingKey = createSecretKey(secret);
  const keyOf = ({ companyId, codeId }: Code): string =>
    createHmac('sha256', signingKey).update(`kiosk\n${companyId}\n${codeId}`).digest('base64url').slice(0, KEY_LENGTH);
  const isKey = (code: Code, given: unknown): given is string => {
    const bytes = typeof given === 'string' && given.length === KEY_LENGTH ? Buffer.from(given) : null;
    return bytes?.length === KEY_LENGTH && timingSafeEqual(bytes, Buffer.from(keyOf(code)));
  };
  return {
    keyOf,
    read(code, given) {
      if (typeof given !== 'string' || given === '' || given === '0') return null;
      return isKey(code, given) ? given : PLAIN;
    },
    person: (code, given, token) => (isKey(code, given) ? token : undefined),
  };
}
