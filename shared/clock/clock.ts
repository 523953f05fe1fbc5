/** Instants and what clocks on the wall show then. Pure. */

const DAY_MS = 24 * 60 * 60_000;

const timeZones = new Set<string>();
/** There are some hundreds, each of which may be written in many ways. */
const MAX_TIME_ZONES = 1_000;

/** Whether this runtime knows the time zone (IANA). */
export const isTimeZone = (name: string): boolean => {
  if (timeZones.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format();
  } catch {
    return false;
  }
  if (timeZones.size < MAX_TIME_ZONES) timeZones.add(name);
  return true;
};

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const numeric = 'numeric' as const;
  const made = new Intl.DateTimeFormat('en-u-ca-iso8601-hc-h23', {
    timeZone,
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
  clocks.set(timeZone, made);
  return made;
}

/**
 * What the wall clock shows, as if it were one of UTC; to the second.
 * @param at milliseconds since 1970
 * @throws RangeError for a time zone that there is not
 */
export function wallTime(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * When the wall clock shows this: the first time where it does so twice, and the end of a gap that it jumps over.
 * @param wall as `wallTime` answers it
 * @returns milliseconds since 1970
 * @throws RangeError for a time zone that there is not
 */
export function instantOf(wall: number, timeZone: string): number {
  const offsetAt = (at: number): number => wallTime(at, timeZone) - at;
  const [before, after] = [offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)];
  const candidates = [wall - Math.max(before, after), wall - Math.min(before, after)];
  const shown = candidates.find((at) => wallTime(at, timeZone) === wall);
  if (shown !== undefined) return shown;
  return firstAfterGap(candidates[0] ?? wall, candidates[1] ?? wall, wall, timeZone);
}

/** In a gap the clock jumps over `wall`: the instant of the jump. */
function firstAfterGap(low: number, high: number, wall: number, timeZone: string): number {
  let [before, after] = [low, high];
  while (after - before > 1_000) {
    const middle = before + Math.floor((after - before) / 2_000) * 1_000;
    if (middle === before) break;
    if (wallTime(middle, timeZone) < wall) before = middle;
    else after = middle;
  }
  return after;
}

/** Milliseconds of what a clock on the wall shows, as if it were one of UTC; NaN for what is no time of any day. */
export function wallTimeOf(moment: string): number {
  const wall = Date.parse(`${moment}Z`);
  return Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== moment ? Number.NaN : wall;
}
