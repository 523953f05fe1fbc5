import { useLocale, useTranslate } from 'react-admin';
import type { Day } from './days.ts';

/** From which day to which, in words; without an end since when. */
export function useRangeText(): (days: { first: Day; last: Day | null }) => string {
  const translate = useTranslate();
  const format = new Intl.DateTimeFormat(useLocale() ?? 'en', { dateStyle: 'medium', timeZone: 'UTC' });
  const dateOf = (day: Day): Date => new Date(`${day}T00:00Z`);
  return ({ first, last }) => {
    if (last === null) return translate('app.list.calendar.from', { day: format.format(dateOf(first)) });
    return first === last ? format.format(dateOf(first)) : format.formatRange(dateOf(first), dateOf(last));
  };
}
