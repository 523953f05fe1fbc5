/** Keeps short secrets at rest: AES-256-GCM under a key that is derived from the server's secret (RFC 5869). */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
/** NIST SP 800-38D, section 8.2: 96 bits. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';

export interface Seal {
  /** @param place what the secret belongs to; it opens in no other place */
  close(secret: string, place: string): string;
  /** Null for what was sealed with another key, for another place, or changed since. */
  open(sealed: string, place: string): string | null;
}

/**
 * @param purpose keeps what is sealed for one use from being opened by another
 * @param former the server's secret of before: what was sealed with it opens, too
 */
export function createSeal(serverSecret: Uint8Array, purpose: string, former?: Uint8Array): Seal {
  const present = sealOf(serverSecret, purpose);
  if (former === undefined) return present;
  const before = sealOf(former, purpose);
  return { close: present.close, open: (sealed, place) => present.open(sealed, place) ?? before.open(sealed, place) };
}

function sealOf(serverSecret: Uint8Array, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', serverSecret, '', `feedtree:${purpose}`, KEY_BYTES));
  return {
    close(secret, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return [VERSION, Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')].join('.');
    },
    open(sealed, place) {
      const [version, text = ''] = sealed.split('.');
      const bytes = Buffer.from(text, 'base64url');
      if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES))
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString();
      } catch {
        return null;
      }
    },
  };
}
