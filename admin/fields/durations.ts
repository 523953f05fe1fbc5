/** Seconds between the wire and people, who think of them in hours and minutes. */

export const DURATION_UNITS = ['hour', 'minute', 'second'] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

const DAY_HOURS = 24;
const SECONDS: Record<DurationUnit, number> = { hour: 3600, minute: 60, second: 1 };

/** What is typed of each unit. */
export type DurationTexts = Record<DurationUnit, string>;

/** `5400` in English: `1 hr, 30 min`. */
export function formatDuration(seconds: number, locale: string): string {
  const { hour, minute, second } = split(seconds);
  const minutesDisplay = seconds === 0 ? 'always' : 'auto';
  return new Intl.DurationFormat(locale, { style: 'short', minutesDisplay }).format({
    hours: hour,
    minutes: minute,
    seconds: second,
  });
}

/** How long something took, without what does not matter beside the rest: `3 days, 4 hr`, `5 hr, 20 min`, `12 min`. */
export function formatRoughDuration(seconds: number, locale: string): string {
  const { hour, minute } = split(Math.round(seconds / SECONDS.minute) * SECONDS.minute);
  const [days, hours] = [Math.floor(hour / DAY_HOURS), hour % DAY_HOURS];
  const minutesDisplay = hour === 0 ? 'always' : 'auto';
  return new Intl.DurationFormat(locale, { style: 'short', minutesDisplay }).format({
    days,
    hours,
    minutes: days > 0 ? 0 : minute,
  });
}

/** The number of each unit as it is typed; units that there are none of are left empty. */
export function secondsToTexts(value: unknown): DurationTexts {
  if (typeof value !== 'number') return { hour: '', minute: '', second: '' };
  const parts = split(value);
  const isZero = value === 0;
  return {
    hour: parts.hour === 0 ? '' : String(parts.hour),
    minute: parts.minute === 0 && !isZero ? '' : String(parts.minute),
    second: parts.second === 0 ? '' : String(parts.second),
  };
}

/** The seconds of what was typed; null of nothing, and the texts themselves where one is no whole number. */
export function textsToSeconds(texts: DurationTexts): number | string | null {
  const typed = DURATION_UNITS.filter((unit) => texts[unit].trim() !== '');
  if (typed.length === 0) return null;
  if (typed.some((unit) => !/^\d{1,9}$/.test(texts[unit].trim()))) return typed.map((unit) => texts[unit]).join(' ');
  return typed.reduce((sum, unit) => sum + Number(texts[unit]) * SECONDS[unit], 0);
}

/** What a unit is called beside a number: `hr`, or in full `hours`. */
export function unitName(unit: DurationUnit, locale: string, unitDisplay: 'short' | 'long'): string {
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).formatToParts(2);
  return parts.find(({ type }) => type === 'unit')?.value ?? unit;
}

function split(seconds: number): Record<DurationUnit, number> {
  const minutes = Math.floor(seconds / SECONDS.minute);
  return { hour: Math.floor(minutes / 60), minute: minutes % 60, second: seconds % SECONDS.minute };
}
