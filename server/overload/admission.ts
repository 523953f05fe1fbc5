/**
 * Bounds the answers that wait for the database. Beyond the bound a visitor hears at once that it is too much, and when
 * to come again, instead of waiting until nobody listens any more; what was let in stays fast. Counted in this process,
 * and only once a body is there: a slow sender takes nobody's place.
 */
import { overloaded } from '../errors.ts';

export interface Admission {
  /** Whether it is of no use to read another body. */
  isFull(): boolean;
  /** Runs an answer's work; throws 503 with Retry-After when there are too many, or too many of this company. */
  run<Result>(companyId: number, work: () => Promise<Result>): Promise<Result>;
}

/** At two thousand answers a second the last of them waits for some 50 ms. */
const CAPACITY = 100;
/** What one company may take: the rest is always left to the others. */
const SHARE = 0.75;

/** Seconds, spread so that those who were sent away do not come back together. */
export const retryAfter = (): { 'retry-after': string } => ({
  'retry-after': String(1 + Math.floor(Math.random() * 3)),
});

export function createAdmission(capacity = CAPACITY): Admission {
  const share = Math.max(1, Math.floor(capacity * SHARE));
  const ofCompany = new Map<number, number>();
  let running = 0;
  const isFull = (): boolean => running >= capacity;
  return {
    isFull,
    async run(companyId, work) {
      const theirs = ofCompany.get(companyId) ?? 0;
      if (isFull() || theirs >= share) throw overloaded({ headers: retryAfter() });
      running += 1;
      ofCompany.set(companyId, theirs + 1);
      try {
        return await work();
      } finally {
        running -= 1;
        const left = (ofCompany.get(companyId) ?? 1) - 1;
        if (left > 0) ofCompany.set(companyId, left);
        else ofCompany.delete(companyId);
      }
    },
  };
}
