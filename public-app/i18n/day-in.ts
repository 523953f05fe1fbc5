import type { Language } from '../../shared/i18n/languages.ts';

/** A day (`YYYY-MM-DD`) as the language writes it; what is no day stays as it is. A day has no time zone. */
export function dayIn(language: Language, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : date.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}
