/** Days and months as texts, and on which days a row is. */
import type { Calendar } from '../../entities/resource.ts';

/** `2026-03-01`. */
export type Day = string;
/** `2026-03`. */
export type Month = string;

export interface Days {
  first: Day;
  last: Day;
}

/** The server finds rows from 1970 on, and before 2200; a month is shown with the days around it. */
const FIRST_MONTH: Month = '1970-02';
const LAST_MONTH: Month = '2199-11';
const WEEK = 7;

const iso = (date: Date): string => date.toISOString();
const dateOf = (day: Day): Date => new Date(`${day}T00:00Z`);

export function addDays(day: Day, count: number): Day {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return iso(date).slice(0, 10);
}

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / (24 * 60 * 60 * 1000));

export function addMonths(month: Month, count: number): Month {
  const date = dateOf(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return iso(date).slice(0, 7);
}

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const isMonth = (text: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text >= FIRST_MONTH && text <= LAST_MONTH;

/** The day of a moment in the reader's time zone. */
export function dayOf(moment: Date): Day {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export const daysOfMonth = (month: Month): Days => ({
  first: `${month}-01`,
  last: addDays(`${addMonths(month, 1)}-01`, -1),
});

/** The month in whole weeks. @param firstDay of the week; 0 is Sunday */
export function weeksOfMonth(month: Month, firstDay: number): Days {
  const { first, last } = daysOfMonth(month);
  const before = (WEEK + dateOf(first).getUTCDay() - firstDay) % WEEK;
  const after = (WEEK - 1 - dateOf(last).getUTCDay() + firstDay) % WEEK;
  return { first: addDays(first, -before), last: addDays(last, after) };
}

const midnight = (day: Day): Date => new Date(`${day}T00:00`);

/** What a row is given that begins on the day. */
export const beginningOn = ({ from, isTime }: Calendar, day: Day): Record<string, string> => ({
  [from]: isTime ? iso(midnight(day)) : day,
});

/** On which days a row is, `last` null for no end; null for a row that has no first day. */
export function daysOfRow(calendar: Calendar, row: object): { first: Day; last: Day | null } | null {
  const { from, to, isTime } = calendar;
  const values = row as Record<string, unknown>;
  const begin = values[from];
  if (typeof begin !== 'string') return null;
  const first = isTime ? dayOf(new Date(begin)) : begin;
  if (to === undefined) return { first, last: first };
  const end = values[to];
  if (typeof end !== 'string') return { first, last: null };
  const last = isTime ? lastDayBefore(end) : end;
  return { first, last: last < first ? first : last };
}

/** What ends at midnight is not there on the day that begins then. */
const lastDayBefore = (end: string): Day => dayOf(new Date(new Date(end).getTime() - 1));

export const touches = ({ first, last }: { first: Day; last: Day | null }, days: Days): boolean =>
  first <= days.last && (last === null || last >= days.first);

/** The row's days, so many later or earlier at the same time of day; what is empty stays so. */
export function movedBy({ from, to, isTime }: Calendar, row: object, count: number): Record<string, string> {
  const values = row as Record<string, unknown>;
  const moved = [from, to].flatMap((name): [string, string][] => {
    const value = name === undefined ? undefined : values[name];
    if (name === undefined || typeof value !== 'string') return [];
    if (!isTime) return [[name, addDays(value, count)]];
    const moment = new Date(value);
    moment.setDate(moment.getDate() + count);
    return [[name, iso(moment)]];
  });
  return Object.fromEntries(moved);
}

type Filter = Record<string, unknown>;

const startOf = ({ isTime }: Calendar, day: Day): string => (isTime ? iso(midnight(day)) : day);
const endOf = ({ isTime }: Calendar, day: Day): string =>
  isTime ? iso(new Date(midnight(addDays(day, 1)).getTime() - 1)) : day;

/** Rows that are on one of the days: they begin before the end, and end after the beginning or not at all. */
export function onDays(calendar: Calendar, { first, last }: Days): Filter {
  const { from, to } = calendar;
  const begun = { [`${from}_lte`]: endOf(calendar, last) };
  const start = startOf(calendar, first);
  if (to === undefined) return { ...begun, [`${from}_gte`]: start };
  return { ...begun, or: [{ [`${to}_gte`]: start }, { [to]: null }] };
}

/** Rows that begin after the days. */
export const beginningAfter = (calendar: Calendar, { last }: Days): Filter => ({
  [`${calendar.from}_gte`]: startOf(calendar, addDays(last, 1)),
});

/** Rows that begin before the days. */
export const beginningBefore = (calendar: Calendar, { first }: Days): Filter => ({
  [`${calendar.from}_lte`]: endOf(calendar, addDays(first, -1)),
});

/** A filter with one more condition beside those that it has. */
export function narrowed(filter: Filter, more: Filter): Filter {
  const { and } = filter;
  return { ...filter, and: [...(Array.isArray(and) ? (and as unknown[]) : []), more] };
}
