/**
 * A device from which an account was signed in to keeps a token of that, so that guesses from elsewhere don't lock it out
 * (see guess-limits.ts). It signs nobody in. It opens for its own account alone and names none; with another password,
 * and after a log-out everywhere, it counts no more.
 */
import { randomBytes } from 'node:crypto';
import { cookieValues } from '../../../http/cookie-name.ts';
import type { Cookie } from '../../../http/registry.ts';
import type { AccountIds } from './guess-limits.ts';
import { createSeal } from './seal.ts';

export const KNOWN_DEVICE_COOKIE = 'feedtree_known_device';
export const KNOWN_DEVICE_SECONDS = 365 * 24 * 60 * 60;
/** Several people may share a device; who came last is kept. */
const MAX_ACCOUNTS = 5;
/** 128 bits: nobody draws another device's. */
const ID_BYTES = 16;

/** Of five tokens. */
const MAX_LENGTH = 1_500;
const SEPARATOR = '~';
const TOKEN = /^v1\.[\w-]{60,280}$/;
const CONTENT = /^([\w-]{22})\.([0-9a-z]{1,9})\.([cp])\.([\w-]{22})$/;

export interface DeviceAccount extends AccountIds {
  /** Of what makes devices unknown again: see `accountMark`. */
  mark: string;
}

export interface KnownDevice {
  id: string;
  /** A right code of the second factor has come from it. */
  hasGivenCode: boolean;
}

/** The `cookie` header of a request. */
export type CookieHeader = string | string[] | undefined;

export interface KnownDevices {
  /** Null without a token, and for one of another account, of an earlier password, or that is too old. */
  read(cookies: CookieHeader, account: DeviceAccount): KnownDevice | null;
  /** The cookie by which the device is known from now on, beside other accounts' tokens that it keeps. */
  remember(cookies: CookieHeader, account: DeviceAccount, device?: Partial<KnownDevice>): Cookie;
}

/** What a token is made for beside the account: another password or generation makes it worthless. */
export const accountMark = (
  { fingerprint }: { fingerprint: (text: string) => string },
  { password_hash: hash, device_generation: generation }: { password_hash: string | null; device_generation: number },
): string => fingerprint(`${generation}.${hash ?? ''}`);

/** @param now in milliseconds */
export function createKnownDevices(secret: Uint8Array, now: () => number = Date.now): KnownDevices {
  const seal = createSeal(secret, 'known-device');
  const placeOf = ({ companyId, userId }: DeviceAccount): string => `${companyId}.${userId}`;

  return {
    read(cookies, account) {
      for (const token of tokensOf(cookies)) {
        const [, id, issued = '', via, mark] = CONTENT.exec(seal.open(token, placeOf(account)) ?? '') ?? [];
        if (id === undefined || mark !== account.mark) continue;
        const age = now() - Number.parseInt(issued, 36);
        if (age >= 0 && age <= KNOWN_DEVICE_SECONDS * 1000) return { id, hasGivenCode: via === 'c' };
      }
      return null;
    },
    remember(cookies, account, { id = randomBytes(ID_BYTES).toString('base64url'), hasGivenCode = false } = {}) {
      const content = [id, now().toString(36), hasGivenCode ? 'c' : 'p', account.mark].join('.');
      const others = tokensOf(cookies).filter((token) => seal.open(token, placeOf(account)) === null);
      const tokens = [seal.close(content, placeOf(account)), ...others].slice(0, MAX_ACCOUNTS);
      return { name: KNOWN_DEVICE_COOKIE, value: tokens.join(SEPARATOR), seconds: KNOWN_DEVICE_SECONDS };
    },
  };
}

/** Also those that came before they were set over TLS for this host alone. */
const tokensOf = (cookies: CookieHeader): string[] =>
  cookieValues(cookies, KNOWN_DEVICE_COOKIE, MAX_LENGTH)
    .flatMap((value) => value.split(SEPARATOR))
    .filter((token) => TOKEN.test(token))
    .slice(0, MAX_ACCOUNTS);
