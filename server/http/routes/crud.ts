/** The operations of every entity, out of its descriptor. */
import type {
  ActionDescriptor,
  EntityDescriptor,
  JsonSchema,
  Operation as EntityOperation,
} from '../../../shared/contract/descriptor.ts';
import type { EntityExtension } from '../../kernel/extension.ts';
import type { Values } from '../../database/rows.ts';
import type { Kernel } from '../../kernel/crud.ts';
import { parseId } from '../../query/parse.ts';
import { asksSummary } from '../../query/parse-summary.ts';
import { ROW_PARAMETERS } from '../../query/parse-shape.ts';
import { readQuery, validated } from '../../validation/validate.ts';
import type { RateClass } from '../../access/rate-class.ts';
import { type Operation, RegistryError } from '../registry.ts';
import { fileAnswer, type FileToMake, type MadeFile } from '../made-file.ts';
import { callOf } from './call-of.ts';
import { createListFiles, type ListFiles } from './list-files.ts';
import type { SheetFormat } from '../sheet-format.ts';
import { deletionCheckOperation } from './deletion-check.ts';
import { binOperations } from './bin.ts';
import { draftOperations } from './draft.ts';
import { historyOperations } from './history.ts';

interface MakerParts {
  kernel: Kernel;
  files: ListFiles;
}

type Maker = (
  parts: MakerParts,
  entity: EntityDescriptor,
) => Pick<Operation, 'method' | 'path' | 'summary' | 'output' | 'handler' | 'fileBy'> & { parameters?: JsonSchema };

/** Names the cells whose rows are missing from a list of the platform. */
const MISSING = 'x-unreachable-cells';

const makers: Record<EntityOperation, Maker> = {
  list: ({ kernel, files }, entity) => ({
    method: 'GET',
    path: entity.path,
    summary: `List: ${entity.title}`,
    output: listOutput(entity),
    ...files.parametersOf(entity),
    async handler(request) {
      if (request.query['format'] !== undefined) return files.answer(entity, request);
      if (asksSummary(request.query)) return { body: await kernel.summarize(callOf(request), entity, request.query) };
      const page = await kernel.list(callOf(request), entity, request.query);
      const last = page.count > 0 ? page.offset + page.count - 1 : page.offset;
      const range = page.count > 0 ? `${page.offset}-${last}` : '*';
      const missing = page.unreachable.join(', ');
      const headers = {
        'content-range': `${entity.path} ${range}/${page.total}`,
        ...(missing && { [MISSING]: missing }),
      };
      return { headers, body: page.rows };
    },
  }),
  detail: ({ kernel }, entity) => ({
    method: 'GET',
    path: `${entity.path}/:id`,
    summary: `Read: ${entity.title}`,
    output: entity.schemas.row,
    parameters: ROW_PARAMETERS,
    handler: async (request) => ({
      body: await kernel.detail(callOf(request), entity, {
        id: parseId(request.parameters['id']),
        query: request.query,
      }),
    }),
  }),
  create: ({ kernel }, entity) => ({
    method: 'POST',
    path: entity.path,
    summary: `Create: ${entity.title}`,
    output: entity.schemas.row,
    handler: async (request) => ({
      status: 201,
      body: await kernel.create(callOf(request), entity, request.body ?? {}),
    }),
  }),
  patch: ({ kernel }, entity) => ({
    method: 'PATCH',
    path: `${entity.path}/:id`,
    summary: `Change: ${entity.title}`,
    output: entity.schemas.row,
    handler: async (request) => ({
      body: await kernel.patch(callOf(request), entity, parseId(request.parameters['id']), request.body ?? {}),
    }),
  }),
  delete: ({ kernel }, entity) => ({
    method: 'DELETE',
    path: `${entity.path}/:id`,
    summary: `Delete: ${entity.title}`,
    output: null,
    async handler(request) {
      await kernel.remove(callOf(request), entity, parseId(request.parameters['id']));
      return { status: 204, body: null };
    },
  }),
};

const listOutput = ({ schemas, list }: EntityDescriptor): JsonSchema => {
  const rows = { type: 'array', items: schemas.row };
  return list.groups === undefined && list.sums === undefined ? rows : { anyOf: [rows, GROUPS] };
};

