/** What is shown in place of the thanks: when, what it repeats, and where it leads. */
import { isPublicAddress } from '../text/public-address.ts';
import { placeViolations } from './check-places.ts';
import { type Order, violationsOfRule } from './check-rules.ts';
import type { Ending, SurveyDocument } from './document.ts';
import type { SurveyViolation } from './survey-violation.ts';

export const endingViolations = ({ endings = [] }: SurveyDocument, order: Order): SurveyViolation[] =>
  endings.flatMap((ending, at) => violationsOfEnding(ending, `/endings/${at}`, order));

function violationsOfEnding(ending: Ending, pointer: string, order: Order): SurveyViolation[] {
  const { if: rule, score_at_least: least = 0, score_at_most: most = 100, button } = ending;
  return [
    ...(rule ? violationsOfRule(rule, `${pointer}/if`, order, order.placed.length) : []),
    ...(least > most ? [{ pointer: `${pointer}/score_at_most`, code: 'range_reversed' }] : []),
    ...(button && !isPublicAddress(button.address)
      ? [{ pointer: `${pointer}/button/address`, code: 'invalid_url' }]
      : []),
    ...placeViolations(ending, pointer, order, order.placed.length),
  ];
}
