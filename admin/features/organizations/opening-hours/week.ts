/** A week of opening hours between the wire (`09:00-18:00`, at most four a day) and what is shown and edited. Pure. */

export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof DAYS)[number];
export const WEEKDAYS: readonly Day[] = DAYS.slice(0, 5);

export const MAX_SPANS = 4;

/** Times as `09:00`; one that ends at or before its beginning ends on the next day, `00:00` at midnight. */
export interface Span {
  from: string;
  until: string;
}

export type Week = Record<Day, Span[]>;

export interface Hours {
  timeZone: string;
  week: Week;
  /** `2026-12-25`, the earliest first. */
  closedDays: string[];
}

/** As the API has it. */
export type StoredHours = Record<Day, string[]> & { time_zone: string; closed_days: string[] };

export const weekOf = (spansOf: (day: Day) => Span[]): Week => ({
  monday: spansOf('monday'),
  tuesday: spansOf('tuesday'),
  wednesday: spansOf('wednesday'),
  thursday: spansOf('thursday'),
  friday: spansOf('friday'),
  saturday: spansOf('saturday'),
  sunday: spansOf('sunday'),
});

const MIDNIGHT = '24:00';

function toSpan(text: string): Span {
  const [from = '', until = ''] = text.split('-');
  return { from, until: until === MIDNIGHT ? '00:00' : until };
}

/** The spans of a day, in the order in which they were written. */
export const toSpans = (stored: readonly string[]): Span[] => stored.map(toSpan);

export function toHours(stored: StoredHours): Hours {
  return {
    timeZone: stored.time_zone,
    week: weekOf((day) => toSpans(stored[day])),
    closedDays: stored.closed_days.toSorted(),
  };
}

/** The earliest span of a day first. */
export const inOrder = (spans: readonly Span[]): Span[] =>
  spans.toSorted((one, other) => one.from.localeCompare(other.from));

/** The spans of each day in the order in which they were written: what is typed stays in its place. */
export function toWritten({ timeZone, week, closedDays }: Hours): StoredHours {
  const spansOf = (day: Day): string[] =>
    week[day].map(({ from, until }) => `${from}-${until === '00:00' ? MIDNIGHT : until}`);
  return {
    time_zone: timeZone,
    monday: spansOf('monday'),
    tuesday: spansOf('tuesday'),
    wednesday: spansOf('wednesday'),
    thursday: spansOf('thursday'),
    friday: spansOf('friday'),
    saturday: spansOf('saturday'),
    sunday: spansOf('sunday'),
    closed_days: closedDays.toSorted(),
  };
}

/** The earliest of each day first. */
export const toStored = (hours: Hours): StoredHours =>
  toWritten({ ...hours, week: weekOf((day) => inOrder(hours.week[day])) });

const USUAL: Span = { from: '09:00', until: '18:00' };

/** What most begin with. */
export const usualHours = (timeZone: string): Hours => ({
  timeZone,
  week: weekOf((day) => (WEEKDAYS.includes(day) ? [USUAL] : [])),
  closedDays: [],
});

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const DAY_MINUTES = 24 * 60;

/** In minutes of its day; the end may lie beyond it. */
function boundsOf({ from, until }: Span): [begin: number, end: number] {
  const [begin, end] = [minutesOf(from), minutesOf(until)];
  return [begin, end <= begin ? end + DAY_MINUTES : end];
}

/** One more span of a day: an hour after the last one for some hours, as far as the day goes. */
export function nextSpan(spans: readonly Span[]): Span {
  const last = spans.at(-1);
  if (last === undefined) return USUAL;
  const begin = Math.min(boundsOf(last)[1] + 60, DAY_MINUTES - 60);
  return { from: timeOf(begin), until: timeOf(Math.min(begin + 180, DAY_MINUTES) % DAY_MINUTES) };
}

export type SpanViolation = 'incomplete' | 'overlap';

/** What is wrong with a span among those of its day. */
export function violationOf(span: Span, others: readonly Span[]): SpanViolation | null {
  if (span.from === '' || span.until === '') return 'incomplete';
  const [begin, end] = boundsOf(span);
  const isCrossed = others.some((other) => {
    if (other === span || other.from === '' || other.until === '') return false;
    const [otherBegin, otherEnd] = boundsOf(other);
    return begin < otherEnd && otherBegin < end;
  });
  return isCrossed ? 'overlap' : null;
}

export const isWhole = ({ week }: Hours): boolean =>
  DAYS.every((day) => week[day].every((span) => violationOf(span, week[day]) === null));

/** Where of a day it is open, as shares of it; what the evening before leaves over comes first. */
export function sharesOf(week: Week, day: Day): { from: number; width: number }[] {
  const before = DAYS[(DAYS.indexOf(day) + 6) % 7] ?? day;
  const rest = week[before].flatMap((span) => {
    const over = boundsOf(span)[1] - DAY_MINUTES;
    return over > 0 ? [{ from: 0, width: over / DAY_MINUTES }] : [];
  });
  const own = week[day].map((span) => {
    const [begin, end] = boundsOf(span);
    return { from: begin / DAY_MINUTES, width: (Math.min(end, DAY_MINUTES) - begin) / DAY_MINUTES };
  });
  return [...rest, ...own];
}
