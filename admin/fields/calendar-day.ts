import { formatDay } from './dates.ts';

/** A day that is the same everywhere, such as `2026-03-01`: shown as that day in any time zone. */
export const formatCalendarDay = (day: string, locale: string): string => formatDay(`${day}T12:00`, locale);
