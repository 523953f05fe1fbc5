/**
 * The version of a survey that a page was made from, signed for the page's code. Answers of an older version are taken
 * however late they come, but only of one that this very code has shown: else a version that is asked at one unit could
 * be answered through another one's code. The key is part of the prepared page and checked without the database.
 */
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { growsUpTo } from '../../access/grows-up-to.ts';
import type { Resolved } from './resolve.ts';

/** 96 bits. */
const KEY_LENGTH = 16;
/** As many codes as are known to the resolver at once: to sign a version anew was a seventh of a look-up. */
const MAX_CACHED_KEYS = 20_000;

type Code = Pick<Resolved, 'companyId' | 'codeId'>;

export interface ShownVersions {
  keyOf: (code: Code, versionId: number) => string;
  /** The version, where its key says that the code has shown it; undefined for all else. */
  read: (code: Code, versionId: number | undefined, key: string | undefined) => number | undefined;
}

export function createShownVersions(secret: Uint8Array): ShownVersions {
  const signingKey = createSecretKey(secret);
  const sign = ({ companyId, codeId }: Code, versionId: number): string =>
    createHmac('sha256', signingKey)
      .update(`version\n${companyId}\n${codeId}\n${versionId}`)
      .digest('base64url')
      .slice(0, KEY_LENGTH);
  const shown = new LRUCache<string, string>(growsUpTo(MAX_CACHED_KEYS));
  return {
    keyOf(code, versionId) {
      const name = `${code.companyId}:${code.codeId}:${versionId}`;
      const known = shown.get(name);
      if (known !== undefined) return known;
      const key = sign(code, versionId);
      shown.set(name, key);
      return key;
    },
    // Signed anew: what somebody sends must not take the place of what is shown.
    read(code, versionId, key) {
      if (versionId === undefined || key === undefined) return undefined;
      const [given, right] = [Buffer.from(key), Buffer.from(sign(code, versionId))];
      return given.length === right.length && timingSafeEqual(given, right) ? versionId : undefined;
    },
  };
}
