/** What score is usual at each hour of the week, from a unit's past: drawn to its mean as far as hours differ by chance. */
import { WEEK_HOURS } from './scale.ts';

export interface PastAnswer {
  /** 0 to 100. */
  score: number;
  /** Of the week, 0 to 167. */
  hour: number;
}

export interface UsualHours {
  mean: number;
  /** The usual score of each hour of the week. */
  hours: number[];
  /** Of each answer: its score less what is usual at its hour by all the others. */
  residuals: number[];
}

/** An hour of its own weighs no more than its answers beside so many of the unit's mean. */
const LEAST_WEIGHT = 8;

interface Cell {
  count: number;
  sum: number;
}

function cellsOf(answers: readonly PastAnswer[]): Cell[] {
  const cells = Array.from({ length: WEEK_HOURS }, () => ({ count: 0, sum: 0 }));
  for (const { score, hour } of answers) {
    const cell = cells[hour];
    if (!cell) continue;
    cell.count += 1;
    cell.sum += score;
  }
  return cells;
}

/**
 * How many answers at the unit's mean each hour is drawn to it by: the variance within hours over that between them, by
 * the method of moments (analysis of variance with one random factor). Infinite where hours differ by no more than chance.
 */
function weightOf(answers: readonly PastAnswer[], cells: readonly Cell[], mean: number): number {
  const used = cells.filter(({ count }) => count > 0);
  const freedom = answers.length - used.length;
  if (used.length < 2 || freedom < 1) return Infinity;
  const total = answers.reduce((sum, { score }) => sum + (score - mean) ** 2, 0);
  const between = used.reduce((sum, { count, sum: scores }) => sum + count * (scores / count - mean) ** 2, 0);
  const within = (total - between) / freedom;
  const spread = answers.length - used.reduce((sum, { count }) => sum + count ** 2, 0) / answers.length;
  const variance = (between - (used.length - 1) * within) / spread;
  return variance > 0 ? Math.max(LEAST_WEIGHT, within / variance) : Infinity;
}

/** @param answers at least one */
export function usualHours(answers: readonly PastAnswer[]): UsualHours {
  const mean = answers.reduce((sum, { score }) => sum + score, 0) / answers.length;
  const cells = cellsOf(answers);
  const weight = weightOf(answers, cells, mean);
  const usual = (count: number, sum: number): number =>
    weight === Infinity ? mean : (sum + weight * mean) / (count + weight);
  return {
    mean,
    hours: cells.map(({ count, sum }) => usual(count, sum)),
    // Without the answer itself: else the past would look steadier than what comes.
    residuals: answers.map(({ score, hour }) => {
      const { count, sum } = cells[hour] ?? { count: 1, sum: score };
      return score - usual(count - 1, sum - score);
    }),
  };
}
