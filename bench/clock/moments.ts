/** Two years as a clock goes through them that jumps: with both changes of summer time in each, and a leap day. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const BEGIN = new Date('2027-01-01T00:00:00Z');
export const END = new Date('2029-01-01T00:00:00Z');

/** Days at which something is unlike other days, somewhere: each is gone through in half hours, with its neighbours. */
const SPECIAL = [
  '2027-03-14',
  '2027-03-28',
  '2027-04-04',
  '2027-10-03',
  '2027-10-31',
  '2027-11-07',
  '2028-01-01',
  '2028-02-29',
  '2028-03-12',
  '2028-03-26',
  '2028-10-29',
  '2028-11-05',
].map((day) => Date.parse(day));

/**
 * The moments at which the clock stops.
 * @param hours from one to the next on ordinary days
 * @returns them, in their order
 */
export function momentsOf(hours: number): Date[] {
  const moments: Date[] = [];
  for (let time = BEGIN.getTime(); time <= END.getTime();) {
    moments.push(new Date(time));
    const isSpecial = SPECIAL.some((day) => time >= day - DAY_MS && time < day + 2 * DAY_MS);
    time += isSpecial ? HOUR_MS / 2 : hours * HOUR_MS;
  }
  return moments;
}

export interface Wall {
  /** Days since 1970. */
  day: number;
  hour: number;
}

/**
 * What a clock on the wall shows, told by the platform's own calendar.
 * @param moment that is looked at
 * @param zone of the wall
 * @returns day and hour
 */
export function wallOf(moment: Date, zone: string): Wall {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return {
    day: Date.UTC(Number(parts['year']), Number(parts['month']) - 1, Number(parts['day'])) / DAY_MS,
    hour: Number(parts['hour']),
  };
}

/**
 * The same time of day so many months before, or the last day of that month.
 * @param moment to count from, in UTC
 * @param months back
 * @returns the moment
 */
export function monthsBefore(moment: Date, months: number): Date {
  const first = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const day = Math.min(moment.getUTCDate(), last);
  return new Date(first.getTime() + (day - 1) * DAY_MS + (moment.getTime() % DAY_MS));
}
