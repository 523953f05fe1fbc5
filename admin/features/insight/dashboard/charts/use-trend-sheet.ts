import { useTranslate } from 'react-admin';
import type { Sheet } from '../../../../ui/exports/sheet.ts';
import type { TrendPoint } from './trend-points.ts';

/** The points of a line as rows. Days are written as they are on the wire, which every spreadsheet reads. */
export function useTrendSheet(label: string, points: readonly TrendPoint[]): Sheet {
  return useScoreSheet(label, points, null);
}

/** @param smoothed what the line is drawn of, where it is not what was given at each point */
export function useScoreSheet(
  label: string,
  points: readonly TrendPoint[],
  smoothed: readonly TrendPoint[] | null,
): Sheet {
  const translate = useTranslate();
  return {
    columns: [
      { label: translate('app.dashboard.from_day') },
      { label, isNumber: true },
      ...(smoothed === null ? [] : [{ label: translate('app.dashboard.week_mean'), isNumber: true }]),
      { label: translate('app.dashboard.from_day_before') },
      { label: translate('app.dashboard.before'), isNumber: true },
    ],
    rows: points.map(({ from, value, before }, at) => [
      from,
      value,
      ...(smoothed === null ? [] : [rounded(smoothed[at]?.value)]),
      before?.from ?? null,
      before?.value ?? null,
    ]),
  };
}

const rounded = (value: number | null | undefined): number | null =>
  typeof value === 'number' ? Math.round(100 * value) / 100 : null;