const GROUPS: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['value', 'count', 'sums'],
    properties: { value: {}, count: { type: 'integer' }, sums: { type: 'object' } },
  },
};

export interface EntityOperationParts {
  kernel: Kernel;
  /** Those that lists are answered in as files. */
  formats: readonly SheetFormat[];
  descriptors: Record<string, EntityDescriptor>;
  extensions: Record<string, EntityExtension>;
}

/**
 * Every CRUD operation and action that the descriptors declare, and the check before deletions.
 * @throws RegistryError for an action without a handler
 */
export function entityOperations(parts: EntityOperationParts): Operation[] {
  const { kernel, formats, descriptors, extensions } = parts;
  const files = createListFiles(kernel, formats);
  const ofEntities = Object.values(descriptors).flatMap((entity) => [
    ...entity.operations.map((name): Operation => {
      const writes = name !== 'list' && name !== 'detail';
      const { parameters, ...made } = makers[name]({ kernel, files }, entity);
      return {
        id: `${entity.id}.${name}`,
        ...made,
        access: { entity: entity.id, action: name },
        // The kernel validates bodies itself: a super administrator's create names the company as well.
        input: parameters ? { query: parameters } : {},
        rate: writes ? 'write' : 'read',
        audit: writes ? 'change' : 'none',
        ...openWhileReadOnly(entity, name),
        fields: Object.keys(entity.fields),
        ...bodyBoundOf(extensions[entity.id]),
      };
    }),
    ...(entity.history ? historyOperations(kernel, entity) : []),
    ...(entity.draft ? draftOperations(kernel, entity) : []),
    ...(entity.history?.bin ? binOperations(kernel, entity) : []),
    ...Object.entries(entity.actions).map(([name, action]) =>
      actionOperation(kernel, entity, { name, action, extension: extensions[entity.id] }),
    ),
  ]);
  return [...ofEntities, deletionCheckOperation(kernel, descriptors)];
}

const openWhileReadOnly = ({ whileReadOnly }: EntityDescriptor, name: string): Pick<Operation, 'whileReadOnly'> =>
  whileReadOnly?.includes(name) ? { whileReadOnly: true } : {};

interface NamedAction {
  name: string;
  action: ActionDescriptor;
  extension: EntityExtension | undefined;
}

const bodyBoundOf = (extension: EntityExtension | undefined): Pick<Operation, 'bodyLimit' | 'bodyTooLarge'> =>
  extension?.body ? { bodyLimit: extension.body.limit, bodyTooLarge: extension.body.tooLarge } : {};

function rateOf({ file, method, proof }: ActionDescriptor): RateClass {
  if (proof) return 'sign_in';
  if (file !== undefined) return 'file';
  return method === 'GET' ? 'read' : 'write';
}

function actionOperation(
  kernel: Kernel,
  entity: EntityDescriptor,
  { name, action, extension }: NamedAction,
): Operation {
  const handler = extension?.actions?.[name];
  if (!handler)
    throw new RegistryError(`The action ${entity.id}.${name} has no handler in server/entities/${entity.id}.`);
  const reads = action.method === 'GET';
  return {
    id: `${entity.id}.${name}`,
    method: action.method,
    path: action.path.replace('{id}', ':id'),
    summary: action.description,
    access: { entity: entity.id, action: name },
    input: reads ? { query: action.input } : { body: action.input },
    output: action.output,
    rate: extension?.rates?.[name] ?? rateOf(action),
    audit: reads ? 'none' : action.proof ? 'security' : 'change',
    ...(action.proof && { proof: true }),
    ...openWhileReadOnly(entity, name),
    fields: Object.keys(entity.fields),
    ...bodyBoundOf(extension),
    async handler(request) {
      const input = reads
        ? validated<Values>(action.input, readQuery(action.input, request.query))
        : (request.body as Values);
      const id = action.on === 'member' ? parseId(request.parameters['id']) : null;
      const answer = await kernel.act(callOf(request), entity, { name, id, input }, handler);
      if (action.file === undefined) return { body: answer };
      const file = answer as MadeFile | FileToMake;
      return fileAnswer(action.file, typeof file === 'function' ? await file() : file);
    },
  };
}
