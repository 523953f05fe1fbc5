/** A mail report as the screens know it, and its words. */
import type { ReportSubscriptionRecord } from '../../../generated/types.ts';

export type Report = ReportSubscriptionRecord;

/** What its user chooses. */
export type ReportChoice = Pick<Report, 'rhythm' | 'node_id' | 'weekday' | 'hour' | 'time_zone' | 'only_with_answers'>;

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export const RHYTHMS = ['weekly', 'daily', 'monthly'] as const;
export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

export const labelKey = (field: 'rhythm' | 'weekday' | 'ended_because', value: string): string =>
  `enums.report_subscription.${field}.${value}`;

/** `8:00 AM`, `08:00`. */
export const timeOf = (hour: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 1, hour),
  );

/** By the clock that the report goes by. */
export const momentOf = ({ next_at: at, time_zone: timeZone }: Report, locale: string): string | null =>
  at === null
    ? null
    : new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(at));
