/** Billing periods. Days are UTC's. */
export type Period = 'monthly' | 'yearly';

const DAY_MS = 86_400_000;
const MONTHS: Record<Period, number> = { monthly: 1, yearly: 12 };

/**
 * The same moment of the day one period later, or on the last day of a shorter month.
 * @param day of the month that is aimed at: what began on the 31st ends on February 28th and then on March 31st
 */
export function periodAfter(from: Date, period: Period, day = from.getUTCDate()): Date {
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + MONTHS[period]);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end;
}

export interface Span {
  from: Date;
  to: Date;
}

export interface Days {
  unused: number;
  all: number;
}

/** The days of a period, and those of them that are still whole at a moment: a day that has begun is used. */
export function daysOf({ from, to }: Span, now: Date): Days {
  const all = Math.max(0, Math.round((to.getTime() - from.getTime()) / DAY_MS));
  const unused = Math.floor((to.getTime() - Math.max(now.getTime(), from.getTime())) / DAY_MS);
  return { all, unused: Math.min(Math.max(unused, 0), all) };
}
