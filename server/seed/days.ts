/** Points in time of the demo. Everything is counted from the start of today (UTC), so that it always looks recent. */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const startOfDay = (time: number): number => Math.floor(time / DAY) * DAY;

export const iso = (time: number): string => new Date(time).toISOString();

export const isoDay = (time: number): string => iso(time).slice(0, 10);

/** The same day of another month, or that month's last day. */
export function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
