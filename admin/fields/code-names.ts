/** What countries and languages are called. */
import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { countryCodes } from '../../shared/i18n/countries.ts';
import { isLanguageTag, languageTags } from '../../shared/i18n/language-tags.ts';
import { nameOfLocale } from '../i18n/locales.ts';

/** Names countries by their two letters for whoever reads; other texts stay as they are. */
export function useCountryName(): (code: string) => string {
  const locale = useLocale() ?? 'en';
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  }, [locale]);
}

/** Names languages by their codes (BCP 47) for whoever reads, as at the beginning of a sentence. */
export function useLanguageName(): (code: string) => string {
  const locale = useLocale() ?? 'en';
  return useMemo(() => (code) => (isLanguageTag(code) ? nameOfLocale(code, locale) : code), [locale]);
}

/** A country or a language. */
export interface Named {
  code: string;
  name: string;
}

/** All countries by the names that the reader knows them by, in the order of the reader's language. */
export const useCountries = (): Named[] => useNamed(countryCodes, useCountryName());

/** The languages that are offered, likewise. */
export const useLanguages = (): Named[] => useNamed(nameableTags, useLanguageName());

/** Browsers have names for fewer languages than servers. */
const nameableTags = languageTags.filter(isLanguageTag);

function useNamed(codes: readonly string[], nameOf: (code: string) => string): Named[] {
  const locale = useLocale() ?? 'en';
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const named = codes.map((code) => ({ code, name: nameOf(code) }));
    return named.toSorted((one, other) => compare(one.name, other.name));
  }, [locale, codes, nameOf]);
}
