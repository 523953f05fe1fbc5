/**
 * How a device is told from another one: by a random token that it keeps itself for a day, in a first-party cookie that
 * no script reads, or, in a frame of another site, in one of that site's own partition. It is made with a page, names nobody, and is stored as a hash alone, another one for each unit, so
 * that what one device answered at two units can't be brought together.
 */
import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieName, cookieValues } from '../../http/cookie-name.ts';

export const DEVICE_COOKIE = 'feedtree_device';
export const DEVICE_TOKEN_SECONDS = 24 * 60 * 60;
/** The header that gives a device its token, which it keeps for a day. */
export const deviceCookie = (token: string, isSecure: boolean): string =>
  `${cookieName(DEVICE_COOKIE, isSecure)}=${token}; path=/; max-age=${DEVICE_TOKEN_SECONDS}; samesite=lax;${isSecure ? ' secure;' : ''} httponly`;

/**
 * The cookie of a device whose page is in a frame of another site, where browsers keep the other one back: one for each
 * site around it (CHIPS), under a name of its own, so that no frame takes the place of what the device has.
 */
export const FRAMED_DEVICE_COOKIE = 'feedtree_framed_device';
/**
 * The header that gives a framed device its token. Browsers take it over TLS and from one's own machine.
 * @param isSecure whether the request came over TLS
 */
export const framedDeviceCookie = (token: string, isSecure: boolean): string =>
  `${cookieName(FRAMED_DEVICE_COOKIE, isSecure)}=${token}; path=/; max-age=${DEVICE_TOKEN_SECONDS}; samesite=none; secure; partitioned; httponly`;

/** 128 bits: nobody draws another device's. */
const ID_BYTES = 16;
/** 96 bits. */
const SIGNATURE_LENGTH = 16;

const TOKEN = /^([\w-]{22})\.([0-9a-z]{1,8})\.([\w-]{16})$/;
const MAX_LENGTH = 80;

/** A token as a device brought it, and its age. */
export interface KnownDevice {
  id: string;
  /** Since the page that it came with. */
  ageMs: number;
}

export interface DeviceTokens {
  issue: () => string;
  /** Null without a token, and for one that was not issued here, or is too old. */
  read: (cookies: string | string[] | undefined) => KnownDevice | null;
  /** What is stored of it with an answer to a unit. */
  hashAt: (unit: { companyId: number; nodeId: number }, id: string) => string;
}

/** @param secret what tokens are signed and hashed with */
export function createDeviceTokens(secret: Uint8Array, now: () => number = Date.now): DeviceTokens {
  // Of bytes it would be made anew for each, which takes seven times as long as what it is for.
  const key = createSecretKey(secret);
  const digest = (...parts: (string | number)[]) => createHmac('sha256', key).update(parts.join('\n'));
  const signatureOf = (id: string, issued: string): string =>
    digest('device', id, issued).digest('base64url').slice(0, SIGNATURE_LENGTH);
  return {
    issue() {
      const id = randomBytes(ID_BYTES).toString('base64url');
      const issued = now().toString(36);
      return `${id}.${issued}.${signatureOf(id, issued)}`;
    },
    read(cookies) {
      const [token = ''] = [DEVICE_COOKIE, FRAMED_DEVICE_COOKIE].flatMap((name) =>
        cookieValues(cookies, name, MAX_LENGTH),
      );
      const [, id, issued, signature] = TOKEN.exec(token) ?? [];
      if (id === undefined || issued === undefined || signature === undefined) return null;
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id, issued)))) return null;
      const ageMs = now() - Number.parseInt(issued, 36);
      return ageMs >= 0 && ageMs <= DEVICE_TOKEN_SECONDS * 1000 ? { id, ageMs } : null;
    },
    hashAt: ({ companyId, nodeId }, id) => digest('device at', companyId, nodeId, id).digest('hex'),
  };
}
