const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long something took, as people say it: `3 days, 4 hr`, `5 hr, 20 min`, `12 min`.
 * @param seconds null for nothing
 */
export function formatTaken(seconds: number | null, locale: string): string {
  if (seconds === null) return '–';
  const minutes = Math.round(seconds / MINUTE) * MINUTE;
  const [days, hours] = [Math.floor(minutes / DAY), Math.floor((minutes % DAY) / HOUR)];
  const format = new Intl.DurationFormat(locale, {
    style: 'short',
    minutesDisplay: days + hours === 0 ? 'always' : 'auto',
  });
  return format.format({ days, hours, minutes: days > 0 ? 0 : (minutes % HOUR) / MINUTE });
}
