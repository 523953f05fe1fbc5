import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { countryCodes } from '../../shared/i18n/countries.ts';

/** Names countries by their two letters for whoever reads; other texts stay as they are. */
export function useCountryName(): (code: string) => string {
  const names = new Intl.DisplayNames([useLocale() ?? 'en'], { type: 'region' });
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
}

export interface Country {
  /** Two letters of ISO 3166-1. */
  code: string;
  name: string;
}

/** All countries by the names that the reader knows them by, in the order of the reader's language. */
export function useCountries(): Country[] {
  const locale = useLocale() ?? 'en';
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const countries = countryCodes.map((code) => ({ code, name: names.of(code) ?? code }));
    return countries.toSorted((one, other) => compare(one.name, other.name));
  }, [locale]);
}
