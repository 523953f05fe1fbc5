/** The countries of ISO 3166-1, from the package i18n-iso-countries. */
import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import type { SeedRow } from '../seeding.ts';

/** Its names come as JSON, one file a language, and it does not say so in its types. */
const english = createRequire(import.meta.url)('i18n-iso-countries/langs/en.json') as Parameters<
  typeof countries.registerLocale
>[0];

/** Codes that the package has besides the standard: XK is what the European Commission writes for Kosovo. */
const NOT_IN_STANDARD = new Set(['XK']);

export function countryRows(): SeedRow[] {
  countries.registerLocale(english);
  return Object.entries(countries.getAlpha2Codes())
    .filter(([code]) => !NOT_IN_STANDARD.has(code))
    .map(([code, alpha3]) => ({
      code,
      alpha3,
      numeric_code: countries.alpha2ToNumeric(code),
      name: countries.getName(code, 'en'),
    }))
    .sort((one, other) => (one.code < other.code ? -1 : 1));
}
