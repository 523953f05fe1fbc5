/** Time as it passes while a place is open. Pure: weekdays with spans in a time zone, and days on which it is closed. */
import { instantOf, wallTime } from '../clock/clock.ts';

export interface OpeningHours {
  /** IANA. */
  timeZone: string;
  /** Monday first; each span as `09:00-18:00`. One that ends at or before its beginning ends on the next day. */
  weekdays: readonly (readonly string[])[];
  /** `2026-12-25`: no span begins on such a day. */
  closedDays: readonly string[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DAY_MINUTES = 24 * 60;
/** A place that opens so seldom is as good as closed. */
const MAX_DAYS = 800;

export interface Span {
  from: number;
  until: number;
}

const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The spans that begin on a day, which is given as midnight of its wall clock. */
function spansOf({ timeZone, weekdays, closedDays }: OpeningHours, day: number): Span[] {
  const date = new Date(day);
  if (closedDays.includes(date.toISOString().slice(0, 10))) return [];
  const spans = weekdays[(date.getUTCDay() + 6) % 7] ?? [];
  return spans.flatMap((span) => {
    const [from = 0, end = 0] = span.split('-').map(minutesOf);
    const until = end <= from ? end + DAY_MINUTES : end;
    const at = (minutes: number): number => instantOf(day + minutes * MINUTE_MS, timeZone);
    const made = { from: at(from), until: at(until) };
    return made.until > made.from ? [made] : [];
  });
}

/**
 * From the day before on, whose last span may reach into this one; overlapping spans are one. In the order of time,
 * for about two years.
 * @param from milliseconds since 1970, as those of the spans
 */
export function* openSpans(hours: OpeningHours, from: number): Generator<Span> {
  const today = Math.floor(wallTime(from, hours.timeZone) / DAY_MS) * DAY_MS;
  let reached = from;
  for (let day = -1; day <= MAX_DAYS; day++)
    for (const span of spansOf(hours, today + day * DAY_MS).toSorted((one, other) => one.from - other.from)) {
      const begin = Math.max(span.from, reached);
      if (span.until <= begin) continue;
      reached = span.until;
      yield { from: begin, until: span.until };
    }
}

/** Milliseconds of opening time between two instants. Null: always open. */
export function openTime(hours: OpeningHours | null, from: Date, until: Date): number {
  const end = until.getTime();
  if (end <= from.getTime()) return 0;
  if (!hours) return end - from.getTime();
  let passed = 0;
  for (const span of openSpans(hours, from.getTime())) {
    if (span.from >= end) break;
    passed += Math.min(span.until, end) - span.from;
  }
  return passed;
}

/** When so much opening time has passed; null where it never does. */
export function afterOpenTime(hours: OpeningHours | null, from: Date, milliseconds: number): Date | null {
  if (!hours) return new Date(from.getTime() + milliseconds);
  let left = milliseconds;
  for (const span of openSpans(hours, from.getTime())) {
    const length = span.until - span.from;
    if (length >= left) return new Date(span.from + left);
    left -= length;
  }
  return null;
}
