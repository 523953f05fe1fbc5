/** A figure over a period, beside the one before: what a line is drawn of. */
import type { Figures, Point, Report } from '../data/answers.ts';

export interface TrendPoint {
  /** The first day. */
  from: string;
  value: number | null;
  /** Of as many days before; null where that period has no such point. */
  before: { from: string; value: number | null } | null;
}

type Series = Pick<Report, 'series' | 'previous_series'>;

/** A value, and how many it is the mean of. */
export interface Weighed {
  value: number | null;
  count: number;
}

function paired({ series, previous_series: previous }: Series, values: readonly (number | null)[]): TrendPoint[] {
  return series.map((point, at) => {
    const twin = previous[at];
    return {
      from: point.from,
      value: values[previous.length + at] ?? null,
      before: twin === undefined ? null : { from: twin.from, value: values[at] ?? null },
    };
  });
}

const inTurn = ({ series, previous_series: previous }: Series): Point[] => [...previous, ...series];

export function trendOf(series: Series, of: (figures: Figures) => number | undefined): TrendPoint[] {
  return paired(
    series,
    inTurn(series).map((point) => of(point) ?? null),
  );
}

/**
 * A score as the mean of all that was given in so many points up to each: days of three answers say more about who
 * happened to answer than about the day.
 */
export function scoreTrendOf(series: Series, of: (figures: Figures) => Weighed, points: number): TrendPoint[] {
  const weighed = inTurn(series).map(of);
  const means = weighed.map((_, at) => {
    const given = weighed.slice(Math.max(0, at + 1 - points), at + 1).filter(({ value }) => value !== null);
    const count = given.reduce((total, one) => total + one.count, 0);
    return count === 0 ? null : given.reduce((total, one) => total + (one.value ?? 0) * one.count, 0) / count;
  });
  return paired(series, means);
}

/** Whether there is nothing to be drawn: a count of zero is nothing, a score of zero is one. */
export const isEmpty = (points: readonly TrendPoint[], isScore: boolean): boolean =>
  valuesOf(points).every((value) => value === null || (value === 0 && !isScore));

const valuesOf = (points: readonly TrendPoint[]): (number | null)[] =>
  points.flatMap(({ value, before }) => [value, before?.value ?? null]);

/** Between which two steps of a scale the points lie, at least two steps apart and never beyond its ends. */
export function scaleOf(
  points: readonly TrendPoint[],
  [lowest, highest]: readonly [number, number],
  step: number,
): [number, number] {
  const values = valuesOf(points).filter((value) => value !== null);
  if (values.length === 0) return [lowest, highest];
  const low = Math.max(lowest, Math.floor(Math.min(...values) / step) * step);
  const high = Math.min(highest, Math.ceil(Math.max(...values) / step) * step);
  if (high - low >= 2 * step) return [low, high];
  return high + step <= highest ? [low, Math.min(highest, low + 2 * step)] : [Math.max(lowest, high - 2 * step), high];
}
