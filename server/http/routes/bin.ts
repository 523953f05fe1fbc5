/** The operations of an entity whose deleted rows go to the bin (`x-history`). */
import type { EntityDescriptor, JsonSchema } from '../../../shared/contract/descriptor.ts';
import type { Kernel } from '../../kernel/crud.ts';
import { parseId } from '../../query/parse.ts';
import type { Operation } from '../registry.ts';
import { callOf } from './call-of.ts';
import { askedPage, entryId, newestFirstPage, newestFirstQuery } from './newest-first.ts';

const query = newestFirstQuery('Rows that were deleted before this entry.');

const text: JsonSchema = { type: 'string' };
const maybeText: JsonSchema = { type: ['string', 'null'] };
const moment: JsonSchema = { type: 'string', format: 'date-time' };
const counts: JsonSchema = { type: 'object', additionalProperties: { type: 'integer' } };

const pageOf = (row: JsonSchema): JsonSchema =>
  newestFirstPage({
    type: 'object',
    required: ['entry', 'deleted_at', 'expires_at', 'actor_name', 'row', 'returned', 'lost'],
    properties: {
      entry: entryId,
      deleted_at: moment,
      expires_at: { ...moment, description: 'Until then it can come back; afterwards it is forgotten.' },
      actor_id: { type: ['integer', 'null'] },
      actor_name: text,
      impersonator_name: maybeText,
      source: maybeText,
      reason: maybeText,
      row: {
        type: 'object',
        description: 'As it was, without what is worked out.',
        properties: row['properties'] ?? {},
      },
      returned: { ...counts, description: 'Entity to how many rows come back, or are linked again, with it.' },
      lost: { ...counts, description: 'Entity to how many rows went with it and do not come back.' },
    },
  });

/** Reading it is for whom deletes, what brings a row back for whom makes one. */
export function binOperations(kernel: Kernel, entity: EntityDescriptor): Operation[] {
  const { id, path, title, fields, schemas } = entity;
  return [
    {
      id: `${id}.deleted`,
      method: 'GET',
      path: `${path}/deleted`,
      summary: `Deleted: ${title}`,
      access: { entity: id, action: 'delete' },
      input: { query },
      output: pageOf(schemas.row),
      rate: 'read',
      audit: 'none',
      async handler(request) {
        return { body: await kernel.deleted(callOf(request), entity, askedPage(query, request)) };
      },
    },
    {
      id: `${id}.restore_deleted`,
      method: 'POST',
      path: `${path}/deleted/:id/restore`,
      summary: `Bring a deleted row back as it was: ${title}`,
      access: { entity: id, action: 'create' },
      input: {},
      output: schemas.row,
      rate: 'write',
      audit: 'change',
      fields: Object.keys(fields),
      handler: async (request) => ({
        body: await kernel.restoreDeleted(callOf(request), entity, parseId(request.parameters['id'])),
      }),
    },
  ];
}
