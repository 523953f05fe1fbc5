/** What is known of a code: how it was read in the twelve weeks before its last scan, counted and packed. */
import { DAY_HOURS, dayOf, hourOfWeek, WEEK_HOURS } from './hours.ts';

/** Of the rhythm: twelve weeks, so that each hour of the week was there twelve times. */
export const WINDOW_DAYS = 84;

export interface ReadHistory {
  /** Day of the first entry of `daily`. */
  firstDay: number;
  /** Scans of each day, up to that of the last one. */
  daily: Uint16Array;
  /** Scans of each hour of the week. */
  hourly: Uint16Array;
  total: number;
  /** The hours in which scans would have been counted: from the first, which is in, to the last, which is out. */
  from: number;
  until: number;
  /** The first scan of all opened the history: it tells that the code was there, and nothing of how often. */
  beganByScan: boolean;
}

/** The share of an hour in which the place is open, 0 to 1. */
export type Openness = (hour: number) => number;

export interface CodeHistory {
  codeId: number;
  unitId: number;
  /** Of the unit above: codes with the same one are siblings. */
  groupId: number;
  /** Made, or bound to its unit: an hour. */
  madeAt: number;
  /** Null where it was never scanned since. */
  reads: ReadHistory | null;
  /** In milliseconds; later than `reads` where it was scanned after the last day that is counted. */
  lastReadAt: number | null;
  /** When somebody looked and found it well: an hour. */
  checkedAt: number | null;
  /** Silence was found before and has not ended: nothing is expected of it among the others. */
  isKnownSilent: boolean;
  /** Null: always open. */
  openness: Openness | null;
  /** Whether the unit has another code that is scanned: then this one need not be on any wall. */
  hasScannedSibling: boolean;
  /** Made for a unit that only holds others, of which nobody may ever have printed it. */
  mayBeUnprinted: boolean;
}

export interface DayOfReads {
  day: number;
  /** 24 numbers. */
  hours: readonly number[];
}

/** @param days in any order, none before the code was made; @param isWhole whether there was a scan before them */
export function packReads(days: readonly DayOfReads[], isWhole: boolean): ReadHistory | null {
  const read = days.filter(({ hours }) => hours.some((count) => count > 0));
  const last = Math.max(...read.map(({ day }) => day));
  if (read.length === 0) return null;
  const firstDay = last - WINDOW_DAYS + 1;
  const daily = new Uint16Array(WINDOW_DAYS);
  const hourly = new Uint16Array(WEEK_HOURS);
  let [total, first, end] = [0, Infinity, 0];
  for (const { day, hours } of read) {
    if (day < firstDay) continue;
    hours.forEach((count, at) => {
      if (count === 0) return;
      const hour = day * DAY_HOURS + at;
      daily[day - firstDay] = (daily[day - firstDay] ?? 0) + count;
      hourly[hourOfWeek(hour)] = (hourly[hourOfWeek(hour)] ?? 0) + count;
      total += count;
      first = Math.min(first, hour);
      end = Math.max(end, hour + 1);
    });
  }
  const from = isWhole ? firstDay * DAY_HOURS : first;
  return { firstDay, daily, hourly, total, from, until: end, beganByScan: !isWhole };
}

export const readsOnDay = ({ firstDay, daily }: ReadHistory, day: number): number => daily[day - firstDay] ?? 0;

/** Scans of the last twelve weeks before an hour, the oldest first. */
export function weeksBefore(reads: ReadHistory | null, end: number): number[] {
  const weeks = Array.from({ length: WINDOW_DAYS / 7 }, () => 0);
  if (!reads) return weeks;
  const begin = dayOf(end) - WINDOW_DAYS;
  for (let at = 0; at < WINDOW_DAYS; at++) {
    const week = Math.floor(at / 7);
    weeks[week] = (weeks[week] ?? 0) + readsOnDay(reads, begin + at);
  }
  return weeks;
}
