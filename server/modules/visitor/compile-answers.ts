/** A survey version's JSON Schema, compiled: what judges the answers that come in. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { formatLimitDefinition } from 'ajv-formats/dist/limit.js';
import { violationsOf } from '../../../shared/survey/answer-violations.ts';
import { answersSchema, type Judge, schemasByKey } from '../../../shared/survey/answers.ts';
import { type Broken, MULTIPLE_PRECISION } from '../../../shared/survey/check-answer.ts';
import type { Violation, SurveyDocument } from '../../../shared/survey/document.ts';
import { formats } from '../../../shared/survey/formats.ts';

const ajv = new Ajv2020({
  allErrors: true,
  ownProperties: true,
  validateSchema: false,
  multipleOfPrecision: MULTIPLE_PRECISION,
});
for (const [name, validate] of Object.entries(formats))
  ajv.addFormat(name, {
    type: 'string',
    validate,
    compare: (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0),
  });
ajv.addKeyword(formatLimitDefinition);
ajv.addKeyword({
  keyword: 'alone',
  type: 'array',
  schemaType: 'string',
  errors: false,
  validate: (single: string, value: unknown[]) => value.length < 2 || !value.includes(single),
});

/** Compiles the schema of everything that may be answered to a survey. */
export function compileAnswers(survey: SurveyDocument): Judge {
  const schema = answersSchema(survey);
  const validate = ajv.compile(schema);
  // The compiler must not keep what the survey's cache lets go.
  ajv.removeSchema(schema);
  const schemas = schemasByKey(survey);
  return (answers) => {
    if (validate(answers)) return [];
    const broken = Map.groupBy(validate.errors ?? [], questionOf);
    return [...broken].flatMap(([id, errors]): Violation[] => {
      const answerSchema = schemas.get(id);
      if (!answerSchema) return [{ question: id, code: 'unknown_field' }];
      return violationsOf(
        id,
        answerSchema,
        errors.map((error) => toBroken(error, answerSchema.type === 'object')),
      );
    });
  };
}

const unescape = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');

const pathOf = ({ instancePath, params }: ErrorObject): string[] => {
  const member: unknown = params['additionalProperty'] ?? params['missingProperty'];
  return [...instancePath.split('/').slice(1).map(unescape), ...(member === undefined ? [] : [String(member)])];
};

const questionOf = (error: ErrorObject): string => pathOf(error)[0] ?? '';

/** Only an object has parts: what is wrong with an item of a list is wrong with the list. */
function toBroken(error: ErrorObject, hasParts: boolean): Broken {
  const { keyword, params } = error;
  const [, part] = pathOf(error);
  const limit: unknown = params['limit'] ?? params['multipleOf'] ?? params['format'] ?? params['type'];
  return { keyword, limit, ...(hasParts && part !== undefined && { part }) };
}
