/** Visits to figures. Pure. */
import { median } from '../summary.ts';
import type { Layout } from './questions.ts';
import type { Visit } from './visit.ts';

export const contenders = ['feedtree', 'SurveyJS', 'rjsf'] as const;

export interface PageOf {
  contender: (typeof contenders)[number];
  layout: Layout;
}

/** Medians of several visits; bytes, milliseconds, MiB. */
export interface PageSummary extends PageOf {
  visits: number;
  bytesUntilAnswerable: number;
  bytesInAll: number;
  largestContentfulPaint: number;
  firstAnswer: number;
  /** In how many visits the first answer was given before the last script had come. */
  beforeScript: number;
  /** Of all taps of a visit the median and the worst, as medians of the visits. */
  interaction: { median: number; worst: number };
  heap: number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

export function summarizeVisits(page: PageOf, visits: readonly Visit[]): PageSummary {
  const of = (figure: (visit: Visit) => number): number => tenth(median(visits.map(figure)));
  return {
    ...page,
    visits: visits.length,
    bytesUntilAnswerable: of((visit) => visit.bytesUntilAnswerable),
    bytesInAll: of((visit) => visit.bytesInAll),
    largestContentfulPaint: of((visit) => visit.largestContentfulPaint),
    firstAnswer: of((visit) => visit.firstAnswer),
    beforeScript: visits.filter(({ beforeScript }) => beforeScript).length,
    interaction: {
      median: of(({ interactions }) => median(interactions)),
      worst: of(({ interactions }) => Math.max(...interactions)),
    },
    heap: of((visit) => visit.heap),
  };
}

/** The items in another order each round: each comes first, second, ... in turn. */
export function rotated<Item>(items: readonly Item[], round: number): Item[] {
  const start = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
