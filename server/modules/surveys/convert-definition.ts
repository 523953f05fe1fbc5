/** The action `convert`: nothing is stored, the caller looks at what came of it first. */
import { invalidInput, type FieldViolation } from '../../errors.ts';
import type { ActionRequest } from '../../kernel/extension.ts';
import { XmlFault } from '../../platform/files/xml/parse-xml.ts';
import { judgeDocument } from '../../validation/judge-document.ts';
import type { Conversion } from './conversion/conversion.ts';
import { isSource, type Source } from './conversion/source.ts';
import { isLimesurvey, convertLimesurvey } from './limesurvey/convert.ts';
import { readLimesurvey } from './limesurvey/read.ts';
import { MAX_DEFINITION_BYTES, tooLargeDefinition } from './size.ts';
import { convertSurveyjs, isSurveyjs } from './surveyjs/convert.ts';
import { convertTypeform, isTypeform } from './typeform/convert.ts';

/** A definition has fewer; what is deeper is none. */
const MAX_LEVELS = 100;

const FORMATS = [
  { format: 'surveyjs', isSaid: isSurveyjs, convert: convertSurveyjs },
  { format: 'typeform', isSaid: isTypeform, convert: convertTypeform },
  { format: 'limesurvey', isSaid: isLimesurvey, convert: convertLimesurvey },
] as const;

export interface Converted extends Conversion {
  format: (typeof FORMATS)[number]['format'];
}

const refusal = (violation: Omit<FieldViolation, 'pointer'>) =>
  invalidInput({ errors: [{ pointer: '/content', ...violation }] });

/**
 * What a definition becomes, whatever it was written for.
 * @throws Problem 400 at `/content` for what is no definition, and where no draft comes of it
 */
export function convertDefinition(definition: unknown): Converted {
  const found = isSource(definition) ? FORMATS.find(({ isSaid }) => isSaid(definition)) : undefined;
  if (!found || !isSource(definition)) throw refusal({ code: 'unknown_survey_format' });
  const converted = found.convert(definition);
  const [violation] = judgeDocument('survey-draft', converted.document);
  // Too many texts of a definition that is just small enough.
  if (violation) throw refusal(violation);
  return { format: found.format, ...converted };
}

/** The definition that a file holds: an object of JSON, or the survey of LimeSurvey's XML. */
export function readDefinition(content: string): Source {
  const text = content.replace(/^\uFEFF/, '').trimStart();
  try {
    const read: unknown = text.startsWith('<') ? readLimesurvey(text) : JSON.parse(text);
    if (!isSource(read) || isDeeper(read, MAX_LEVELS)) throw refusal({ code: 'unknown_survey_format' });
    return read;
  } catch (fault) {
    if (fault instanceof XmlFault) throw refusal({ code: fault.code, parameters: { line: fault.line } });
    if (fault instanceof SyntaxError) throw refusal({ code: 'unknown_survey_format' });
    throw fault;
  }
}

/** Level by level, so that no depth is too deep to be looked at. */
function isDeeper(value: object, most: number): boolean {
  let level: object[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= most) return true;
    level = level.flatMap((one) => Object.values(one).filter((inner) => typeof inner === 'object' && inner !== null));
  }
  return false;
}

export async function convert({ input }: Pick<ActionRequest, 'input'>): Promise<Converted> {
  const content = String(input['content']);
  if (Buffer.byteLength(content) > MAX_DEFINITION_BYTES) throw tooLargeDefinition();
  return convertDefinition(readDefinition(content));
}
