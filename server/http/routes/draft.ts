/** The operations of an entity whose rows can be changed as drafts (`x-draft`). */
import type { EntityDescriptor, JsonSchema } from '../../../shared/contract/descriptor.ts';
import type { Kernel } from '../../kernel/crud.ts';
import { parseId } from '../../query/parse.ts';
import { readQuery, validated } from '../../validation/validate.ts';
import type { Operation, OperationRequest } from '../registry.ts';
import { callOf } from './call-of.ts';

const revision: JsonSchema = {
  type: 'integer',
  minimum: 1,
  maximum: 1_000_000_000,
  description: 'Of the draft that was looked at; a later one is answered with 409.',
};
const over: JsonSchema = {
  type: 'string',
  maxLength: 40,
  description: "What the refusal 'draft_outdated' answered: it is done over what has changed since.",
};
const moment: JsonSchema = { type: ['string', 'null'], format: 'date-time' };
const maybeText: JsonSchema = { type: ['string', 'null'] };

const bodyOf = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const saved = bodyOf(
  {
    changes: { type: 'object', description: 'As a patch of the row has them.' },
    note: { ...maybeText, maxLength: 500, description: 'What it is for.' },
    revision: { ...revision, description: 'Of the draft that is gone on with; left out where there was none.' },
  },
  ['changes'],
);
const discarded = bodyOf({ revision });
const asked = bodyOf({ revision, over });
const scheduled = bodyOf(
  { revision, publish_at: { ...moment, maxLength: 40, description: 'Null: it is no longer scheduled.' } },
  ['publish_at'],
);

const pilots = bodyOf(
  {
    revision,
    pilots: {
      type: 'array',
      maxItems: 200,
      uniqueItems: true,
      items: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
      description: 'All that are to try the draft, of those that the caller may choose among. None: the trial is over.',
    },
  },
  ['pilots'],
);

const draftOf = (row: JsonSchema): JsonSchema => {
  const fields: JsonSchema = { type: 'object', properties: row['properties'] ?? {} };
  return {
    type: ['object', 'null'],
    required: ['id', 'state', 'revision', 'changes', 'base', 'conflicts'],
    properties: {
      id: { type: 'integer' },
      state: { enum: ['draft', 'scheduled', 'published'] },
      revision,
      changes: { ...fields, description: 'Field to what it becomes, or became.' },
      base: { ...fields, description: 'The same fields before.' },
      conflicts: {
        type: 'array',
        maxItems: 200,
        items: { type: 'string' },
        description: 'Fields that somebody has changed since.',
      },
      author_id: { type: ['integer', 'null'] },
      author_name: maybeText,
      note: maybeText,
      created_at: moment,
      updated_at: moment,
      publish_at: moment,
      published_at: moment,
      refusal_text: { ...maybeText, description: 'Its title, in the language of who asks.' },
      pilots: {
        type: 'array',
        maxItems: 200,
        items: {
          type: 'object',
          required: ['id', 'since'],
          properties: { id: { type: 'integer' }, since: { type: 'string', format: 'date-time' } },
        },
        description: 'What tries it, as far as the caller sees it.',
      },
      pilot_count: { type: 'integer', description: 'How many try it.' },
      refusal: { ...maybeText, description: 'Code of the problem that its scheduled publication was refused with.' },
    },
  };
};

const language: JsonSchema = {
  type: 'object',
  required: ['language', 'missing', 'texts'],
  properties: {
    language: { type: 'string' },
    missing: { type: 'integer', description: 'Texts that are not written in it.' },
    texts: { type: 'integer', description: 'Texts that there are.' },
  },
};

const answerOf = (row: JsonSchema): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: ['draft', 'published', 'touches', 'languages'],
  properties: {
    draft: { ...draftOf(row), description: 'What is kept and not live.' },
    published: { ...draftOf(row), description: 'The last publication, as long as it can be reverted.' },
    touches: {
      type: 'object',
      additionalProperties: { type: 'integer' },
      description: 'Field of the row that counts to how many a publication touches.',
    },
    languages: {
      type: 'array',
      maxItems: 20,
      description: 'In which a part of what would be published is missing.',
      items: language,
    },
  },
});

const idOf = ({ parameters }: OperationRequest) => parseId(parameters['id']);

