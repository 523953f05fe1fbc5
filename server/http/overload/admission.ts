/**
 * Bounds the answers that wait for the database. Beyond the bound a visitor hears at once that it is too much, and when
 * to come again, instead of waiting until nobody listens any more. The bound follows the wait that is measured: on a
 * slower or busier machine fewer are let in, so that what was let in stays fast. Counted in this process, and only once
 * a body is there: a slow sender takes nobody's place.
 */
import { overloaded, type Problem } from '../../errors.ts';

export interface Admission {
  /** Whether it is of no use to read another body. */
  isFull(): boolean;
  /** Runs an answer's work; throws 503 with Retry-After when there are too many, or too many of this company. */
  run<Result>(companyId: number, work: () => Promise<Result>): Promise<Result>;
  /** Counts one more who is sent away, and says what he is told. */
  shed(): Problem;
  /** Answers under way, how many may be, and those that were sent away so far. */
  figures(): { running: number; bound: number; refused: number };
}

export interface AdmissionOptions {
  /** Answers at once, at most. */
  capacity?: number | undefined;
  /** Of this machine, which share what it takes. */
  processes?: number;
  /** Milliseconds from any moment on. */
  now?: () => number;
}

const CAPACITY = 256;
/** Of a machine, as many as two transactions hold: fewer would leave the database idle. */
const LEAST = 64;
/** Milliseconds that an answer may take on average; the slowest take some times as long. */
const TARGET = 60;
/** Answers after which the bound is judged anew. */
const WINDOW = 50;
/** How much of the bound a window takes away at most, and how much one that was fast enough gives. */
const SMALLEST_CUT = 0.7;
const GROWTH = 6;
/** What one company may take: the rest is always left to the others. */
const SHARE = 0.75;

/** Seconds, spread so that those who were sent away do not come back together. */
export const retryAfter = (): { 'retry-after': string } => ({
  'retry-after': String(1 + Math.floor(Math.random() * 3)),
});

/** Of this process alone; the bound begins at the capacity. */
export function createAdmission({
  capacity = CAPACITY,
  processes = 1,
  now = () => performance.now(),
}: AdmissionOptions = {}): Admission {
  const bound = createBound(Math.ceil(capacity / processes), Math.ceil(LEAST / processes));
  const ofCompany = new Map<number, number>();
  let running = 0;
  let refused = 0;
  const isFull = (): boolean => running >= bound.value;
  function shed(): Problem {
    refused += 1;
    return overloaded({ headers: retryAfter() });
  }
  return {
    isFull,
    figures: () => ({ running, bound: bound.value, refused }),
    shed,
    async run(companyId, work) {
      const theirs = ofCompany.get(companyId) ?? 0;
      if (isFull() || theirs >= shareOf(bound.value)) throw shed();
      running += 1;
      ofCompany.set(companyId, theirs + 1);
      const begun = now();
      try {
        return await work();
      } finally {
        running -= 1;
        const left = (ofCompany.get(companyId) ?? 1) - 1;
        if (left > 0) ofCompany.set(companyId, left);
        else ofCompany.delete(companyId);
        bound.took(now() - begun);
      }
    },
  };
}

const shareOf = (bound: number): number => Math.max(1, Math.floor(bound * SHARE));

/** By Little's law as many are under way as come in an average wait: a wait too long by half asks for a third fewer. */
function createBound(capacity: number, leastOfAll: number) {
  const least = Math.min(leastOfAll, capacity);
  let value = capacity;
  let count = 0;
  let sum = 0;
  return {
    get value() {
      return Math.floor(value);
    },
    took(milliseconds: number): void {
      count += 1;
      sum += milliseconds;
      if (count < WINDOW) return;
      const mean = sum / count;
      count = 0;
      sum = 0;
      value =
        mean > TARGET
          ? Math.max(least, value * Math.max(SMALLEST_CUT, TARGET / mean))
          : Math.min(capacity, value + GROWTH);
    },
  };
}
