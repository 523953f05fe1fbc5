/** The action `surveyjs`: the draft as SurveyJS would have it. */
import type { ActionRequest } from '../../kernel/extension.ts';
import { isSource } from './conversion/source.ts';
import { writeSurveyjs, type Written } from './surveyjs/write/write-surveyjs.ts';

export async function exportSurveyjs(request: Pick<ActionRequest, 'find'>): Promise<Written> {
  const { draft } = await request.find();
  return writeSurveyjs(isSource(draft) ? draft : {});
}