/** All for whom changes the row. */
export const draftOperations = (kernel: Kernel, entity: EntityDescriptor): Operation[] => [
  ...keepingOperations(kernel, entity),
  ...publishingOperations(kernel, entity),
  ...(entity.pilots === undefined ? [] : [pilotOperation(kernel, entity)]),
];

const placeOf = ({ path }: EntityDescriptor): string => `${path}/:id/draft`;

const changingOf = ({ id, fields, schemas }: EntityDescriptor) => ({
  access: { entity: id, action: 'patch' },
  output: answerOf(schemas.row),
  rate: 'write' as const,
  audit: 'change' as const,
  fields: Object.keys(fields),
});

function keepingOperations(kernel: Kernel, entity: EntityDescriptor): Operation[] {
  const { id, title } = entity;
  const place = placeOf(entity);
  const changing = changingOf(entity);
  return [
    {
      ...changing,
      id: `${id}.draft`,
      method: 'GET',
      path: place,
      summary: `Draft: ${title}`,
      input: {},
      rate: 'read',
      audit: 'none',
      handler: async (request) => ({ body: await kernel.drafts.read(callOf(request), entity, idOf(request)) }),
    },
    {
      ...changing,
      id: `${id}.save_draft`,
      method: 'POST',
      path: place,
      summary: `Keep changes as a draft: ${title}`,
      input: { body: saved },
      async handler(request) {
        const { note = null, ...body } = validated<{ changes: object; note?: string | null; revision?: number }>(
          saved,
          request.body,
        );
        return { body: await kernel.drafts.save(callOf(request), entity, { id: idOf(request), note, ...body }) };
      },
    },
    {
      ...changing,
      id: `${id}.discard_draft`,
      method: 'DELETE',
      path: place,
      summary: `Give the draft up: ${title}`,
      input: { query: discarded },
      handler: async (request) => ({
        body: await kernel.drafts.discard(callOf(request), entity, {
          id: idOf(request),
          ...validated<{ revision?: number }>(discarded, readQuery(discarded, request.query)),
        }),
      }),
    },
  ];
}

function publishingOperations(kernel: Kernel, entity: EntityDescriptor): Operation[] {
  const { id, title } = entity;
  const place = placeOf(entity);
  const changing = changingOf(entity);
  const askedOf = (request: OperationRequest) => ({
    id: idOf(request),
    ...validated<{ revision?: number; over?: string }>(asked, request.body ?? {}),
  });
  return [
    {
      ...changing,
      id: `${id}.publish_draft`,
      method: 'POST',
      path: `${place}/publish`,
      summary: `Make the draft live: ${title}`,
      input: { body: asked },
      handler: async (request) => ({ body: await kernel.drafts.publish(callOf(request), entity, askedOf(request)) }),
    },
    {
      ...changing,
      id: `${id}.schedule_draft`,
      method: 'POST',
      path: `${place}/schedule`,
      summary: `Have the draft made live at a time, or no longer: ${title}`,
      input: { body: scheduled },
      async handler(request) {
        const body = validated<{ revision?: number; publish_at: string | null }>(scheduled, request.body);
        const asking = { id: idOf(request), revision: body.revision, publishAt: body.publish_at };
        return { body: await kernel.drafts.schedule(callOf(request), entity, asking) };
      },
    },
    {
      ...changing,
      id: `${id}.revert_draft`,
      method: 'POST',
      path: `${place}/revert`,
      summary: `Take the last publication of a draft back: ${title}`,
      input: { body: asked },
      handler: async (request) => ({ body: await kernel.drafts.revert(callOf(request), entity, askedOf(request)) }),
    },
  ];
}

const pilotOperation = (kernel: Kernel, entity: EntityDescriptor): Operation => ({
  ...changingOf(entity),
  id: `${entity.id}.try_draft`,
  method: 'POST',
  path: `${placeOf(entity)}/pilots`,
  summary: `Have the draft tried by some before it is published: ${entity.title}`,
  input: { body: pilots },
  async handler(request) {
    const body = validated<{ revision?: number; pilots: number[] }>(pilots, request.body);
    return { body: await kernel.drafts.try(callOf(request), entity, { id: idOf(request), ...body }) };
  },
});
