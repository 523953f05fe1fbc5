import { useLocale } from 'react-admin';
import type { Month } from './days.ts';

/** Names months: 'March 2026'. */
export function useMonthName(): (month: Month) => string {
  const locale = useLocale() ?? 'en';
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month) => {
    const name = format.format(new Date(`${month}-01T00:00Z`));
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  };
}
