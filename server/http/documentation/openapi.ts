/** Adds the operations that no schema declares to the generated OpenAPI document. */
import type { ReadableDocument, ReadableOperation } from './page.ts';
import type { Role } from '../../access/principal.ts';
import { rules } from '../../generated/rules.ts';
import type { JsonSchema } from '../../../shared/contract/descriptor.ts';
import type { Operation } from '../registry.ts';

/** The document of every operation: the entities' as generated, the others out of the registry. */
export function completeOpenapi(generated: string, operations: Iterable<Operation>): ReadableDocument {
  const document = JSON.parse(generated) as ReadableDocument;
  for (const operation of operations) {
    const path = `/${operation.path.replace(/:(\w+)/g, '{$1}')}/`;
    const methods = (document.paths[path] ??= {});
    methods[operation.method.toLowerCase()] ??= describe(operation);
  }
  return document;
}

function describe({ id, summary, access, input, output, path }: Operation): ReadableOperation {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return {
    operationId: id,
    summary,
    tags: id.split('.').slice(0, 1),
    'x-roles': rolesOf(access),
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'integer' } })),
      ...queryParameters(input.query),
    ],
    ...requestBody(input),
    responses: {
      default: {
        description: 'A problem (RFC 9457)',
        content: { 'application/problem+json': { schema: { type: 'object' } } },
      },
      [output ? '200' : '204']: output
        ? { description: 'Done', content: { [mediaTypeOf(output)]: { schema: output } } }
        : { description: 'Done' },
    },
  };
}

const queryParameters = (query: JsonSchema | undefined): object[] =>
  Object.entries((query?.['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));

function requestBody({ body, file, incoming }: Operation['input']): { requestBody?: object } {
  const bytes = { schema: { type: 'string', format: 'binary' } };
  const mediaTypes = file?.mediaTypes ?? incoming;
  const content = mediaTypes
    ? Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, bytes]))
    : body && { 'application/json': { schema: body } };
  return content ? { requestBody: { required: true, content } } : {};
}

const mediaTypeOf = (output: JsonSchema): string => String(output['contentMediaType'] ?? 'application/json');

const rolesOf = (access: Operation['access']): Role[] =>
  'roles' in access
    ? access.roles
    : [
        ...new Set(
          rules
            .filter((rule) => rule.entity === access.entity && rule.action === access.action)
            .map(({ role }) => role),
        ),
      ];
