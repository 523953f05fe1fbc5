/** The days that a report is about, and the days before them that it is compared with. A day is that of each unit's own clock. */
import { type FieldViolation, invalidInput } from '../../../errors.ts';
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';

export const steps = ['day', 'week', 'month'] as const;
export type Step = (typeof steps)[number];

/** Both ends included, as `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

export interface Period extends Days {
  step: Step;
  /** As many days, up to the day before. */
  previous: Days;
}

export interface PeriodQuery {
  from?: string;
  to?: string;
  step?: Step;
}

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MAX_YEARS = 10;
const FIRST_YEAR = 1970;
const LAST_YEAR = 2199;

const day: JsonSchema = { type: 'string', format: 'date', maxLength: 10 };

export const periodProperties: Record<string, JsonSchema> = {
  from: {
    ...day,
    description: `The first day, by the clock of each unit; ${DEFAULT_DAYS} days up to the last where it is not given.`,
  },
  to: { ...day, description: 'The last day; where it is not given, today in UTC.' },
  step: {
    enum: [...steps],
    description: 'What a point of a series is; weeks begin on Monday. day where it is not given.',
  },
};

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const shifted = (date: string, days: number): string => isoDay(Date.parse(date) + days * DAY_MS);
/** How many days a period has. */
export const lengthOf = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/**
 * The period that was asked for; the last 30 days by days where nothing was.
 * @param now milliseconds since 1970
 * @throws Problem 400 at the place of what goes backwards, is too long, or lies outside all dates
 */
export function readPeriod({ from, to, step = 'day' }: PeriodQuery, now = Date.now()): Period {
  const errors = Object.entries({ from, to }).flatMap(([name, date]) => farViolations(`/${name}`, date));
  if (errors.length > 0) throw invalidInput({ errors });
  const last = to ?? later(isoDay(now), from);
  const first = from ?? shifted(last, 1 - DEFAULT_DAYS);
  const pointer = to === undefined ? '/from' : '/to';
  if (first > last) throw invalidInput({ errors: [{ pointer, code: 'range_reversed' }] });
  if (last >= yearsAfter(first))
    throw invalidInput({ errors: [{ pointer, code: 'range_too_long', parameters: { limit: MAX_YEARS } }] });
  const length = lengthOf({ from: first, to: last });
  return { from: first, to: last, step, previous: { from: shifted(first, -length), to: shifted(first, -1) } };
}

const later = (one: string, other = one): string => (one > other ? one : other);

function farViolations(pointer: string, date: string | undefined): FieldViolation[] {
  if (date === undefined) return [];
  const year = Number(date.slice(0, 4));
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return [];
  return [{ pointer, code: 'date_too_far', parameters: { first: FIRST_YEAR, last: LAST_YEAR } }];
}

function yearsAfter(date: string): string {
  const time = new Date(date);
  return isoDay(time.setUTCFullYear(time.getUTCFullYear() + MAX_YEARS));
}

/** The first day of each point of a series; the first one is cut off at the beginning of the period. */
export function pointsOf({ from, to, step }: Days & { step: Step }): string[] {
  const points = [from];
  for (let next = nextPoint(from, step); next <= to; next = nextPoint(next, step)) points.push(next);
  return points;
}

function nextPoint(from: string, step: Step): string {
  if (step === 'day') return shifted(from, 1);
  const date = new Date(from);
  if (step === 'month') return isoDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1));
  // Of getUTCDay, Sunday is 0.
  return shifted(from, 7 - ((date.getUTCDay() + 6) % 7));
}
