/** How often one caller may ask, by rate class: counted in this process first, and over all servers in the database. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../database/network.ts';
import { type Problem, tooManyRequests } from '../errors.ts';
import { COUNTED_SECONDS, type SharedCounts, type SharedTotal } from './overload/shared-counts.ts';
import type { RateClass } from '../access/rate-class.ts';

/** Points a minute. Generous for people, tight where guessing pays, or where a call takes or makes a whole file in memory. */
export const PER_MINUTE: Record<RateClass, number> = {
  sign_in: 30,
  answer: 60,
  public: 300,
  read: 3_000,
  write: 600,
  file: 30,
  upload: 120,
};

/** Counted over all servers before they are let in, since each of them may be a guess or costs a file. */
const EXACT = new Set<RateClass>(['sign_in', 'file']);
/** Of a limit, what the servers of one machine count for themselves: most callers never ask for more, and cost the database nothing. */
const UNSHARED = 0.1;

/**
 * @param factor raises every limit alike: load tests come from one address
 * @param shared absent: this server is alone
 * @param processes of this machine that let callers in: together they let pass what one alone would before it asks
 * @returns counts one call of a caller, `user:<id>` or an address; throws Problem 429 with Retry-After beyond the
 *   limit
 */
export function createRateLimits(factor = 1, shared: SharedCounts | null = null, processes = 1) {
  const limitOf = (name: string, points: number): Limit =>
    createLimit(name, { points: points * factor, unshared: UNSHARED / processes }, shared);
  const limits = new Map(Object.entries(PER_MINUTE).map(([name, points]) => [name, limitOf(name, points)]));
  /** Counts one call of this caller; throws 429 with Retry-After beyond the limit. */
  return async (rate: RateClass, caller: string): Promise<void> => {
    const limit = limits.get(rate);
    await (EXACT.has(rate) ? limit?.exactly(networkOf(caller)) : limit?.nearly(networkOf(caller)));
  };
}

type Limit = ReturnType<typeof createLimit>;

function createLimit(name: string, { points, unshared: part }: Bounds, shared: SharedCounts | null) {
  const own = new RateLimiterMemory({ keyPrefix: name, points, duration: COUNTED_SECONDS });
  const unshared = Math.floor(points * part);
  const keyOf = (caller: string): string => `${name}:${caller}`;

  async function consume(caller: string): Promise<RateLimiterRes> {
    try {
      return await own.consume(caller);
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? refused(refusal.msBeforeNext) : refusal;
    }
  }

  const adopt = (caller: string, total: SharedTotal) =>
    own.set(caller, total.points, Math.ceil(total.milliseconds / 1_000));

  return {
    async exactly(caller: string): Promise<void> {
      await consume(caller);
      const total = (await shared?.add(keyOf(caller))) ?? null;
      if (!total || total.points <= points) return;
      await adopt(caller, total);
      throw refused(total.milliseconds);
    },
    async nearly(caller: string): Promise<void> {
      const { consumedPoints } = await consume(caller);
      if (!shared || consumedPoints <= unshared) return;
      // The first time all that was counted here alone.
      const handed = consumedPoints === unshared + 1 ? consumedPoints : 1;
      shared.note(keyOf(caller), handed, (total) => void adopt(caller, total));
    },
  };
}

interface Bounds {
  points: number;
  /** What part of them this process counts for itself. */
  unshared: number;
}

function refused(milliseconds: number): Problem {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  return tooManyRequests({ parameters: { seconds }, headers: { 'retry-after': String(seconds) } });
}
