/** What is drawn over time: the answers of the period, and of the hours of the day. */
import type { Locale } from '../../../../../shared/i18n/locales.ts';
import type { ResultsSide, SurveyResults } from '../../../../../shared/survey/survey-results.ts';
import type { Column, Plot } from './blocks.ts';

/** More columns than these are thinner than they can be seen: neighbors stand as one. */
const MOST_COLUMNS = 92;

const isoHour = (hour: number): Date => new Date(Date.UTC(2000, 0, 1, hour));

export function columnsOf(locale: Locale, { step, current, compared }: SurveyResults): { answers: Plot; hours: Plot } {
  const count = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' });
  const shareOf = (side: ResultsSide, at: number): number =>
    side.answers > 0 ? (side.hours[at] ?? 0) / side.answers : 0;
  return {
    answers: {
      kind: 'columns',
      columns: seriesOf(locale, step, current, compared),
      format: (value) => count.format(value),
    },
    hours: {
      kind: 'columns',
      columns: current.hours.map((_answers, at) => ({
        label: hour.format(isoHour(at)),
        value: shareOf(current, at),
        compared: compared && shareOf(compared, at),
      })),
      format: (value) => percent.format(value),
    },
  };
}

function seriesOf(
  locale: Locale,
  step: SurveyResults['step'],
  { series }: ResultsSide,
  compared: ResultsSide | null,
): Column[] {
  const options: Intl.DateTimeFormatOptions =
    step === 'month' ? { month: 'short', year: 'numeric' } : { dateStyle: 'medium' };
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const size = Math.ceil(series.length / MOST_COLUMNS);
  const sum = (points: ResultsSide['series'], at: number): number =>
    points.slice(at, at + size).reduce((total, { answers }) => total + answers, 0);
  // A column of several days says so.
  const labelOf = (at: number): string => {
    const [first, last] = [series[at], series[Math.min(at + size, series.length) - 1]];
    return first && last ? format.formatRange(new Date(first.from), new Date(last.from)) : '';
  };
  return series.flatMap((_, at) =>
    at % size === 0
      ? [
          {
            label: labelOf(at),
            value: sum(series, at),
            compared: compared && sum(compared.series, at),
          },
        ]
      : [],
  );
}
