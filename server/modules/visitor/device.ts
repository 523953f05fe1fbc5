/** A hash of where a request comes from, without keeping anything that names it. */
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

export interface Device {
  ip: string;
  userAgent: string;
  /** What the hash is for: that of one purpose can't be found among those of another. */
  purpose?: string | undefined;
}

/**
 * A device's hash under a salt that lives in memory for one UTC day at most and is then gone: after that nobody, we
 * included, can tell which address a hash was made of.
 * @param saltOf a day, which comes after those before
 */
export function createDeviceHash(
  saltOf: (day: string) => Uint8Array,
  today: () => string = () => new Date().toISOString().slice(0, 10),
) {
  let day = '';
  let salt: KeyObject | undefined;
  return ({ ip, userAgent, purpose = '' }: Device): string => {
    const now = today();
    if (day !== now || salt === undefined) {
      day = now;
      salt = createSecretKey(saltOf(now));
    }
    return createHmac('sha256', salt).update([ip, userAgent, purpose].join('\n')).digest('hex');
  };
}
