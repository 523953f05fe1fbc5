import { useLocale } from 'react-admin';

/** Names countries by their two letters for whoever reads; other texts stay as they are. */
export function useCountryName(): (code: string) => string {
  const names = new Intl.DisplayNames([useLocale() ?? 'en'], { type: 'region' });
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
}
