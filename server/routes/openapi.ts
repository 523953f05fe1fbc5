/** Adds the operations that no entity declares to the generated OpenAPI document. */
import type { Operation } from '../registry.ts';

interface OpenapiDocument {
  paths: Record<string, Record<string, object>>;
}

/** The document of every operation: the entities' as generated, the others out of the registry. */
export function completeOpenapi(generated: string, operations: Iterable<Operation>): OpenapiDocument {
  const document = JSON.parse(generated) as OpenapiDocument;
  for (const operation of operations) {
    if (!('roles' in operation.access)) continue;
    const path = `/${operation.path.replace(/:(\w+)/g, '{$1}')}/`;
    const methods = (document.paths[path] ??= {});
    methods[operation.method.toLowerCase()] ??= describe(operation);
  }
  return document;
}

function describe({ id, summary, access, input, output, path }: Operation): object {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return {
    operationId: id,
    summary,
    tags: [id.split('.')[0]],
    'x-roles': 'roles' in access ? access.roles : [],
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'integer' } })),
    ...(input.body && { requestBody: { required: true, content: { 'application/json': { schema: input.body } } } }),
    responses: {
      default: {
        description: 'A problem (RFC 9457)',
        content: { 'application/problem+json': { schema: { type: 'object' } } },
      },
      [output ? '200' : '204']: output
        ? { description: 'Done', content: { 'application/json': { schema: output } } }
        : { description: 'Done' },
    },
  };
}
