/** Dates between the wire (ISO 8601, UTC), the browser's inputs (local time) and people's eyes. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Within this a distance says more than a date. */
const NEAR = 7 * DAY;

const STEPS: [unit: Intl.RelativeTimeFormatUnit, length: number][] = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

/** `2026-03-01T09:30` in local time for a datetime-local input; empty for what is no date. */
export function isoToLocalInput(value: unknown): string {
  const date = typeof value === 'string' && value !== '' ? new Date(value) : undefined;
  if (date === undefined || Number.isNaN(date.getTime())) return '';
  const local = new Date(date.getTime() - date.getTimezoneOffset() * MINUTE);
  return local.toISOString().slice(0, 16);
}

/** The moment that a datetime-local input names, or null. */
export function localInputToIso(value: string): string | null {
  const date = new Date(value);
  return value === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** `3 hours ago`, `in 2 days`; beyond a week the date itself. `now` is in milliseconds since 1970. */
export function formatRelative(iso: string, locale: string, now: number): string {
  const distance = new Date(iso).getTime() - now;
  if (Number.isNaN(distance)) return iso;
  if (Math.abs(distance) >= NEAR) return formatDay(iso, locale);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const step = STEPS.find(([, length]) => Math.abs(distance) >= length);
  return step ? relative.format(Math.trunc(distance / step[1]), step[0]) : relative.format(0, 'second');
}

export function formatDay(iso: string, locale: string): string {
  return format(iso, locale, { dateStyle: 'medium' });
}

export function formatMoment(iso: string, locale: string): string {
  return format(iso, locale, { dateStyle: 'medium', timeStyle: 'short' });
}

export function formatTime(iso: string, locale: string): string {
  return format(iso, locale, { timeStyle: 'short' });
}

/** `09:30` as the reader's clocks show it, in any time zone: `9:30 AM`. */
export function formatClock(time: string, locale: string): string {
  const date = new Date(`1970-01-01T${time}:00Z`);
  if (Number.isNaN(date.getTime())) return time;
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(date);
}

function format(iso: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  // A day without a time is the same day everywhere.
  const zone = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? { timeZone: 'UTC' } : {};
  return new Intl.DateTimeFormat(locale, { ...options, ...zone }).format(date);
}
