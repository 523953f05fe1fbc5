/** Runs to figures: medians, and the ratio of medians to the bare server's. */
import type { LoadResult } from './load.ts';
import type { Aim, Measure } from './measures.ts';

export interface Figures {
  name: string;
  runs: (LoadResult & { cpu: number | null; memory: number | null })[];
}

export interface MeasureSummary {
  name: string;
  aim: Aim;
  /** Our median request rate over the bare server's. */
  ratio: number;
  contenders: {
    name: string;
    requestsPerSecond: number;
    p50: number;
    p99: number;
    cpu: number | null;
    memory: number | null;
  }[];
}

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function summarize(measure: Pick<Measure, 'name' | 'aim'>, figures: Figures[]): MeasureSummary {
  const contenders = figures.map(({ name, runs }) => {
    const of = (key: 'requestsPerSecond' | 'p50' | 'p99'): number => median(runs.map((run) => run[key]));
    const known = (key: 'cpu' | 'memory'): number | null => {
      const values = runs.flatMap((run) => run[key] ?? []);
      return values.length > 0 ? median(values) : null;
    };
    return {
      name,
      requestsPerSecond: of('requestsPerSecond'),
      p50: of('p50'),
      p99: of('p99'),
      cpu: known('cpu'),
      memory: known('memory'),
    };
  });
  const rateOf = (name: string): number =>
    contenders.find((contender) => contender.name === name)?.requestsPerSecond ?? Number.NaN;
  return { name: measure.name, aim: measure.aim, ratio: rateOf('feedtree') / rateOf('bare'), contenders };
}

/** Requests that a second of one processor core answers: of a busy machine too, whose other work takes turns with it. */
export const perCoreSecond = ({
  requestsPerSecond,
  cpu,
}: Pick<MeasureSummary['contenders'][number], 'requestsPerSecond' | 'cpu'>): number | null =>
  cpu === null || cpu === 0 ? null : requestsPerSecond / cpu;

export const aimOf = (aim: Aim): string =>
  typeof aim === 'number' ? `aim ${aim}` : `aim ${aim.share}, ${aim.perCoreSecond}/s a core`;
