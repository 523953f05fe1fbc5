import { feedback } from '../../../../generated/resources.ts';
import { COUNTED } from '../../../feedback/counted.ts';
import type { Days } from '../data/answers.ts';
import { instantOf } from '../../../../../shared/clock/clock.ts';
import { nextDay } from './period.ts';

/** The feedback list with these filters; an address like its own. */
export function feedbackAddress(filter: object): string {
  return `/${feedback.route}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
}

/** The filters of what a figure counts: repeats are not among it. */
export const countedWithin = (unitId: number | null): object => ({
  ...COUNTED,
  ...(unitId === null ? {} : { node_id_within: unitId }),
});

/** When a day begins by a clock, in milliseconds since 1970. */
const midnightIn = (day: string, timeZone: string): number => instantOf(Date.parse(day), timeZone);

/**
 * The filters of the days of a period.
 * @param timeZone whose days; those of UTC until it is known
 */
export const createdIn = ({ from, to }: Days, timeZone = 'UTC'): object => ({
  created_at_gte: new Date(midnightIn(from, timeZone)).toISOString(),
  created_at_lte: new Date(midnightIn(nextDay(to), timeZone) - 1).toISOString(),
});
