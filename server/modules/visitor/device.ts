/** A hash of where a request comes from, without keeping anything that names it. */
import { createHmac, createSecretKey, randomBytes } from 'node:crypto';

const SALT_BYTES = 32;

export interface Device {
  ip: string;
  userAgent: string;
  /** What the hash is for: that of one purpose can't be found among those of another. */
  purpose?: string | undefined;
}

/**
 * A device's hash under a salt that lives in this process's memory for one UTC day at most and is then gone: after
 * that nobody, we included, can tell which address a hash was made of.
 */
export function createDeviceHash(today: () => string = () => new Date().toISOString().slice(0, 10)) {
  let day = '';
  let salt = createSecretKey(randomBytes(SALT_BYTES));
  return ({ ip, userAgent, purpose = '' }: Device): string => {
    const now = today();
    if (day !== now) {
      day = now;
      salt = createSecretKey(randomBytes(SALT_BYTES));
    }
    return createHmac('sha256', salt).update([ip, userAgent, purpose].join('\n')).digest('hex');
  };
}
