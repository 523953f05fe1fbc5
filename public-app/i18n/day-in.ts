import type { Language } from '../../shared/i18n/languages.ts';

/** A day (`YYYY-MM-DD`) as the language writes it; what is no day stays as it is. A day has no time zone. */
export function dayIn(language: Language, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : date.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}

/** A time of day (`HH:MM`) as the language writes it; what is no time stays as it is. */
export function timeIn(language: Language, time: string): string {
  const moment = new Date(`1970-01-01T${time}:00Z`);
  if (Number.isNaN(moment.getTime())) return time;
  return moment.toLocaleTimeString(language, { timeStyle: 'short', timeZone: 'UTC' });
}
