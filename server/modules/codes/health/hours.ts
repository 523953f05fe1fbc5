/** Hours and days as code health counts them: whole ones since 1970, in UTC. */

export const HOUR_MS = 3_600_000;
export const DAY_HOURS = 24;
export const WEEK_HOURS = 168;

/** 1970 began on a Thursday; weeks begin on Monday. */
const FIRST_HOUR_OF_WEEK = 3 * DAY_HOURS;

export const hourOf = (milliseconds: number): number => Math.floor(milliseconds / HOUR_MS);
export const dayOf = (hour: number): number => Math.floor(hour / DAY_HOURS);
/** 0 to 167, from Monday at midnight. */
export const hourOfWeek = (hour: number): number => (hour + FIRST_HOUR_OF_WEEK) % WEEK_HOURS;
/** 0 to 6, from Monday. */
export const weekdayOf = (day: number): number => (day + 3) % 7;
export const dateOfDay = (day: number): Date => new Date(day * DAY_HOURS * HOUR_MS);
