/** The 168 hours of a week, from Monday at midnight, as seven days of 24. */

export const HOURS = 24;
export const DAYS = 7;
/** A Monday. */
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** How strongly a cell is colored: 0 for nothing, else in five steps up to the highest. */
export function levelsOf(values: readonly (number | null)[]): number[] {
  const highest = Math.max(0, ...values.map((value) => value ?? 0));
  return values.map((value) => (value === null || value <= 0 ? 0 : Math.max(1, Math.ceil((5 * value) / highest))));
}

export function weekNames(locale: string): { days: string[]; shortDays: string[]; hours: string[] } {
  const names = (options: Intl.DateTimeFormatOptions, count: number, step: number) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return Array.from({ length: count }, (_, at) => format.format(FIRST_DAY + at * step));
  };
  return {
    days: names({ weekday: 'long' }, DAYS, DAY_MS),
    shortDays: names({ weekday: 'short' }, DAYS, DAY_MS),
    hours: names({ hour: 'numeric' }, HOURS, HOUR_MS),
  };
}

/** Where an arrow leads in a grid of days and hours; null for other keys. */
export function stepOf(key: string, at: number, { isTurned, isRightToLeft }: Turn): number | null {
  const [row, column] = isTurned ? [at % HOURS, Math.floor(at / HOURS)] : [Math.floor(at / HOURS), at % HOURS];
  const [rows, columns] = isTurned ? [HOURS, DAYS] : [DAYS, HOURS];
  const forward = isRightToLeft ? -1 : 1;
  const moves: Record<string, [number, number]> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - forward],
    ArrowRight: [row, column + forward],
    Home: [row, 0],
    End: [row, columns - 1],
  };
  const move = moves[key];
  if (move === undefined) return null;
  const [nextRow, nextColumn] = [clamp(move[0], rows), clamp(move[1], columns)];
  return isTurned ? nextColumn * HOURS + nextRow : nextRow * HOURS + nextColumn;
}

interface Turn {
  /** Hours go down instead of across. */
  isTurned: boolean;
  isRightToLeft: boolean;
}

const clamp = (value: number, length: number): number => Math.min(length - 1, Math.max(0, value));
