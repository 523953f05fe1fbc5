/** What each operation takes, by its schemas: all else is refused at its place, every fault of a call at once. */
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { servedWorld } from '../test/scenarios.ts';
import type { Operation } from './registry.ts';

interface Property {
  maxLength?: number;
  maxItems?: number;
}
interface ObjectSchema {
  properties?: Record<string, Property>;
  required?: string[];
}
interface Input {
  id: string;
  operation: Operation;
  schema: ObjectSchema;
}

const served = await servedWorld();
const operations = [...served.app.operations.values()];
const ajv = new Ajv({ strict: false, validateFormats: false });

const texts = ({ maxLength = 0 }: Property): unknown[] => ['x'.repeat(maxLength + 1), ''];
const values = (property: Property): unknown[] => [
  ...texts(property),
  5,
  -1,
  1.5,
  1e30,
  true,
  null,
  {},
  [],
  Array.from({ length: (property.maxItems ?? 0) + 1 }, (_, at) => at + 1),
];

/** Calls of which each has another value for its fields that their schemas refuse, and one field that there is not. */
function brokenCalls({ properties = {} }: ObjectSchema, candidates: (of: Property) => unknown[]): object[] {
  const refused = Object.entries(properties).map(([name, property]): [name: string, values: unknown[]] => [
    name,
    candidates(property).filter((value) => !ajv.validate(property, value)),
  ]);
  const rounds = Math.max(1, ...refused.map(([, { length }]) => length));
  return Array.from({ length: rounds }, (_, round) => ({
    ...Object.fromEntries(refused.flatMap(([name, all]) => (round < all.length ? [[name, all[round]]] : []))),
    unheard_of: 1,
  }));
}

/** Where a call is refused to whoever of the world may make it. */
async function refusedAt({ method, path }: Operation, sent: { body?: unknown; query?: string }): Promise<string[]> {
  for (const as of ['adminA', 'superadmin', 'anonymous']) {
    const call = { as, method, path: `${path.replaceAll(/:\w+/g, '1')}${sent.query ?? ''}`, body: sent.body };
    const { errors } = (await served.call(call)).body as { errors?: { pointer: string }[] };
    if (errors) return errors.map(({ pointer }) => pointer);
  }
  return ['called by nobody'];
}

const at = (names: readonly string[]) => expect.arrayContaining(names.map((name) => `/${name}`)) as unknown;

const bodies: Input[] = operations.flatMap((operation) =>
  operation.input.body ? [{ id: operation.id, operation, schema: operation.input.body }] : [],
);

test.each(bodies)('the body of $id is refused at each of its fields', async ({ operation, schema }) => {
  for (const body of brokenCalls(schema, values))
    expect(await refusedAt(operation, { body }), JSON.stringify(body)).toEqual(at(Object.keys(body)));
});

// Lists and details have a grammar of their own, which bad-input.test.ts tries.
const queries: Input[] = operations.flatMap((operation) =>
  operation.input.query && !/\.(list|detail)$/.test(operation.id)
    ? [{ id: operation.id, operation, schema: operation.input.query }]
    : [],
);

test.each(queries)('the query of $id is refused at each of its parameters', async ({ operation, schema }) => {
  for (const parameters of brokenCalls(schema, texts)) {
    const query = new URLSearchParams(
      Object.entries(parameters)
        .map(([name, value]) => `${name}=${value}`)
        .join('&'),
    );
    expect(await refusedAt(operation, { query: `?${query.toString()}` })).toEqual(at(Object.keys(parameters)));
  }
});

test.each([...bodies, ...queries].filter(({ schema }) => schema.required?.length))(
  '$id is refused without what it must have',
  async ({ operation, schema }) => {
    const sent = operation.input.body === schema ? { body: {} } : {};
    expect(await refusedAt(operation, sent)).toEqual(at(schema.required ?? []));
  },
);
