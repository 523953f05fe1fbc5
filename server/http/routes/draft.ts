/** The operations of an entity whose rows can be changed as drafts (`x-draft`). */
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { Kernel } from '../../kernel/crud.ts';
import { parseId } from '../../query/parse.ts';
import { readQuery, validated } from '../../validation/validate.ts';
import type { Operation, OperationRequest } from '../registry.ts';
import { callOf } from './call-of.ts';
import { answerOf, asked, discarded, pilots, saved, scheduled } from './draft-schemas.ts';

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
    ...validated<{ revision?: number; over?: string; reason?: string | null }>(asked, request.body ?? {}),
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
        const { revision: seen, reason: why, ...times } = validated<ScheduleBody>(scheduled, request.body);
        const asking = { id: idOf(request), revision: seen, reason: why, at: scheduledFor(times) };
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

interface ScheduleBody {
  revision?: number;
  publish_at?: string | null;
  local_time?: string;
  each_clock?: boolean;
  reason?: string | null;
}

const scheduledFor = ({
  publish_at: publishAt = null,
  local_time: localTime,
  each_clock: eachClock = false,
}: ScheduleBody) => (localTime === undefined ? { publishAt } : { localTime, eachClock });

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
