/** One-time codes by time (RFC 6238) of six digits and 30 seconds, as every authenticator app makes them. */
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Feedtree';
const SECONDS = 30;
const DIGITS = 6;
/** RFC 6238, section 5.2: one step for the time that passes on the way, and for clocks that differ. */
const DRIFT_STEPS = 1;

const totpOf = (secret: string, account: string): TOTP =>
  new TOTP({ issuer: ISSUER, label: account, algorithm: 'SHA1', digits: DIGITS, period: SECONDS, secret });

/** A new secret in base32: 160 bits, as RFC 4226 recommends. */
export const newOneTimeSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from a QR code. */
export const oneTimeAddress = (secret: string, account: string): string => totpOf(secret, account).toString();

/** The number of the 30 seconds whose code this is, at a time in milliseconds; null for a wrong one. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  return delta === null ? null : TOTP.counter({ period: SECONDS, timestamp: now }) + delta;
}
