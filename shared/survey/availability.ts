/** When a survey is asked, and of whom it takes answers. Pure. */
import { heldAfter } from './conditions.ts';
import type { Answers, Quota, SurveyDocument } from './document.ts';

/**
 * Whether a survey is asked at a moment.
 * @param clock what the clock of the unit shows, `YYYY-MM-DDTHH:MM` or longer
 */
export function stateAt({ availability }: SurveyDocument, clock: string): 'open' | 'early' | 'late' {
  const { opens, closes } = availability ?? {};
  if (opens !== undefined && clock < opens) return 'early';
  return closes !== undefined && clock >= closes ? 'late' : 'open';
}

/** Quotas that answers count for. */
export function quotasOf(survey: SurveyDocument, answers: Answers): Quota[] {
  if (!survey.quotas) return [];
  const holds = heldAfter(survey, answers);
  return survey.quotas.filter(({ if: rule }) => !rule || holds(rule));
}

/** Whether there are moments at which, or visitors of whom, no answer is taken. */
export const isLimited = ({ availability, quotas }: SurveyDocument): boolean =>
  availability?.opens !== undefined || availability?.closes !== undefined || quotas !== undefined;
