/** What is told of taking an import back. */
import type { JsonSchema } from '../../../../../shared/contract/descriptor.ts';

const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });

export const takeBackSchema: JsonSchema = {
  type: 'object',
  required: ['plan', 'remove_count', 'give_back_count', 'kept_count', 'kept'],
  properties: {
    plan: { type: ['string', 'null'], description: 'To send when it is taken back; null where nothing can be.' },
    remove_count: count('Units of the import that nobody has touched since.'),
    give_back_count: count('Units from before that get back their texts or their place.'),
    kept_count: count('Units that stay as they are.'),
    kept: {
      type: 'array',
      maxItems: 200,
      description: 'The first of those, in the order of the tree.',
      items: {
        type: 'object',
        required: ['id', 'name', 'kind', 'reasons'],
        properties: {
          id: { type: 'integer' },
          name: { type: 'string' },
          kind: { enum: ['add', 'change', 'move'], description: 'What the import did to it.' },
          reasons: { type: 'array', minItems: 1, items: { type: 'string' }, description: 'Why it stays.' },
        },
      },
    },
  },
};
