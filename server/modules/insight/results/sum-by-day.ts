/** What many answers count for, together. */
import type { DayCounts } from '../roll-ups/survey-days.ts';
import { addCounts } from './counts.ts';

/**
 * Adds up what is of one unit, version and day.
 * @param rows each once, or `times` as often: -1 takes it away
 */
export function sumByDay(rows: readonly (DayCounts & { times?: number })[]): DayCounts[] {
  const days = new Map<string, DayCounts>();
  for (const { node_id, survey_version_id, day, counts, times } of rows) {
    const key = `${node_id} ${survey_version_id} ${day}`;
    const sum = days.get(key) ?? { node_id, survey_version_id, day, counts: {} };
    addCounts(sum.counts, counts, times);
    days.set(key, sum);
  }
  return [...days.values()].filter(({ counts }) => Object.keys(counts).length > 0);
}
