/** The counters of each unit and day (UTC), by the rules that the server counts with. */
import { isoDay } from '../days.ts';
import type { Handling } from './handling.ts';
import type { Read } from './reads.ts';
import type { Response } from './responses.ts';

/** A type and not an interface, so that it counts as a row. */
type DayCounters = {
  node_id: number;
  day: string;
  reads: number;
  answers: number;
  open: number;
  score_sum: number;
  score_count: number;
};

/** Machines' reads and repeated responses are kept, but not counted. */
export function rollUp(handled: (Response & Handling)[], reads: Read[]): DayCounters[] {
  const days = new Map<string, DayCounters>();
  const countersOf = (unitId: number, time: number): DayCounters => {
    const day = isoDay(time);
    const key = `${unitId} ${day}`;
    const counters = days.get(key) ?? {
      node_id: unitId,
      day,
      reads: 0,
      answers: 0,
      open: 0,
      score_sum: 0,
      score_count: 0,
    };
    days.set(key, counters);
    return counters;
  };
  for (const { unit, time, isBot } of reads) if (!isBot) countersOf(unit.id, time).reads++;
  for (const { unit, time, isRepeat, closedAt, score } of handled) {
    if (isRepeat) continue;
    const counters = countersOf(unit.id, time);
    counters.answers++;
    if (closedAt === null) counters.open++;
    if (score === null) continue;
    counters.score_sum += score;
    counters.score_count++;
  }
  return [...days.values()].sort((one, other) =>
    one.day === other.day ? one.node_id - other.node_id : one.day < other.day ? -1 : 1,
  );
}

/** The counters of each unit over all its days. */
export function sumUp(days: DayCounters[]): Pick<DayCounters, 'node_id' | 'reads' | 'answers' | 'open'>[] {
  const sum = (of: DayCounters[], counter: 'reads' | 'answers' | 'open') =>
    of.reduce((total, day) => total + day[counter], 0);
  return [...Map.groupBy(days, (day) => day.node_id)]
    .toSorted(([one], [other]) => one - other)
    .map(([node_id, of]) => ({
      node_id,
      reads: sum(of, 'reads'),
      answers: sum(of, 'answers'),
      open: sum(of, 'open'),
    }));
}
