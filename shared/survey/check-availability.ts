/** When a survey is asked, and of whom: what the grammar can't say. */
import { isMoment } from './availability.ts';
import { placeViolations } from './check-places.ts';
import { type Order, violationsOfRule } from './check-rules.ts';
import type { Quota, SurveyDocument } from './document.ts';
import type { SurveyViolation } from './survey-violation.ts';

const AT = '/availability';

export function availabilityViolations(
  { availability = {}, quotas = [] }: SurveyDocument,
  order: Order,
): SurveyViolation[] {
  const { opens, closes, ...words } = availability;
  const moments = Object.entries({ opens, closes });
  const wrong = moments.filter(([, moment]) => moment !== undefined && !isMoment(moment));
  const isReversed = wrong.length === 0 && opens !== undefined && closes !== undefined && closes <= opens;
  return [
    ...wrong.map(([name]) => ({ pointer: `${AT}/${name}`, code: 'not_a_moment' })),
    ...(isReversed ? [{ pointer: `${AT}/closes`, code: 'range_reversed' }] : []),
    ...placeViolations(words, AT, order, null),
    ...quotas.flatMap((quota, at) => violationsOfQuota(quota, `/quotas/${at}`, order)),
  ];
}

const violationsOfQuota = ({ if: rule, title, text }: Quota, pointer: string, order: Order): SurveyViolation[] => [
  ...(rule ? violationsOfRule(rule, `${pointer}/if`, order, order.placed.length) : []),
  ...placeViolations({ title, text }, pointer, order, null),
];
