import { feedback } from '../../../generated/resources.ts';
import type { Days } from '../data/answers.ts';

/** The feedback list with these filters; an address like its own. */
export function feedbackAddress(filter: object): string {
  return `/${feedback.route}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
}

/** The filters of what a figure counts: repeats are not among it. */
export const countedWithin = (unitId: number | null): object => ({
  is_repeat: false,
  ...(unitId === null ? {} : { node_id_within: unitId }),
});

export const createdIn = ({ from, to }: Days): object => ({
  created_at_gte: `${from}T00:00:00.000Z`,
  created_at_lte: `${to}T23:59:59.999Z`,
});
