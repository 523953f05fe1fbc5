/** The day and the hour in which figures count what happened at a unit: those that its own clock showed then. */
import { wallTime } from '../../../../shared/clock/clock.ts';

const clockOf = (row: string): string => `(coalesce(${row}local_time, ${row}created_at) at time zone 'UTC')`;

/**
 * The day that a row counts for.
 * @param row alias of a row of `feedback` or `node_read` with the dot, where it has one
 * @returns SQL of a date
 */
export const localDay = (row = ''): string => `${clockOf(row)}::date`;

/**
 * The hour of that day.
 * @param row as for `localDay`
 * @returns SQL of an integer, 0 to 23
 */
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
 * What the clock of a zone shows.
 * @param at milliseconds since 1970
 * @param timeZone of the IANA database, as `Europe/Berlin`
 * @returns as a time of UTC, ISO 8601; null for UTC, whose rows need none
 * @throws RangeError if there is no such zone
 */
export const localTimeAt = (at: number, timeZone: string): string | null =>
  timeZone === UTC ? null : new Date(at + offsetAt(at, timeZone)).toISOString();
