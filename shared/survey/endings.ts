/** What a visitor is shown in place of the thanks. */
import { heldAfter } from './conditions.ts';
import type { Answers, Ending, SurveyDocument } from './document.ts';
import { scoreOf } from './score.ts';

/**
 * The first ending that holds for these answers; undefined for the survey's own thanks.
 * @param answers all that was answered, checked
 */
export function endingOf(survey: SurveyDocument, answers: Answers): Ending | undefined {
  const holds = heldAfter(survey, answers);
  const { score } = scoreOf(survey, answers);
  return survey.endings?.find(
    ({ if: rule, score_at_least: least, score_at_most: most }) =>
      (!rule || holds(rule)) &&
      (least === undefined || (score !== null && score >= least)) &&
      (most === undefined || (score !== null && score <= most)),
  );
}
