/** When reports are due, and which days they are about. Pure. */
import { lengthOf, type Period, readPeriod } from '../dashboard/period.ts';
import type { ReportSubscriptionRow } from '../../../generated/report_subscription.ts';
import { instantOf, wallTime } from '../../../../shared/clock/clock.ts';

export type Schedule = Pick<ReportSubscriptionRow, 'rhythm' | 'weekday' | 'hour' | 'time_zone'>;
type Rhythm = Schedule['rhythm'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_DAYS = 7;
/** From any day the first of the next month is no further. */
const LONGEST_MONTH_DAYS = 31;
/** As `getUTCDay` counts. */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * The first time after an instant at which the user's wall clock shows the hour, on the weekday of a weekly one and on
 * the first of the month of a monthly one.
 * @throws RangeError if there is no such time zone
 */
export function nextReportAt(schedule: Schedule, after: Date): Date {
  const { hour, time_zone: zone } = schedule;
  const today = Math.floor(wallTime(after.getTime(), zone) / DAY_MS) * DAY_MS;
  // A whole month on where today's hour has passed; the day before for clocks that are set back over midnight.
  for (let day = today - DAY_MS; day <= today + (LONGEST_MONTH_DAYS + 1) * DAY_MS; day += DAY_MS) {
    if (!comesOn(schedule, new Date(day))) continue;
    const at = instantOf(day + hour * HOUR_MS, zone);
    if (at > after.getTime()) return new Date(at);
  }
  throw new Error('A week has no such weekday.');
}

/** @param day of the user's clock, as if it were UTC's */
function comesOn({ rhythm, weekday }: Schedule, day: Date): boolean {
  if (rhythm === 'weekly') return WEEKDAYS[day.getUTCDay()] === weekday;
  return rhythm === 'daily' || day.getUTCDate() === 1;
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The last day, the last seven, or the last month of the calendar that was over when the report was made; by the user's
 * clock. A month is told by its weeks.
 */
export function reportPeriod(rhythm: Rhythm, madeAt: Date, timeZone: string): Period {
  const now = wallTime(madeAt.getTime(), timeZone);
  return rhythm === 'monthly' ? lastMonth(new Date(now)) : lastDays(rhythm === 'daily' ? 1 : WEEK_DAYS, now);
}

function lastMonth(now: Date): Period {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  // The last day of a month is the one before the first of the next.
  return readPeriod({ from: isoDay(Date.UTC(year, month - 1, 1)), to: isoDay(Date.UTC(year, month, 0)), step: 'week' });
}

/** Of a day alone a chart says nothing: it is shown at the end of its week. */
export function chartPeriod(period: Period): Period {
  if (lengthOf(period) > 1) return period;
  return lastDays(WEEK_DAYS, Date.parse(period.to) + DAY_MS);
}

/** @param now any time of the day after the last one, of the clock that tells days, as if it were UTC's */
function lastDays(count: number, now: number): Period {
  const last = now - DAY_MS;
  return readPeriod({ from: isoDay(last - (count - 1) * DAY_MS), to: isoDay(last) });
}
