/** server/generated/openapi.json: every operation and action of the entities, by role (OpenAPI 3.1). */
import type { EntityModel, JsonSchema, Model } from '../../shared/contract/model.ts';
import { payloadsOf } from './events.ts';
import type { GeneratedFile } from './file.ts';
import { pascalCase } from './names.ts';
import { type OpenapiOperation, operationsOf } from './openapi-operations.ts';
import { PARAMETERS, PROBLEM, RESPONSES } from './openapi-shared.ts';
import { bodySchemas } from './schemas.ts';

export interface OpenapiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  /** Path to method to operation. */
  paths: Record<string, Record<string, OpenapiOperation>>;
  /** What the server calls: by the name of each event. */
  webhooks?: Record<string, object>;
  components: Record<string, Record<string, object>>;
}

const DESCRIPTION =
  `Lists take \`sort\`, \`range\` and \`filter\` and answer with \`Content-Range\`. Errors are problem documents
(RFC 9457) with a stable \`code\`. Trailing slashes are optional. Times are ISO 8601, amounts of money are whole numbers of
the currency's minor unit.`.replaceAll('\n', ' ');

export function printOpenapi(model: Model): GeneratedFile[] {
  return [{ path: 'server/generated/openapi.json', text: `${JSON.stringify(buildOpenapi(model), null, 1)}\n` }];
}

/** The document of all that schemas declare; the server adds its other operations when it starts. */
export function buildOpenapi(model: Model): OpenapiDocument {
  const served = model.entities.filter((entity) => entity.operations.length + entity.actions.length > 0);
  return {
    openapi: '3.1.0',
    info: { title: model.product, version: '1', description: DESCRIPTION },
    servers: [{ url: '/api' }],
    tags: served.map((entity) => ({ name: entity.plural, description: entity.description })),
    paths: buildPaths(served),
    ...webhooksOf(model),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: PARAMETERS,
      responses: RESPONSES,
      schemas: { Problem: PROBLEM, ...Object.fromEntries(served.flatMap(componentSchemas)) },
    },
  };
}

function webhooksOf(model: Model): Pick<OpenapiDocument, 'webhooks'> {
  const calls = payloadsOf(model).map(({ name, entity, what, schema }): [string, object] => [
    name,
    {
      post: {
        operationId: `event_${name.replaceAll('.', '_')}`,
        summary: `${entity.title}: ${what}`,
        tags: [entity.plural],
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: { '2XX': { description: 'Taken; with any other answer it is sent again.' } },
      },
    },
  ]);
  return calls.length === 0 ? {} : { webhooks: Object.fromEntries(calls) };
}

function buildPaths(entities: EntityModel[]): OpenapiDocument['paths'] {
  const paths: OpenapiDocument['paths'] = {};
  for (const { path, method, operation } of entities.flatMap(operationsOf))
    paths[path] = { ...paths[path], [method]: operation };
  return Object.fromEntries(Object.entries(paths).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function componentSchemas(entity: EntityModel): [string, JsonSchema][] {
  const name = pascalCase(entity.id);
  const { create, patch, row } = bodySchemas(entity, true);
  return [
    [name, row],
    ...(entity.operations.includes('create') ? [[`${name}Create`, create] satisfies [string, JsonSchema]] : []),
    ...(entity.operations.includes('patch') ? [[`${name}Patch`, patch] satisfies [string, JsonSchema]] : []),
  ];
}
