/** What was answered to a survey, in figures: the action `results`. */
import type { SurveyResults } from '../../../../shared/survey/survey-results.ts';
import type { ActionRequest } from '../../../kernel/extension.ts';
import { resultsOf } from './read.ts';

/** Throws as resultsOf. */
export async function showResults(request: ActionRequest): Promise<SurveyResults> {
  const { id } = await request.find();
  return resultsOf(request, id, request.input, request.locale);
}
