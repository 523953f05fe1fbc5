/** When reports are due, and which days they are about. Pure. */
import { lengthOf, type Period, readPeriod } from '../dashboard/period.ts';
import type { ReportSubscriptionRow } from '../../../generated/report_subscription.ts';
import { instantOf, wallTime } from '../../../../shared/clock/clock.ts';

export type Schedule = Pick<ReportSubscriptionRow, 'rhythm' | 'weekday' | 'hour' | 'time_zone'>;
type Rhythm = Schedule['rhythm'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_DAYS = 7;
/** As `getUTCDay` counts. */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * The first time after an instant at which the user's wall clock shows the hour, on the weekday of a weekly one.
 * @throws RangeError if there is no such time zone
 */
export function nextReportAt({ rhythm, weekday, hour, time_zone: zone }: Schedule, after: Date): Date {
  const today = Math.floor(wallTime(after.getTime(), zone) / DAY_MS) * DAY_MS;
  // A whole week on where today's hour has passed; the day before for clocks that are set back over midnight.
  for (let day = today - DAY_MS; day <= today + (WEEK_DAYS + 1) * DAY_MS; day += DAY_MS) {
    if (rhythm === 'weekly' && WEEKDAYS[new Date(day).getUTCDay()] !== weekday) continue;
    const at = instantOf(day + hour * HOUR_MS, zone);
    if (at > after.getTime()) return new Date(at);
  }
  throw new Error('A week has no such weekday.');
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The last day, or the last seven, that was over when the report was made; by the user's clock. */
export function reportPeriod(rhythm: Rhythm, madeAt: Date, timeZone: string): Period {
  return lastDays(rhythm === 'daily' ? 1 : WEEK_DAYS, wallTime(madeAt.getTime(), timeZone));
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
