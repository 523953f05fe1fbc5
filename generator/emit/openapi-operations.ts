/** One entity's operations and actions as the OpenAPI document describes them. */
import type {
  ActionModel,
  EntityModel,
  Grant,
  JsonSchema,
  JsonValue,
  Operation,
  Role,
} from '../../shared/contract/model.ts';
import { pascalCase } from './names.ts';

export interface OpenapiOperation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  'x-roles': Role[];
  security: Record<string, string[]>[];
  parameters: object[];
  requestBody?: object;
  responses: Record<string, object>;
}

export interface PlacedOperation {
  /** With slashes at both ends and `{id}`. */
  path: string;
  method: 'get' | 'post' | 'patch' | 'delete';
  operation: OpenapiOperation;
}

interface Call {
  path: (entity: EntityModel) => string;
  method: PlacedOperation['method'];
  summary: (entity: EntityModel) => string;
  parameters: string[];
  body?: 'Create' | 'Patch';
  responses: (entity: EntityModel) => Record<string, object>;
  problems: number[];
}

/** An empty requirement says that a call works without a token too. */
const SECURITY: Record<'open' | 'signedIn', Record<string, string[]>[]> = {
  open: [{}, { bearer: [] }],
  signedIn: [{ bearer: [] }],
};

const collection = ({ path }: EntityModel) => `/${path}/`;
const member = ({ path }: EntityModel) => `/${path}/{id}/`;
const rowOf = (entity: EntityModel) => reference('schemas', pascalCase(entity.id));

const CALLS: Record<Operation, Call> = {
  list: {
    path: collection,
    method: 'get',
    summary: ({ plural }) => `List: ${plural}`,
    parameters: ['sort', 'range', 'filter', 'fields', 'permissions'],
    responses: (entity) => ({ 200: page(entity) }),
    problems: [400],
  },
  detail: {
    path: member,
    method: 'get',
    summary: ({ title }) => `Read: ${title}`,
    parameters: ['id', 'fields', 'permissions'],
    responses: (entity) => ({ 200: json('The row.', rowOf(entity)) }),
    problems: [404],
  },
  create: {
    path: collection,
    method: 'post',
    summary: ({ title }) => `Add: ${title}`,
    parameters: [],
    body: 'Create',
    responses: (entity) => ({ 201: json('The new row.', rowOf(entity)) }),
    problems: [400, 409, 413],
  },
  patch: {
    path: member,
    method: 'patch',
    summary: ({ title }) => `Change: ${title}`,
    parameters: ['id'],
    body: 'Patch',
    responses: (entity) => ({ 200: json('The row as it is now.', rowOf(entity)) }),
    problems: [400, 404, 409, 413],
  },
  delete: {
    path: member,
    method: 'delete',
    summary: ({ title }) => `Delete: ${title}`,
    parameters: ['id'],
    responses: () => ({ 204: { description: 'Deleted.' } }),
    problems: [404, 409],
  },
};

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Every operation and action, in the order of the schema. */
export function operationsOf(entity: EntityModel): PlacedOperation[] {
  return [
    ...entity.operations.map((operation) => placeOperation(entity, operation)),
    ...entity.actions.map((action) => placeAction(entity, action)),
  ];
}

function placeOperation(entity: EntityModel, name: Operation): PlacedOperation {
  const call = CALLS[name];
  const { body } = call;
  return {
    path: call.path(entity),
    method: call.method,
    operation: {
      ...describe(entity, name, call.summary(entity), entity.description),
      parameters: [...call.parameters, ...ofList(entity, name), 'preferred-language'].map((parameter) =>
        reference('parameters', parameter),
      ),
      ...(body !== undefined && { requestBody: requestBody(reference('schemas', pascalCase(entity.id) + body)) }),
      responses: { ...call.responses(entity), ...problems(call.problems) },
    },
  };
}

