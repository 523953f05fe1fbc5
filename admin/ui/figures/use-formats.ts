import { useMemo } from 'react';
import { useLocale } from 'react-admin';

/** Numbers and days as the reader's language writes them. */
export function useFormats() {
  const locale = useLocale() ?? 'en';
  return useMemo(() => {
    const number = (options: Intl.NumberFormatOptions = {}) => {
      const format = new Intl.NumberFormat(locale, options);
      return (value: number) => format.format(value);
    };
    const date = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
      return (day: string) => format.format(new Date(day));
    };
    return {
      locale,
      count: number(),
      /** Where there is little room: `1.2K`. */
      short: number({ notation: 'compact', maximumFractionDigits: 1 }),
      decimal: number({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
      percent: number({ style: 'percent', maximumFractionDigits: 0 }),
      signedPercent: number({ style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
      signed: number({ maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
      day: date({ dateStyle: 'medium' }),
      shortDay: date({ day: 'numeric', month: 'short' }),
      month: date({ month: 'short', year: 'numeric' }),
      shortMonth: date({ month: 'short' }),
    };
  }, [locale]);
}
