/** What countries and languages are called, by their codes. */
/** By kind and locale, one of the product's or of its surveys': each takes long to make. */
const made = new Map<string, Intl.DisplayNames>();

function namesOf(type: 'region' | 'language', locale: string): Intl.DisplayNames {
  const key = `${type} ${locale}`;
  const names = made.get(key) ?? new Intl.DisplayNames(locale, { type });
  made.set(key, names);
  return names;
}

/** @param code of two letters (ISO 3166-1) */
export const countryName = (code: string, locale: string): string => namesOf('region', locale).of(code) ?? code;

/** @param code of BCP 47 */
export const languageName = (code: string, locale: string): string => namesOf('language', locale).of(code) ?? code;
