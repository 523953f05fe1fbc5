import { useLocale } from 'react-admin';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEPS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
] as const;

/** A span of seconds in its two largest units: `1 hr 12 min`; below a minute in seconds. */
export function useSpanText(): (seconds: number) => string {
  const locale = useLocale() ?? 'en';
  return (seconds) => {
    const at = STEPS.findIndex(([length]) => seconds >= length);
    if (at < 0) return textOf(locale, Math.round(seconds), 'second');
    let rest = seconds;
    const parts = STEPS.slice(at, at + 2).flatMap(([length, unit]) => {
      const count = Math.floor(rest / length);
      rest -= count * length;
      return count > 0 ? [textOf(locale, count, unit)] : [];
    });
    return parts.join(' ');
  };
}

const textOf = (locale: string, count: number, unit: 'day' | 'hour' | 'minute' | 'second'): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
