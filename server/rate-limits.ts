/** How often one caller may ask, by rate class; counted in this process. */
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
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

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** What one caller can't change at will of its address. */
export const networkOf = (address: string): string => (isIPv6(address) ? network(address) : address);

/**
 * The network of an IPv6 address: its subscriber chooses the last 64 bits at will (RFC 4291, section 2.5.1), so all of
 * them are one caller. An IPv4 address in the clothes of version 6 stays as it is.
 */
function network(address: string): string {
  if (address.includes('.')) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
