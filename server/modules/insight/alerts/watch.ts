/**
 * Page's test of a unit, answer by answer. While an alert is open the same test looks for the way back: its steps are
 * taken the other way round.
 */
import { type Reference, stepOf, usualAt } from './reference.ts';
import type { PastAnswer } from './usual-hours.ts';

export interface Watched {
  /** From 0 to the limit: towards a fall, or, while an alert is open, towards its end. */
  statistic: number;
  /** Since it was 0 last, or since the alert began: answers, and the sums of what was given and what was usual. */
  answers: number;
  seen: number;
  expected: number;
  /** The first of these answers, ISO 8601; null where there is none. */
  since: string | null;
}

export const AT_REST: Watched = { statistic: 0, answers: 0, seen: 0, expected: 0, since: null };

export interface GivenAnswer extends PastAnswer {
  /** ISO 8601. */
  at: string;
}

const counted = (watched: Watched, reference: Reference, { score, hour, at }: GivenAnswer) => ({
  answers: watched.answers + 1,
  seen: watched.seen + score,
  expected: watched.expected + usualAt(reference, hour),
  since: watched.since ?? at,
});

/** The state after an answer, and whether that is a fall beyond chance. */
export function lookForFall(
  watched: Watched,
  reference: Reference,
  answer: GivenAnswer,
): { watched: Watched; isFound: boolean } {
  const statistic = watched.statistic + stepOf(reference, answer);
  if (statistic <= 0) return { watched: AT_REST, isFound: false };
  return {
    watched: { statistic, ...counted(watched, reference, answer) },
    isFound: statistic >= reference.limit,
  };
}

/** The same of an open alert, whose sums go on: whether scores are back. */
export function lookForRecovery(
  watched: Watched,
  reference: Reference,
  answer: GivenAnswer,
): { watched: Watched; isFound: boolean } {
  const statistic = Math.max(0, watched.statistic - stepOf(reference, answer));
  return {
    watched: { statistic, ...counted(watched, reference, answer) },
    isFound: statistic >= reference.limit,
  };
}
