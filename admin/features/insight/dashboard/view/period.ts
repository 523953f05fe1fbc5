/** What the dashboard looks at: days and units, as its address says it. Days are those of each unit's clock, as they are counted. */
import type { Days, Step } from '../data/answers.ts';

const PRESETS = {
  '7d': { unit: 'day', count: 7 },
  '30d': { unit: 'day', count: 30 },
  '90d': { unit: 'day', count: 90 },
  '12m': { unit: 'month', count: 12 },
} as const;
export type Preset = keyof typeof PRESETS;
export const presets = Object.keys(PRESETS) as Preset[];

export interface View {
  /** One that moves with the days, or days of one's own. */
  period: Preset | Days;
  /** Only this unit and below. */
  unitId: number | null;
}

export const FIRST_VIEW: View = { period: '30d', unitId: null };

const DAY_MS = 86_400_000;
const MAX_YEARS = 10;
/** More points than these make a line that nobody can read. */
const MAX_DAYS = 45;
const MAX_DAYS_OF_WEEKS = 200;

export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** The date that a clock shows now; this device's where no zone is given. */
export function todayIn(timeZone: string | undefined, now = new Date()): string {
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}
const isPreset = (text: string | null): text is Preset => text !== null && Object.hasOwn(PRESETS, text);

function isDay(text: string | null): text is string {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && isoDay(time) === text;
}

/** The same day in another month, or the last one of that month. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

export const nextDay = (day: string, days = 1): string => isoDay(Date.parse(day) + days * DAY_MS);
export const lengthOf = ({ from, to }: Days): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Why days can't be asked for; null where they can. */
export function violationOf({ from, to }: Days): 'missing' | 'reversed' | 'too_long' | null {
  if (!isDay(from) || !isDay(to)) return 'missing';
  if (from > to) return 'reversed';
  return to >= monthsLater(from, 12 * MAX_YEARS) ? 'too_long' : null;
}

/** What an address says; nothing of it is taken that can't be asked for. */
export function readView(search: URLSearchParams): View {
  const unit = search.get('unit');
  const unitId = unit !== null && /^[1-9]\d{0,14}$/.test(unit) ? Number(unit) : null;
  const preset = search.get('period');
  if (isPreset(preset)) return { period: preset, unitId };
  const days = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  return { period: violationOf(days) === null ? days : FIRST_VIEW.period, unitId };
}

export function writeView({ period, unitId }: View): URLSearchParams {
  return new URLSearchParams({
    ...(typeof period === 'string' ? { period } : { from: period.from, to: period.to }),
    ...(unitId === null ? {} : { unit: String(unitId) }),
  });
}

const PARAMETERS = new Set(['period', 'from', 'to', 'unit']);

/** What an address says of this, and what it says besides. */
export function viewParameters(search: URLSearchParams): { own: URLSearchParams; others: URLSearchParams } {
  const all = [...search];
  return {
    own: new URLSearchParams(all.filter(([name]) => PARAMETERS.has(name))),
    others: new URLSearchParams(all.filter(([name]) => !PARAMETERS.has(name))),
  };
}

/** @param today the day that a moving period ends with */
export function daysOf(period: View['period'], today: string): Days {
  if (typeof period !== 'string') return period;
  const { unit, count } = PRESETS[period];
  return { from: unit === 'day' ? nextDay(today, 1 - count) : nextDay(monthsLater(today, -count)), to: today };
}

/** What a point of a line stands for. */
export function stepOf(days: Days): Step {
  const length = lengthOf(days);
  if (length <= MAX_DAYS) return 'day';
  return length <= MAX_DAYS_OF_WEEKS ? 'week' : 'month';
}

/** `7 days`, `12 Monate`: the browser knows it in every language. */
export function presetName(preset: Preset, locale: string): string {
  const { unit, count } = PRESETS[preset];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** `Oct 24 – Nov 22, 2026`. */
export function spanName({ from, to }: Days, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to));
}
