/** The call that a question before a deletion asks: what would be refused, and by what. */
import { signedIn } from '../../access/principal.ts';
import { invalidInput } from '../../errors.ts';
import type { Kernel } from '../../kernel/crud.ts';
import type { EntityDescriptor, JsonSchema } from '../../../shared/contract/descriptor.ts';
import { MAX_COUNTED } from '../../query/uses.ts';
import { validated } from '../../validation/validate.ts';
import type { Operation } from '../registry.ts';

/** As many as a page of a list has. */
const IDS = '^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14}){0,99}$';

const input: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['entity', 'ids'],
  properties: {
    entity: { type: 'string', minLength: 1, maxLength: 63, description: 'Whose rows are to be deleted.' },
    ids: {
      type: 'string',
      maxLength: 1_700,
      pattern: IDS,
      description: 'Ids of at most 100 rows, with commas between them.',
    },
  },
};

const id: JsonSchema = { type: 'integer' };
const text: JsonSchema = { type: 'string' };

const use: JsonSchema = {
  type: 'object',
  required: ['entity', 'field', 'count', 'ids'],
  properties: {
    entity: { ...text, description: 'Whose rows refer to it.' },
    field: text,
    count: { type: 'integer', description: `How many, at most ${MAX_COUNTED}.` },
    ids: { type: 'array', maxItems: 3, items: id, description: 'The first that the caller sees.' },
  },
};

const output: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['refused'],
  properties: {
    refused: {
      type: 'array',
      maxItems: 100,
      description: 'The rows whose deletion would be refused; none where all could go.',
      items: {
        type: 'object',
        required: ['id', 'code', 'title', 'detail', 'used_by'],
        properties: {
          id,
          code: { ...text, description: 'Of the problem that the deletion would be answered with.' },
          title: text,
          detail: text,
          used_by: { type: 'array', maxItems: 100, items: use, description: 'What refers to the row and keeps it.' },
        },
      },
    },
  },
};

export const deletionCheckOperation = (kernel: Kernel, descriptors: Record<string, EntityDescriptor>): Operation => ({
  id: 'deletion.check',
  method: 'GET',
  path: 'deletion_check',
  summary: 'Which rows could not be deleted, and what stands in the way; nothing is deleted',
  access: { roles: ['company_user', 'company_admin', 'superadmin'] },
  input: { query: input },
  output,
  rate: 'write',
  audit: 'none',
  async handler({ principal, locale, requestId, query }) {
    const { entity: name, ids } = validated<{ entity: string; ids: string }>(input, query);
    const entity = Object.hasOwn(descriptors, name) ? descriptors[name] : undefined;
    if (!entity?.operations.includes('delete'))
      throw invalidInput({ errors: [{ pointer: '/entity', code: 'invalid' }] });
    const refused: object[] = [];
    for (const one of new Set(ids.split(',').map(Number))) {
      const problem = await kernel.checkRemove({ principal: signedIn(principal), locale, requestId }, entity, one);
      if (problem === null) continue;
      const { code, title, detail } = problem.toDocument(locale, requestId);
      refused.push({ id: one, code, title, detail, used_by: problem.extensions['used_by'] ?? [] });
    }
    return { body: { refused } };
  },
});
