/** Figures, days and changes as a reader of the locale writes them. */
import type { Days } from '../dashboard/period.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import type { ToneName } from '../../../platform/mail/style.ts';

/** Beyond it there is no room above a column of a chart on a phone. */
const COMPACT_FROM = 10_000;

export const numberOf = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);

export const shortNumberOf = (locale: Locale, value: number): string =>
  value < COMPACT_FROM
    ? numberOf(locale, value)
    : new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value);

/** `16–22 November 2026`; of one day with its weekday. */
export function daysOf(locale: Locale, { from, to }: Days): string {
  const long = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  if (from === to) return new Intl.DateTimeFormat(locale, { weekday: 'long', ...long }).format(new Date(from));
  return new Intl.DateTimeFormat(locale, long).formatRange(new Date(from), new Date(to));
}

/** For below a column: the weekday and the day of the month. */
export function dayLabel(locale: Locale, day: string): [string, string] {
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day));
  return [format({ weekday: 'short' }), format({ day: 'numeric' })];
}

/** For below a column that is a week, or what a month has of it: its days, and the month. */
export function weekLabel(locale: Locale, { from, to }: Days): [string, string] {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const [first, last] = [new Date(from), new Date(to)];
  const day = format({ day: 'numeric' });
  return [from === to ? day.format(first) : day.formatRange(first, last), format({ month: 'short' }).format(first)];
}

export const momentOf = (locale: Locale, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at);

/** `+5`, `-2.1`, `±0`: the sign says it, never a color alone. */
export function changeOf(locale: Locale, now: number, before: number): string {
  const difference = Number((now - before).toFixed(1));
  const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return difference === 0 ? '±0' : shown.format(difference);
}

/** Of what is better the higher it is. */
export function toneOf(now: number, before: number): ToneName {
  const difference = Number((now - before).toFixed(1));
  return difference > 0 ? 'good' : difference < 0 ? 'bad' : 'second';
}
