/** Is this a survey that can be stored and asked? The grammar of `schemas/documents`, then what a grammar can't say. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { surveyFaults } from '../../public-app/survey/check-survey.ts';
import type { SurveyDocument } from '../../public-app/survey/document.ts';
import { type FieldError, invalidInput } from '../errors.ts';

/** A survey of 60 questions in ten languages stays below half of this. */
export const MAX_SURVEY_BYTES = 256 * 1024;

const readDialect = (name: string): object =>
  JSON.parse(readFileSync(new URL(`../../schemas/documents/${name}.schema.json`, import.meta.url), 'utf8')) as object;

// `discriminator`: only the branch of the question's own type reports its faults.
const ajv = new Ajv2020({ allErrors: true, strict: false, discriminator: true, ownProperties: true });
ajv.addSchema([readDialect('theme'), readDialect('question')]);
const validate = ajv.compile<SurveyDocument>(readDialect('survey'));

const LIMIT_CODES: Record<string, string> = {
  maxLength: 'too_long',
  minLength: 'too_short',
  minimum: 'minimum',
  maximum: 'maximum',
  maxItems: 'too_many_items',
  minItems: 'too_few_items',
  minProperties: 'too_few_properties',
};

/** A composition's own fault says nothing that its branches do not. */
const SILENT = new Set(['oneOf', 'if']);

function toFieldError({ instancePath, keyword, params, propertyName }: ErrorObject): FieldError {
  const child = (name: unknown): string =>
    `${instancePath}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const limitCode = LIMIT_CODES[keyword];
  if (limitCode)
    return { pointer: instancePath || '/', code: limitCode, parameters: { limit: Number(params['limit']) } };
  if (keyword === 'required') return { pointer: child(params['missingProperty']), code: 'required' };
  if (keyword === 'additionalProperties')
    return { pointer: child(params['additionalProperty']), code: 'unknown_field' };
  if (keyword === 'propertyNames') return { pointer: child(params['propertyName']), code: 'unknown_field' };
  if (keyword === 'type')
    return { pointer: instancePath || '/', code: 'type', parameters: { expected: String(params['type']) } };
  if (keyword === 'pattern') return { pointer: instancePath, code: 'pattern' };
  return { pointer: propertyName === undefined ? instancePath || '/' : child(propertyName), code: 'invalid' };
}

/** What PostgreSQL can't store, anywhere in the document. */
function unstorableTexts(value: unknown, pointer = ''): FieldError[] {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? [{ pointer, code: 'invalid_text' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => unstorableTexts(item, `${pointer}/${name}`));
}

/** Every fault of a survey document, with pointers below `at`; empty when it can be stored and asked. */
export function surveyDocumentFaults(document: unknown, at = ''): FieldError[] {
  const place = (fault: FieldError): FieldError => ({
    ...fault,
    pointer: at + (fault.pointer === '/' && at ? '' : fault.pointer),
  });
  if (!validate(document)) {
    const faults = (validate.errors ?? []).filter(({ keyword }) => !SILENT.has(keyword)).map(toFieldError);
    return (faults.length > 0 ? faults : [{ pointer: '/', code: 'invalid' }]).map(place);
  }
  return [...unstorableTexts(document), ...surveyFaults(document)].map(place);
}

/** The document as a survey; throws 400 with every fault. */
export function parseSurveyDocument(document: unknown, at = ''): SurveyDocument {
  const errors = surveyDocumentFaults(document, at);
  if (errors.length > 0) throw invalidInput({ errors });
  return document as SurveyDocument;
}
