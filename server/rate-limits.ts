/** How often one caller may ask, by rate class; counted in this process. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './access/network.ts';
import { tooManyRequests } from './errors.ts';
import type { RateClass } from './registry.ts';

/** Points a minute. Generous for people, tight where guessing pays, or where a call takes or makes a whole file in memory. */
const PER_MINUTE: Record<RateClass, number> = {
  sign_in: 30,
  answer: 60,
  public: 300,
  read: 3_000,
  write: 600,
  file: 30,
  upload: 120,
};

/** `factor` raises every limit alike: load tests come from one address. */
export function createRateLimits(factor = 1) {
  const limiters = new Map(
    Object.entries(PER_MINUTE).map(([name, points]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points: points * factor, duration: 60 }),
    ]),
  );
  /** Counts one call of this caller; throws 429 with Retry-After beyond the limit. */
  return async (rate: RateClass, caller: string): Promise<void> => {
    try {
      await limiters.get(rate)?.consume(networkOf(caller));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.ceil(refusal.msBeforeNext / 1000);
      throw tooManyRequests({ parameters: { seconds }, headers: { 'retry-after': String(seconds) } });
    }
  };
}
