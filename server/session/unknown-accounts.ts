/**
 * Locks e-mails without an account as accounts are locked (see `noteFailure`): were only real ones locked, a lock would
 * tell that an e-mail is known. Kept in memory: there is no row for them, and a guesser must not fill the database.
 */
import { LRUCache } from 'lru-cache';
import { FREE_ATTEMPTS, LOCK_SECONDS } from './session-statements.ts';

const EMAILS = 50_000;

export interface UnknownAccounts {
  /** Seconds that the e-mail stays locked; 0 when it is not. */
  lockedSeconds: (email: string) => number;
  noteFailure: (email: string) => void;
}

/** `now` in milliseconds. */
export function createUnknownAccounts(now: () => number = Date.now): UnknownAccounts {
  const failures = new LRUCache<string, { count: number; lockedUntil: number }>({ max: EMAILS });
  return {
    lockedSeconds: (email) => Math.max(0, Math.ceil(((failures.get(email)?.lockedUntil ?? 0) - now()) / 1000)),
    noteFailure(email) {
      const count = (failures.get(email)?.count ?? 0) + 1;
      failures.set(email, { count, lockedUntil: count >= FREE_ATTEMPTS ? now() + LOCK_SECONDS * 1000 : 0 });
    },
  };
}
