/** Where calendars begin their weeks with Sunday, for browsers that do not say: Firefox. */
const SUNDAY_FIRST = new Set(['en', 'ja', 'ko', 'pt']);

interface WithWeek {
  getWeekInfo?: () => { firstDay: number };
}

/** The first day of the reader's week, 0 for Sunday: by his region where the browser names one for the language. */
export function firstDayOfWeek(locale: string, wishes: readonly string[] = navigator.languages): number {
  const wish = wishes.find((one) => one.toLowerCase().split('-')[0] === locale && isLocale(one)) ?? locale;
  const { getWeekInfo }: WithWeek = Intl.Locale.prototype as WithWeek;
  const told = getWeekInfo?.call(new Intl.Locale(wish)).firstDay;
  return told === undefined ? Number(!SUNDAY_FIRST.has(locale)) : told % 7;
}

/** Browsers pass on what the system calls its language, as 'en-US@posix', which Intl refuses. */
function isLocale(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1;
  } catch {
    return false;
  }
}
