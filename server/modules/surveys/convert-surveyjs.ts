/** The action `convert_surveyjs`: nothing is stored, the caller looks at what came of it first. */
import { MAX_SURVEY_BYTES } from '../../../shared/survey/design-limits.ts';
import { invalidInput } from '../../errors.ts';
import type { ActionRequest } from '../../kernel/extension.ts';
import { judgeDocument } from '../../validation/judge-document.ts';
import { tooLargeSurvey } from './size.ts';
import { type Conversion, convertSurveyjs } from './surveyjs/convert.ts';
import { isSource } from './surveyjs/source.ts';

/** What a definition becomes; throws 400 where that is no draft. */
export function convertDefinition(definition: unknown): Conversion {
  if (!isSource(definition)) throw invalidInput({ errors: [{ pointer: '/definition', code: 'not_surveyjs' }] });
  const converted = convertSurveyjs(definition);
  const violations = judgeDocument('survey-draft', converted.document);
  // Too many texts of a definition that is just small enough.
  if (violations.length > 0)
    throw invalidInput({
      errors: violations.map((violation) => ({ ...violation, pointer: '/definition' })).slice(0, 1),
    });
  return converted;
}

export async function convert({ input }: Pick<ActionRequest, 'input'>): Promise<Conversion> {
  const { definition } = input;
  if (Buffer.byteLength(JSON.stringify(definition)) > MAX_SURVEY_BYTES) throw tooLargeSurvey();
  return convertDefinition(definition);
}
