/**
 * Totals of long lists, kept for a moment: to count ten thousand rows costs several times what it costs to read a page of
 * them, and many ask for the same list at once. The rows themselves are always read. What is written through this machine
 * is counted at once; what visitors or other servers write, when the moment has passed.
 */
import { LRUCache } from 'lru-cache';
import type { Statement } from '../access/database.ts';
import { isSignedIn, type Principal, tenantOf } from '../access/principal.ts';

/** Where so many rows are, nobody misses the one that has come since; a shorter list is counted each time. */
const LONG = 1_000;
const TTL_MS = 2_000;
const MAX_TOTALS = 5_000;

/** The total of one list. */
export interface CachedTotal {
  /** Null where it has to be counted. */
  known: number | null;
  keep(total: number): void;
}

export interface Totals {
  /** @param counted the statement that counts: who would count by the same, with the same rights, is told the same */
  of(principal: Principal, counted: Statement): CachedTotal;
  /** After a write. @param companyId null: one that may be of any company */
  forget(companyId: number | null): void;
}

/** Of this machine. */
interface OtherProcesses {
  tell(topic: 'written', companyId: number | null): void;
  hear(topic: 'written', heard: (companyId: number | null) => void): void;
}

/** Kept in this process alone, and only totals of more than a thousand rows. */
export function createTotals(ttlMs = TTL_MS, others?: OtherProcesses): Totals {
  const totals = new LRUCache<string, number>({ max: MAX_TOTALS, ttl: ttlMs });
  const writes = new LRUCache<number, number>({ max: MAX_TOTALS });
  let [written, writtenToAny] = [0, 0];
  function forget(companyId: number | null): void {
    written += 1;
    if (companyId === null) writtenToAny = written;
    else writes.set(companyId, written);
  }
  others?.hear('written', forget);
  return {
    of(principal, { text, values }) {
      const { databaseRole, companyId } = tenantOf(principal);
      const version = isSignedIn(principal) ? principal.accessVersion : null;
      // What is counted before a write is kept under another key than what is asked for after it.
      const state = [writtenToAny, companyId === null ? written : (writes.get(companyId) ?? 0)];
      const key = JSON.stringify([databaseRole, companyId, version, state, text, values]);
      return {
        known: totals.get(key) ?? null,
        keep(total) {
          if (total > LONG) totals.set(key, total);
        },
      };
    },
    forget(companyId) {
      forget(companyId);
      others?.tell('written', companyId);
    },
  };
}
