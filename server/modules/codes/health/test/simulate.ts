/** Codes that are scanned as a rhythm says, for tests that know what is true of them. */
import { createRandom, type Random } from '../../../../seed/random.ts';
import { type CodeHistory, type DayOfReads, packReads, WINDOW_DAYS } from '../history.ts';
import { DAY_HOURS, HOUR_MS, hourOfWeek } from '../hours.ts';

/** Monday, 1 January 2024. */
export const FIRST_DAY = 19_723;

export interface Simulated {
  /** Scans expected in each hour of the week. */
  rate: (hourOfWeek: number) => number;
  /** Nobody scans from this day on. */
  diesOn?: number;
  /** Days on which nobody comes. */
  closedOn?: (day: number) => boolean;
  /** How many scan together. */
  party?: number;
  bornOn?: number;
  group?: number;
}

/** Open from 9 to 20 o'clock, twice as busy on weekends. */
export const shopRate = (weekly: number) => (hour: number) => {
  const [day, time] = [Math.floor(hour / DAY_HOURS), hour % DAY_HOURS];
  if (time < 9 || time >= 20) return 0;
  return (weekly * (day >= 5 ? 2 : 1)) / (11 * 9);
};

function poisson(random: Random, mean: number): number {
  const limit = Math.exp(-mean);
  let [count, product] = [0, random.share()];
  while (product > limit) {
    count += 1;
    product *= random.share();
  }
  return count;
}

/** All days of a code from its birth up to a day. */
export function simulate(seed: string, code: Simulated, endDay: number): DayOfReads[] {
  const random = createRandom(seed);
  const { rate, diesOn = Infinity, closedOn, party = 1, bornOn = FIRST_DAY } = code;
  const days: DayOfReads[] = [];
  for (let day = bornOn; day < endDay; day++) {
    const hours = Array.from({ length: DAY_HOURS }, (_, at) => {
      const mean = rate(hourOfWeek(day * DAY_HOURS + at));
      return mean > 0 ? poisson(random, mean / party) * party : 0;
    });
    if (day < diesOn && !closedOn?.(day)) days.push({ day, hours });
  }
  return days;
}

/** What is known of it at the midnight that begins a day. */
export function knownOn(codeId: number, code: Simulated, days: readonly DayOfReads[], endDay: number): CodeHistory {
  const before = days.filter(({ day, hours }) => day < endDay && hours.some((count) => count > 0));
  const last = before.at(-1)?.day ?? 0;
  const isWhole = before.some(({ day }) => day <= last - WINDOW_DAYS);
  const reads = packReads(before, isWhole);
  return {
    codeId,
    unitId: codeId,
    groupId: code.group ?? 1,
    madeAt: (code.bornOn ?? FIRST_DAY) * DAY_HOURS,
    reads,
    lastReadAt: reads ? (reads.until - 1) * HOUR_MS : null,
    checkedAt: null,
    isKnownSilent: false,
    openness: null,
    hasScannedSibling: false,
    mayBeUnprinted: false,
  };
}
