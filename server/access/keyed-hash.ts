/** Names for what is nobody's to read: e-mails, addresses, devices, as keys of counts. */
import { createHmac } from 'node:crypto';

/** Enough that no two meet. */
const HASH_BYTES = 16;

/**
 * @param purpose gives a key of its own, so that a hash passes for nothing else
 * @returns hashes a text, as 22 characters of base64url
 */
export function createKeyedHash(secret: Uint8Array, purpose: string): (text: string) => string {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return (text) => createHmac('sha256', key).update(text).digest().subarray(0, HASH_BYTES).toString('base64url');
}