function placeAction(entity: EntityModel, action: ActionModel): PlacedOperation {
  const isRead = action.method === 'GET';
  const shared = action.on === 'member' ? ['id', 'preferred-language'] : ['preferred-language'];
  return {
    path: `/${action.path}/`,
    method: isRead ? 'get' : 'post',
    operation: {
      ...describe(entity, action.name, action.description, ''),
      parameters: [
        ...shared.map((parameter) => reference('parameters', parameter)),
        ...(isRead ? queryParameters(action.input) : []),
      ],
      ...(!isRead && { requestBody: requestBody(action.input) }),
      responses: { 200: answerOf(action), ...problems([400, 404, 409]) },
    },
  };
}

const answerOf = ({ file, output }: ActionModel): object =>
  file === undefined ? json('Done.', output) : { description: 'The file.', content: { [file]: FILE } };

function describe(entity: EntityModel, name: string, summary: string, description: string) {
  const grants = entity.access[name] ?? [];
  const roles = [...new Set(grants.map((grant) => grant.role))];
  const isOpen = roles.some((role) => entity.people.open.includes(role));
  return {
    operationId: `${entity.id}_${name}`,
    summary,
    description: [description, describeRoles(grants)].filter((text) => text !== '').join('\n\n'),
    tags: [entity.plural],
    'x-roles': roles,
    security: isOpen ? SECURITY.open : SECURITY.signedIn,
  };
}

/** Who may, in words; conditions and field limits are named, not explained. */
function describeRoles(grants: Grant[]): string {
  if (grants.length === 0) return 'Nobody may call it.';
  const roles = grants.map(({ role, where, fields }) => {
    const limits = [
      ...(where === undefined ? [] : [`rows by ${Object.keys(where).join(', ')}`]),
      ...(fields === undefined ? [] : [`only ${fields.join(', ')}`]),
    ];
    return limits.length === 0 ? `\`${role}\`` : `\`${role}\` (${limits.join('; ')})`;
  });
  return `For ${[...new Set(roles)].join(', ')}.`;
}

/** Parameters that only some lists have. */
function ofList(entity: EntityModel, name: Operation): string[] {
  const { groups, sums } = entity.list;
  if (name !== 'list') return [];
  return [
    ...(groups.length > 0 ? ['group'] : []),
    ...(sums.length > 0 ? ['sums'] : []),
    ...(isExported(entity, name) ? ['format'] : []),
  ];
}

const isExported = ({ list }: EntityModel, name: string): boolean => name === 'list' && list.exported;

const FILE = { schema: { type: 'string', format: 'binary' } };

function page(entity: EntityModel): object {
  const { content: rows } = content({ type: 'array', items: rowOf(entity) });
  return {
    description: 'A page of rows.',
    content: { ...rows, ...(isExported(entity, 'list') && { 'text/csv': FILE, [XLSX]: FILE }) },
    headers: {
      'Content-Range': {
        description: `First row, last row and total: \`${entity.path} 0-24/319\`.`,
        schema: { type: 'string' },
      },
    },
  };
}

function queryParameters(input: JsonSchema): object[] {
  const { properties = {}, required = [] } = input;
  if (typeof properties !== 'object' || properties === null || !Array.isArray(required)) return [];
  return Object.entries(properties).map(([name, schema]: [string, JsonValue]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    schema,
  }));
}

/** Problems that any call may meet, and its own. */
function problems(own: number[]): Record<string, object> {
  const codes = [...own, 401, 403, 429, 503].toSorted((one, other) => one - other);
  return Object.fromEntries(codes.map((code) => [code, reference('responses', String(code))]));
}

function json(description: string, schema: JsonSchema): object {
  return { description, ...content(schema) };
}

function requestBody(schema: JsonSchema): object {
  return { required: true, ...content(schema) };
}

function content(schema: JsonSchema): { content: Record<string, object> } {
  return { content: { 'application/json': { schema } } };
}

function reference(group: string, name: string): JsonSchema {
  return { $ref: `#/components/${group}/${name}` };
}
