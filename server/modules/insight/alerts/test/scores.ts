/** Scores by chance, from a seed: for simulations. */
import type { GivenAnswer } from '../watch.ts';
import { WEEK_HOURS } from '../scale.ts';

/** Numbers from 0 to below 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How a unit's visitors answer. */
export interface Habit {
  /** Shares of 0, 25, 50, 75 and 100 of one question. */
  shares: readonly number[];
  /** Questions that an answer's score is the mean of. */
  questions: number;
}

const POINTS = [0, 25, 50, 75, 100];

export const meanOf = ({ shares }: Habit): number =>
  shares.reduce((sum, share, at) => sum + share * (POINTS[at] ?? 0), 0);

export const deviationOf = (habit: Habit): number =>
  Math.sqrt(
    habit.shares.reduce((sum, share, at) => sum + share * ((POINTS[at] ?? 0) - meanOf(habit)) ** 2, 0) /
      habit.questions,
  );

/** The same with a mean that is lower by so many points: some of all answers are one of two points lower instead. */
export function fallen(habit: Habit, points: number): Habit {
  const bad = [0.5, 0.5, 0, 0, 0];
  const badMean = meanOf({ ...habit, shares: bad });
  const share = points / (meanOf(habit) - badMean);
  return { ...habit, shares: habit.shares.map((usual, at) => (1 - share) * usual + share * (bad[at] ?? 0)) };
}

function scoreOf({ shares, questions }: Habit, random: () => number): number {
  let sum = 0;
  for (let question = 0; question < questions; question++) {
    let [left, at] = [random(), 0];
    while (at < 4 && left >= (shares[at] ?? 0)) left -= shares[at++] ?? 0;
    sum += POINTS[at] ?? 0;
  }
  return Math.round(sum / questions);
}

const HOUR_MS = 3_600_000;

/** An answer of a day, at an hour by chance from 10 to 22 o'clock. */
export function answerBy(habit: Habit, random: () => number, day = 0): GivenAnswer {
  const hour = 10 + Math.floor(random() * 12);
  return {
    score: scoreOf(habit, random),
    hour: (24 * day + hour) % WEEK_HOURS,
    at: new Date((24 * day + hour) * HOUR_MS).toISOString(),
  };
}
