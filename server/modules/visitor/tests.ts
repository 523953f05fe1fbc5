/**
 * Tests of codes: an address with a key, which only who may see the code is given, and which holds for half an hour. A
 * page that is opened by it is noted as a test and not counted, so that nobody's figures begin with their own tries.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Resolved } from './resolve.ts';

const HELD_SECONDS = 30 * 60;
/** 132 bits. */
const SIGNATURE_LENGTH = 22;
/** The second in which it ends, in base 36, and the signature. */
const KEY = /^([0-9a-z]{1,8})\.([\w-]{22})$/;

type Code = Pick<Resolved, 'companyId' | 'codeId'>;

export interface Tests {
  /** The parameter `test` of an address of the code, from now on. `now` in milliseconds since 1970. */
  keyOf: (code: Code, now?: number) => string;
  isKey: (code: Code, given: unknown, now?: number) => boolean;
}

export function createTests(secret: Uint8Array): Tests {
  const sign = ({ companyId, codeId }: Code, until: string): string =>
    createHmac('sha256', secret)
      .update(`test\n${companyId}\n${codeId}\n${until}`)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH);
  return {
    keyOf(code, now = Date.now()) {
      const until = (Math.floor(now / 1000) + HELD_SECONDS).toString(36);
      return `${until}.${sign(code, until)}`;
    },
    isKey(code, given, now = Date.now()) {
      const [, until, signature] = typeof given === 'string' ? (KEY.exec(given) ?? []) : [];
      if (until === undefined || signature === undefined || Number.parseInt(until, 36) * 1000 < now) return false;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(code, until)));
    },
  };
}
