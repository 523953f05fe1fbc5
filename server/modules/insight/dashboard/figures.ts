/** The figures of a report out of the sums that the roll-ups hold. */
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';

/** Sums by the names of the roll-ups' columns; those that the caller may not see are not there. */
export type Sums = Partial<Record<string, number>>;

interface Mean {
  /** Null where nothing was given. */
  mean: number | null;
  count: number;
}

export interface Figures {
  reads?: number;
  answers?: number;
  open?: number;
  /** 0 to 100. */
  score?: Mean;
  /** 1 to 5. */
  smiley?: Mean;
  /** 1 to 5. */
  csat?: Mean;
  /** The share of promoters less that of detractors, in percent: -100 to 100. */
  nps?: { value: number | null; promoters: number; passives: number; detractors: number };
}

export interface Distribution {
  /** The scores, cut into five bands from the worst to the best. */
  scores: number[];
  /** Faces from 1 to 5. */
  smileys: number[];
  /** Detractors, passives, promoters. */
  nps: number[];
}

const FIVE = [1, 2, 3, 4, 5];
const round = (value: number, digits: number): number => Number(value.toFixed(digits));

export function meanOf(sum: number, count: number, digits: number): number | null {
  return count > 0 ? round(sum / count, digits) : null;
}

/** Of feedback where it may be read, of reads where those may. */
export function figuresOf(sums: Sums): Figures {
  const of = (name: string): number => sums[name] ?? 0;
  return {
    ...(sums['reads'] !== undefined && { reads: sums['reads'] }),
    ...(sums['answers'] !== undefined && { answers: sums['answers'], open: of('open') }),
    ...(sums['score_count'] !== undefined && feedbackFigures(of)),
  };
}

function feedbackFigures(of: (name: string) => number): Pick<Figures, 'score' | 'smiley' | 'csat' | 'nps'> {
  const smileys = FIVE.map((points) => of(`smiley_${points}`));
  const given = smileys.reduce((total, count) => total + count, 0);
  const points = smileys.reduce((total, count, at) => total + count * (at + 1), 0);
  const [promoters, passives, detractors] = [of('nps_promoters'), of('nps_passives'), of('nps_detractors')];
  return {
    score: { mean: meanOf(of('score_sum'), of('score_count'), 1), count: of('score_count') },
    smiley: { mean: meanOf(points, given, 2), count: given },
    csat: { mean: meanOf(of('csat_sum'), of('csat_count'), 2), count: of('csat_count') },
    nps: {
      value: meanOf(100 * (promoters - detractors), promoters + passives + detractors, 1),
      promoters,
      passives,
      detractors,
    },
  };
}

export function distributionOf(sums: Sums): Distribution {
  const counts = (names: string[]): number[] => names.map((name) => sums[name] ?? 0);
  return {
    scores: counts(FIVE.map((band) => `score_${band}`)),
    smileys: counts(FIVE.map((points) => `smiley_${points}`)),
    nps: counts(['nps_detractors', 'nps_passives', 'nps_promoters']),
  };
}

const count: JsonSchema = { type: 'integer' };
const meanSchema = (description: string): JsonSchema => ({
  type: 'object',
  properties: { mean: { type: ['number', 'null'], description }, count },
});

/** What may not be seen is absent. */
export const figuresProperties: Record<string, JsonSchema> = {
  reads: count,
  answers: { ...count, description: 'Repeats are not counted.' },
  open: { ...count, description: 'Those of these days that are still open.' },
  score: meanSchema('0 to 100; null where nothing was given.'),
  smiley: meanSchema('1 to 5; null where nothing was given.'),
  csat: meanSchema('1 to 5; null where nothing was given.'),
  nps: {
    type: 'object',
    properties: {
      value: { type: ['number', 'null'], description: '-100 to 100; null where nothing was given.' },
      promoters: count,
      passives: count,
      detractors: count,
    },
  },
};
