/**
 * The version of a survey that a page was made from, signed for the page's code. Answers of an older version are taken
 * however late they come, but only of one that this very code has shown: else a version that is asked at one unit could
 * be answered through another one's code. The key is part of the prepared page and checked without the database.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Resolved } from './resolve.ts';

/** 96 bits. */
const KEY_LENGTH = 16;

type Code = Pick<Resolved, 'companyId' | 'codeId'>;

export interface ShownVersions {
  keyOf: (code: Code, versionId: number) => string;
  /** The version, where its key says that the code has shown it; undefined for all else. */
  read: (code: Code, versionId: number | undefined, key: string | undefined) => number | undefined;
}

export function createShownVersions(secret: Uint8Array): ShownVersions {
  const keyOf = ({ companyId, codeId }: Code, versionId: number): string =>
    createHmac('sha256', secret)
      .update(`version\n${companyId}\n${codeId}\n${versionId}`)
      .digest('base64url')
      .slice(0, KEY_LENGTH);
  return {
    keyOf,
    read(code, versionId, key) {
      if (versionId === undefined || key === undefined) return undefined;
      const [given, right] = [Buffer.from(key), Buffer.from(keyOf(code, versionId))];
      return given.length === right.length && timingSafeEqual(given, right) ? versionId : undefined;
    },
  };
}
