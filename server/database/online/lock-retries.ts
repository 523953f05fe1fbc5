/** Work that needs locks which others may hold: it waits briefly, lets go of all, and tries again. */
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

export interface LockPatience {
  /** How long it tries, in milliseconds. */
  totalMs: number;
  /** Hears of each attempt that was given up for a lock. */
  onRetry?: (error: pg.DatabaseError) => void;
}

/**
 * Whoever comes after one that waits for a table's lock waits behind it: so long at most, a tenth of a second.
 * PostgreSQL's own unit, milliseconds.
 */
const LOCK_WAIT = '100ms';
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;
/** lock_not_available, deadlock_detected, serialization_failure */
const TRANSIENT = new Set(['55P03', '40P01', '40001']);

export const isOfLocks = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && TRANSIENT.has(error.code ?? '');

/**
 * Does the work in one transaction that waits for each lock a tenth of a second, and anew after a pause that grows and
 * is random, so that two that get into each other's way part.
 * @param work what the transaction does; it may be done several times
 * @throws what the work throws; for a lock after the time is over
 */
export async function inTransaction<Answer>(
  client: pg.Client,
  patience: LockPatience,
  work: () => Promise<Answer>,
): Promise<Answer> {
  return untilFree(patience, async () => {
    await client.query(`begin; set local lock_timeout to '${LOCK_WAIT}'`);
    try {
      const answer = await work();
      await client.query('commit');
      return answer;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}

/** Does the work again for as long as a lock is in its way and the time is not over. */
export async function untilFree<Answer>(
  { totalMs, onRetry }: LockPatience,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const end = Date.now() + totalMs;
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isOfLocks(error) || Date.now() >= end) throw error;
      onRetry?.(error);
      const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
      await setTimeout(longest * (0.5 + Math.random() / 2));
    }
  }
}
