/** The operations of an entity that keeps the history of its rows (`x-history`). */
import type { EntityDescriptor, JsonSchema } from '../../../shared/contract/descriptor.ts';
import type { Kernel } from '../../kernel/crud.ts';
import { parseId } from '../../query/parse.ts';
import { validated } from '../../validation/validate.ts';
import type { Operation, OperationRequest } from '../registry.ts';
import { callOf } from './call-of.ts';
import { askedPage, entryId, newestFirstPage, newestFirstQuery } from './newest-first.ts';

const query = newestFirstQuery('Changes that are older than this version.');

const text: JsonSchema = { type: 'string' };

const page = newestFirstPage({
  type: 'object',
  required: [
    'version',
    'at',
    'operation',
    'actor_id',
    'actor_name',
    'actor_role',
    'impersonator_name',
    'source',
    'reason',
    'history',
  ],
  properties: {
    version: { type: 'integer', description: 'Of the row as the change left it.' },
    at: { type: 'string', format: 'date-time' },
    operation: text,
    actor_id: { type: ['integer', 'null'] },
    actor_name: text,
    actor_role: text,
    impersonator_name: { type: ['string', 'null'] },
    source: { type: ['string', 'null'], enum: ['screen', 'bulk_edit', 'import', 'api', null] },
    reason: { type: ['string', 'null'] },
    history: { type: 'object', description: 'Field to its value before and after.' },
  },
});

const restoreBody: JsonSchema = {
  type: 'object',
  required: ['version'],
  additionalProperties: false,
  properties: { version: entryId },
};

const undoBody: JsonSchema = {
  type: 'object',
  required: ['updated_at'],
  additionalProperties: false,
  properties: {
    updated_at: { type: 'string', format: 'date-time', maxLength: 40, description: 'Of the row after that change.' },
  },
};

const idOf = ({ parameters }: OperationRequest) => parseId(parameters['id']);

/** Reading it is as a detail, what brings a version back as a patch. */
export function historyOperations(kernel: Kernel, entity: EntityDescriptor): Operation[] {
  const { id, path, title, fields, schemas } = entity;
  const changing = {
    method: 'POST' as const,
    access: { entity: id, action: 'patch' },
    output: schemas.row,
    rate: 'write' as const,
    audit: 'change' as const,
    fields: Object.keys(fields),
  };
  return [
    {
      id: `${id}.history`,
      method: 'GET',
      path: `${path}/:id/history`,
      summary: `Changes: ${title}`,
      access: { entity: id, action: 'detail' },
      input: { query },
      output: page,
      rate: 'read',
      audit: 'none',
      async handler(request) {
        const asked = { id: idOf(request), ...askedPage(query, request) };
        return { body: await kernel.history(callOf(request), entity, asked) };
      },
    },
    {
      ...changing,
      id: `${id}.restore`,
      path: `${path}/:id/restore`,
      summary: `Give the values of an earlier version: ${title}`,
      input: { body: restoreBody },
      handler: async (request) => ({
        body: await kernel.restore(callOf(request), entity, {
          id: idOf(request),
          ...validated<{ version: number }>(restoreBody, request.body),
        }),
      }),
    },
    {
      ...changing,
      id: `${id}.undo`,
      path: `${path}/:id/undo`,
      summary: `Take the last change back, while nobody has changed it since: ${title}`,
      input: { body: undoBody },
      handler: async (request) => ({
        body: await kernel.undo(callOf(request), entity, {
          id: idOf(request),
          updatedAt: validated<{ updated_at: string }>(undoBody, request.body).updated_at,
        }),
      }),
    },
  ];
}
