/** Adds the operations that no entity declares to the generated OpenAPI document. */
import type { ReadableDocument, ReadableOperation } from '../../generator/emit/docs.ts';
import type { Operation } from '../registry.ts';

/** The document of every operation: the entities' as generated, the others out of the registry. */
export function completeOpenapi(generated: string, operations: Iterable<Operation>): ReadableDocument {
  const document = JSON.parse(generated) as ReadableDocument;
  for (const operation of operations) {
    if (!('roles' in operation.access)) continue;
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
