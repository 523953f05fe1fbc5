/** Shapes of what calls outside the entities take and answer. */
import type { JsonSchema } from '../../../shared/contract/descriptor.ts';

/** An object of these properties and no others; all of them are required unless said. */
export const closed = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
