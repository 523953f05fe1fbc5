/** What a call takes that asks once more who its caller is; the generator adds it to actions with `proof`. */
import type { JsonSchema } from './descriptor.ts';

export const proofProperties: Record<string, JsonSchema> = {
  password: { type: 'string', maxLength: 200, description: 'The present password of who calls.' },
  code: {
    type: 'string',
    maxLength: 60,
    description: 'With two-factor login, a code of the app of who calls, or one for recovery.',
  },
};
