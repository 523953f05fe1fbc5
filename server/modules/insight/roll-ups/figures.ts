/**
 * What the roll-ups hold, and how it comes out of the deltas. A row of a subtree counts its unit and all below it that
 * live as it lives: a deletion marks all that it takes with one instant, so that a subtree that is deleted keeps its
 * figures, and a restoration brings back exactly those.
 */
import { idsOfPath } from '../../../access/subtree.ts';

/** Whether the scale of 0 to 100, cut as if it had five points, meets a band. */
const band = (score: string, points: number): string => `round(${score} / 25.0) = ${points - 1}`;
const FIVE = [1, 2, 3, 4, 5];

/** SQL of each figure of a day: an aggregate over deltas `d`. */
const aggregates: Record<string, string> = {
  reads: 'sum(d.reads)',
  answers: 'sum(d.answers)',
  open: 'sum(d.open)',
  score_sum: 'sum(d.weight * d.score)',
  score_count: 'sum(d.weight) filter (where d.score is not null)',
  ...Object.fromEntries(
    FIVE.map((points) => [`score_${points}`, `sum(d.weight) filter (where ${band('d.score', points)})`]),
  ),
  ...Object.fromEntries(
    FIVE.map((points) => [`smiley_${points}`, `sum(d.weight) filter (where d.smiley = ${points})`]),
  ),
  // Reichheld, 'The One Number You Need to Grow', 2003: 9 and 10 promote, 7 and 8 are passive, the others detract.
  nps_promoters: 'sum(d.weight) filter (where d.nps >= 9)',
  nps_passives: 'sum(d.weight) filter (where d.nps between 7 and 8)',
  nps_detractors: 'sum(d.weight) filter (where d.nps <= 6)',
  csat_sum: 'sum(d.weight * d.csat)',
  csat_count: 'sum(d.weight) filter (where d.csat is not null)',
};

/** A roll-up: its table, what of a unit a row is for, and its figures with the aggregates that make them. */
export interface RollUp {
  table: string;
  /** Columns and, over deltas `d`, their SQL. */
  dimensions: Record<string, string>;
  figures: Record<string, string>;
}

const some = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `coalesce(${aggregates[name]}, 0)`]));

export const hourFigures = ['reads', 'answers', 'score_sum', 'score_count'] as const;
export const dayFigures: readonly string[] = Object.keys(aggregates);

export const subtreeDay: RollUp = { table: 'subtree_day', dimensions: { day: 'd.day' }, figures: some(dayFigures) };

export const subtreeHour: RollUp = {
  table: 'subtree_hour',
  dimensions: { day: 'd.day', hour: 'd.hour' },
  figures: some(hourFigures),
};

export const subtreeTotal: RollUp = {
  table: 'node_total',
  dimensions: {},
  figures: {
    subtree_reads: 'coalesce(sum(d.reads), 0)',
    subtree_answers: 'coalesce(sum(d.answers), 0)',
    subtree_open: 'coalesce(sum(d.open), 0)',
  },
};

export const subtreeRollUps: readonly RollUp[] = [subtreeDay, subtreeHour, subtreeTotal];

/** What an upsert into a roll-up does where the row is there: adds. */
export function onConflictAdd({ table, dimensions }: RollUp, figures: readonly string[]): string {
  const added = figures.map((name) => `${name} = ${table}.${name} + excluded.${name}`);
  return `on conflict (${['company_id', 'node_id', ...Object.keys(dimensions)].join(', ')})
    do update set ${added.join(', ')}, updated_at = now()`;
}

/**
 * The units that the unit of a row `d` (with company and unit) counts for: itself and those above that live as it lives.
 * The ids of the path come first: compared with the path's text, no index may be used under row-level security. It goes
 * step by step (`offset 0` keeps the steps): joined freely, the tree is joined with itself where the database guesses its
 * size wrong.
 */
export const STEPS_ABOVE = `cross join lateral (
    select v.path, v.deleted_at from node v where v.company_id = d.company_id and v.id = d.node_id offset 0
  ) v
  cross join lateral unnest(${idsOfPath('v.path')}) step (id)
  cross join lateral (select above.id from node above where above.company_id = d.company_id
    and above.id = step.id and above.deleted_at is not distinct from v.deleted_at offset 0) above`;
