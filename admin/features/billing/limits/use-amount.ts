import { useLocale } from 'react-admin';

const GIGABYTE = 1_000;

/** Writes an amount of something that plans limit, in the reader's language. */
export function useAmount(): (limit: string | undefined, value: number) => string {
  const locale = useLocale() ?? 'en';
  return (limit, value) => (limit === 'storage' ? sizeOf(value, locale) : new Intl.NumberFormat(locale).format(value));
}

/** @param megabytes of a million bytes */
export function sizeOf(megabytes: number, locale: string): string {
  const [value, unit] = megabytes < GIGABYTE ? [megabytes, 'megabyte'] : [megabytes / GIGABYTE, 'gigabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
