import type { Locale } from '../i18n/locales.ts';

/** Where a comma stands in numbers, spreadsheets part columns by a semicolon. */
const SEMICOLON_LOCALES: ReadonlySet<Locale> = new Set(['tr', 'fr', 'de', 'pt', 'it', 'es', 'ru']);

/** What parts the columns of a CSV file, so that a spreadsheet of this language opens it. */
export const delimiterOf = (locale: Locale): ';' | ',' => (SEMICOLON_LOCALES.has(locale) ? ';' : ',');
