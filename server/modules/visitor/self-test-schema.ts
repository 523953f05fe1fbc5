/** What the call of a self-test answers. */
import type { JsonSchema } from '../../../shared/contract/descriptor.ts';

const text: JsonSchema = { type: 'string', maxLength: 2000 };
const unitId: JsonSchema = { type: ['integer', 'null'] };
const name: JsonSchema = { type: ['string', 'null'], maxLength: 200 };
const instant = (description: string): JsonSchema => ({ type: ['string', 'null'], format: 'date-time', description });

const object = (properties: Record<string, JsonSchema>, description?: string): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required: Object.keys(properties),
  ...(description && { description }),
});

const orNull = (schema: JsonSchema): JsonSchema => ({ ...schema, type: ['object', 'null'] });

export const selfTestSchema = object({
  code: text,
  address: { ...text, description: 'What the printed code holds.' },
  test_address: {
    ...text,
    description: 'The same, for half an hour: who opens it is noted as a test and not counted as a visitor.',
  },
  origin: { enum: ['unit', 'mark'] },
  state: { enum: ['active', 'retired'] },
  unit: orNull(
    object(
      { id: unitId, name, is_paused: { type: 'boolean' }, is_deleted: { type: 'boolean' } },
      'Whose code it is; null for a mark that is bound to no unit.',
    ),
  ),
  leads_to: orNull(
    object(
      { id: unitId, name },
      'The unit that visitors come to, unnamed where the caller may not see it; null for none.',
    ),
  ),
  why: {
    enum: ['own', 'paused', 'deleted', 'contact', 'unbound'],
    description:
      'Visitors come to the unit itself; to one above it, since it is paused or deleted; to the company’s contact page; or are told that the mark is not in use.',
  },
  survey: orNull(
    object({ title: text, languages: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 35 } } }),
  ),
  survey_source: orNull(
    object(
      {
        state: { enum: ['custom', 'group', 'inherited', 'not_designed'] },
        source: object({ kind: { enum: ['own', 'group', 'unit', 'default'] }, id: unitId, name }),
      },
      'Whom the survey is from; null where there is none, and for who may not read the unit’s designs.',
    ),
  ),
  links: orNull(object({ count: { type: 'integer' }, opens: { enum: ['survey', 'links', 'choice'] } })),
  return_to: orNull(
    object(
      { address: text, from: { enum: ['survey', 'company', 'product'] } },
      'Where thanks lead to; null for nowhere.',
    ),
  ),
  may_return: {
    type: 'boolean',
    description: 'Whether the plan lets visitors be sent on to an address of the company’s.',
  },
  last_read_at: instant('Of a visitor.'),
  last_test_at: instant('Of a test.'),
});
