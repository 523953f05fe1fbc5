/** When a survey is asked, and of whom: what the grammar can't say. */
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
  const isReversed = opens !== undefined && closes !== undefined && closes <= opens;
  return [
    ...(isReversed ? [{ pointer: `${AT}/closes`, code: 'range_reversed' }] : []),
    ...placeViolations(words, AT, order, null),
    ...quotas.flatMap((quota, at) => violationsOfQuota(quota, `/quotas/${at}`, order)),
  ];
}

const violationsOfQuota = ({ if: rule, title, text }: Quota, pointer: string, order: Order): SurveyViolation[] => [
  ...(rule ? violationsOfRule(rule, `${pointer}/if`, order, order.placed.length) : []),
  ...placeViolations({ title, text }, pointer, order, null),
];
