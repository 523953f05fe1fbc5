/** What a report says, out of what the database has summed. */
import { type Distribution, distributionOf, type Figures, figuresOf, meanOf, type Sums } from './figures.ts';
import { type Days, type Period, pointsOf } from './period.ts';
import { rank, type Ranked, varianceOf } from './ranking.ts';
import { type HourSums, type PointSums, RANKED, type ReportRow } from './report-statement.ts';

/** Of the days of the period, from Monday at midnight by the clock of each unit: 168 each. */
export interface Hours {
  reads?: number[];
  answers?: number[];
  scores?: (number | null)[];
}

type PointFigures = Figures & { from: string };

export interface Report extends Period {
  unit: { id: number; name: string; type: string } | null;
  totals: Figures;
  previous_totals: Figures;
  series: PointFigures[];
  previous_series: PointFigures[];
  hours?: Hours;
  distribution?: Distribution;
  ranking?: { units: Ranked[]; more: number };
}

const HOURS_OF_WEEK = 168;

const add = (one: Sums, other: Sums): Sums => {
  const sum: Sums = { ...one };
  for (const [name, value] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + Number(value);
  return sum;
};

/** What a company's people may see of feedback; `score_count` stands for all that scores are made of. */
const FEEDBACK = ['answers', 'open', 'score_count'];
export const PLATFORM = ['reads', 'answers', 'open'];

/** The parts that every report has. What is named begins at zero, so that a day without any is told apart from one that is hidden. */
export function periodReport(period: Period, points: readonly PointSums[], names: readonly string[]) {
  const zeros: Sums = Object.fromEntries(names.map((name) => [name, 0]));
  const byPoint = new Map<string, Sums>();
  for (const { point, ...sums } of points) byPoint.set(point, add(byPoint.get(point) ?? zeros, sums));
  const seriesOf = (days: Days) =>
    pointsOf({ ...days, step: period.step }).map((from) => ({ from, sums: byPoint.get(from) ?? zeros }));
  const [now, before] = [seriesOf(period), seriesOf(period.previous)];
  const total = (series: typeof now): Sums => series.reduce((sum, { sums }) => add(sum, sums), zeros);
  const shown = (series: typeof now): PointFigures[] => series.map(({ from, sums }) => ({ from, ...figuresOf(sums) }));
  const current = total(now);
  return {
    current,
    shown: {
      ...period,
      totals: figuresOf(current),
      previous_totals: figuresOf(total(before)),
      series: shown(now),
      previous_series: shown(before),
    },
  };
}

export function companyReport(period: Period, row: ReportRow): Report {
  const names = [...(row.feedback ? FEEDBACK : []), ...(row.reads ? ['reads'] : [])];
  const { current, shown } = periodReport(period, [...(row.feedback ?? []), ...(row.reads ?? [])], names);
  const hours = hoursOf(row);
  const seen = { ...shown, unit: row.unit, ...(hours && { hours }) };
  if (row.ranked === null) return seen;
  const distribution = distributionOf(current);
  const units = rank(row.ranked, varianceOf(distribution.scores));
  return { ...seen, distribution, ranking: { units, more: Math.max(0, Number(row.rankable) - RANKED) } };
}

function hoursOf({ feedback_hours: feedback, read_hours: reads }: ReportRow): Hours | undefined {
  if (!feedback && !reads) return undefined;
  const byHour = <Value>(rows: HourSums[], empty: Value, value: (sums: Sums) => Value): Value[] => {
    const hours = Array.from({ length: HOURS_OF_WEEK }, () => empty);
    for (const { hour, ...sums } of rows) hours[hour] = value(sums);
    return hours;
  };
  const of = (sums: Sums, name: string): number => sums[name] ?? 0;
  return {
    ...(reads && { reads: byHour(reads, 0, (sums) => of(sums, 'reads')) }),
    ...(feedback && {
      answers: byHour(feedback, 0, (sums) => of(sums, 'answers')),
      scores: byHour<number | null>(feedback, null, (sums) =>
        meanOf(of(sums, 'score_sum'), of(sums, 'score_count'), 1),
      ),
    }),
  };
}
