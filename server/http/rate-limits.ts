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

/** Of one class and caller, how many calls a process has let in. */
export type LetIn = [rate: string, caller: string, calls: number][];

/** Of this machine. */
export interface OtherProcesses {
  /** How many let callers in, this one too. */
  web: number;
  tell(topic: 'let_in', calls: LetIn): void;
  hear(topic: 'let_in', heard: (calls: LetIn) => void): void;
}

/** In milliseconds: what the processes of a machine let pass of what others of it have used up. */
const TELL_MS = 50;

/**
 * @param factor raises every limit alike: load tests come from one address
 * @param shared absent: this server is alone
 * @param others absent: this process is alone on its machine
 * @returns counts one call of a caller, `user:<id>` or an address; throws Problem 429 with Retry-After beyond the
 *   limit
 */
export function createRateLimits(factor = 1, shared: SharedCounts | null = null, others: OtherProcesses | null = null) {
  const tell = others && others.web > 1 ? createTelling(others) : null;
  // Together they let pass what one alone would before it asks.
  const unshared = UNSHARED / (others?.web ?? 1);
  const limitOf = (name: string, points: number): Limit =>
    createLimit(name, { points: points * factor, unshared }, shared, tell);
  const limits = new Map(Object.entries(PER_MINUTE).map(([name, points]) => [name, limitOf(name, points)]));
  others?.hear('let_in', (calls) => {
    for (const [name, caller, count] of calls) limits.get(name)?.heard(caller, count);
  });
  /** Counts one call of this caller; throws 429 with Retry-After beyond the limit. */
  return async (rate: RateClass, caller: string): Promise<void> => {
    const limit = limits.get(rate);
    await (EXACT.has(rate) ? limit?.exactly(networkOf(caller)) : limit?.nearly(networkOf(caller)));
  };
}

type Limit = ReturnType<typeof createLimit>;

type Tell = (rate: string, caller: string) => void;

/** Some times a second, all that came in between. */
function createTelling(others: OtherProcesses): Tell {
  let gathered = new Map<string, LetIn[number]>();
  let timer: NodeJS.Timeout | undefined;
  return (rate, caller) => {
    const key = `${rate}:${caller}`;
    const [, , calls] = gathered.get(key) ?? [rate, caller, 0];
    gathered.set(key, [rate, caller, calls + 1]);
    timer ??= setTimeout(() => {
      timer = undefined;
      others.tell('let_in', [...gathered.values()]);
      gathered = new Map();
    }, TELL_MS).unref();
  };
}

function createLimit(name: string, { points, unshared: part }: Bounds, shared: SharedCounts | null, tell: Tell | null) {
  const own = new RateLimiterMemory({ keyPrefix: name, points, duration: COUNTED_SECONDS });
  /** What other processes of the machine let in, since the total of all servers was heard last. */
  const elsewhere = new RateLimiterMemory({
    keyPrefix: name,
    points: Number.MAX_SAFE_INTEGER,
    duration: COUNTED_SECONDS,
  });
  const unshared = Math.floor(points * part);
  const keyOf = (caller: string): string => `${name}:${caller}`;

  async function consume(caller: string): Promise<RateLimiterRes> {
    try {
      return await own.consume(caller);
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? refused(refusal.msBeforeNext) : refusal;
    }
  }

  async function adopt(caller: string, total: SharedTotal): Promise<void> {
    await elsewhere.delete(caller);
    await own.set(caller, total.points, Math.ceil(total.milliseconds / 1_000));
  }

  async function refuseTogether(caller: string, { consumedPoints, msBeforeNext }: RateLimiterRes): Promise<void> {
    tell?.(name, caller);
    const others = tell && (await elsewhere.get(caller));
    if (others && consumedPoints + others.consumedPoints > points) throw refused(msBeforeNext);
  }

  return {
    heard: (caller: string, calls: number) => void elsewhere.penalty(caller, calls),
    async exactly(caller: string): Promise<void> {
      await consume(caller);
      const total = (await shared?.add(keyOf(caller))) ?? null;
      if (!total || total.points <= points) return;
      await adopt(caller, total);
      throw refused(total.milliseconds);
    },
    async nearly(caller: string): Promise<void> {
      const consumed = await consume(caller);
      await refuseTogether(caller, consumed);
      const { consumedPoints } = consumed;
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
