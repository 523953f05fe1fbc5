/** The day and the hour in which figures count what happened at a unit: those that its own clock showed then. */
import { wallTime } from '../../../../shared/opening-hours/opening-hours.ts';

const clockOf = (row: string): string => `(coalesce(${row}local_time, ${row}created_at) at time zone 'UTC')`;

/** SQL of the day of a row of `feedback` or `node_read`. @param row its alias with the dot, where it has one */
export const localDay = (row = ''): string => `${clockOf(row)}::date`;

/** SQL of the hour of that day, 0 to 23. */
export const localHour = (row = ''): string => `extract(hour from ${clockOf(row)})::integer`;

const UTC = 'UTC';
/** Clocks are set forward and back at quarter hours only, in every zone of the IANA database since 1972. */
const QUARTER_MS = 15 * 60_000;

/** The offset that each zone had when it was last asked: a page a millisecond must not format a date each time. */
const offsets = new Map<string, { quarter: number; offset: number }>();

function offsetAt(at: number, timeZone: string): number {
  const quarter = Math.floor(at / QUARTER_MS);
  const known = offsets.get(timeZone);
  if (known?.quarter === quarter) return known.offset;
  const whole = Math.floor(at / 1000) * 1000;
  const offset = wallTime(whole, timeZone) - whole;
  offsets.set(timeZone, { quarter, offset });
  return offset;
}

/**
 * What the clock of a zone shows, as a time of UTC, ISO 8601; null for UTC, whose rows need none.
 * @param at milliseconds since 1970
 */
export const localTimeAt = (at: number, timeZone: string): string | null =>
  timeZone === UTC ? null : new Date(at + offsetAt(at, timeZone)).toISOString();
