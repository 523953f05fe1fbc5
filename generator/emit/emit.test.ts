import { globSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { loadGood, modelOf, patchSources } from '../test/project.ts';
import { printAll } from './index.ts';
import { renderDocs } from '../../server/http/documentation/page.ts';
import { buildOpenapi } from './openapi.ts';
import { bodySchemas } from './schemas.ts';
import { buildDescriptor } from './server.ts';

/** Whole products of the fixture project; `vitest -u` writes them, and a person reads the difference. */
const GOLDEN = join(import.meta.dirname, '..', 'test', 'golden');

const model = modelOf(await loadGood());
const files = await printAll(model);

function entity(id: string) {
  const found = model.entities.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`The fixture has no entity '${id}'.`);
  return found;
}

describe('golden files', () => {
  const paths = globSync('**/*.txt', { cwd: GOLDEN }).map((path) => path.slice(0, -'.txt'.length));

  test('are those that the printers print, no more and no fewer', () => {
    expect(files.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  });

  test('read as they are printed', async () => {
    for (const { path, text } of files) await expect(text, path).toMatchFileSnapshot(join(GOLDEN, `${path}.txt`));
  });
});

test('the order of files on the disk changes nothing', async () => {
  const sources = await loadGood();
  const reversed = { ...sources, entities: sources.entities.toReversed() };
  expect(await printAll(modelOf(reversed))).toEqual(files);
});

test('every TypeScript file says first where it comes from', () => {
  for (const { path, text } of files.filter((file) => /\.tsx?$/.test(file.path)))
    expect(text.split('\n')[0], path).toMatch(/^\/\/ Generated from schemas\/.+\. Do not edit; edit the schema\.$/);
});

describe('bodies of an entity', () => {
  const compile = (schema: object) => {
    const ajv = formats.default(new Ajv2020({ strict: true, allowUnionTypes: true }));
    // Those that the server knows besides (server/validation).
    for (const format of ['local-time', 'country', 'language', 'rich-text']) ajv.addFormat(format, true);
    return ajv.compile(schema);
  };

  test('a create takes what may be written, and nothing else', () => {
    const accepts = compile(bodySchemas(entity('sample')).create);
    const least = { title: 'A', mail: 'a@b.example', price: 100 };
    expect(accepts(least)).toBe(true);
    expect(accepts({ ...least, site: null, period: null, theme: {}, extra: { any: [1] } })).toBe(true);
    for (const surplus of ['id', 'created_at', 'company_id', 'seen_at', 'token', 'read_count', 'unknown'])
      expect(accepts({ ...least, [surplus]: 1 }), surplus).toBe(false);
    expect(accepts({ title: 'A', mail: 'a@b.example' }), 'price is required').toBe(false);
  });

  test('what is inside an object or a list of objects is judged, each value at its place', () => {
    const accepts = compile(bodySchemas(entity('sample')).create);
    const least = { title: 'A', mail: 'a@b.example', price: 100 };
    const lid = { name: 'Lid', count: 1 };
    const address = { street: 'Main Street 5', is_billed: true };
    const full = { ...lid, weight: 0.5, material: 'steel', made_on: '2026-03-01' };
    expect(accepts({ ...least, address: { ...address, town: null }, parts: [lid, full] })).toBe(true);
    expect(accepts({ ...least, address: null })).toBe(true);
    const refused: [body: object, place: string][] = [
      [{ address: { street: 'Main Street 5' } }, '/address'],
      [{ address: { ...address, planet: 'Mars' } }, '/address'],
      [{ address: { ...address, street: '' } }, '/address/street'],
      [{ parts: null }, '/parts'],
      [{ parts: [] }, '/parts'],
      [{ parts: Array.from({ length: 10 }, () => lid) }, '/parts'],
      [{ parts: [lid, null] }, '/parts/1'],
      [{ parts: [lid, { ...lid, count: 100 }] }, '/parts/1/count'],
      [{ parts: [{ ...lid, material: 'glass' }] }, '/parts/0/material'],
      [{ parts: [{ ...lid, made_on: '2026-02-30' }] }, '/parts/0/made_on'],
    ];
    for (const [body, place] of refused) {
      expect(accepts({ ...least, ...body }), place).toBe(false);
      expect(accepts.errors?.map(({ instancePath }) => instancePath)).toEqual([place]);
    }
  });

  test('a patch takes the union of what its grants open, and something at least', () => {
    const accepts = compile(bodySchemas(entity('sample')).patch);
    expect(accepts({ title: 'B', notes: 'C' })).toBe(true);
    expect(accepts({ mail: 'b@c.example' }), 'no grant opens it').toBe(false);
    expect(accepts({})).toBe(false);
  });

  test('an entity without the operation accepts no body at all', () => {
    const accepts = compile(bodySchemas(entity('customer')).create);
    for (const body of [{}, null, { name: 'A' }]) expect(accepts(body)).toBe(false);
  });

  test('null is a value of what may be null, and of an enum with null', () => {
    const { properties } = bodySchemas(entity('sample')).create;
    expect(properties).toMatchObject({
      period: { type: ['string', 'null'], enum: ['monthly', 'yearly', null] },
      shelf_id: { type: ['integer', 'null'] },
    });
  });

  test('a row never holds what is write-only, and says whose it is where the super administrator reads', () => {
    const { properties, required } = bodySchemas(entity('sample')).row;
    expect(properties).not.toHaveProperty('extra');
    expect(properties).toHaveProperty('company_id');
    expect(required, 'a grant shows the super administrator no more').toEqual(['id', 'title', 'status']);
  });

  test('integers are bounded by their columns', () => {
    const { properties } = bodySchemas(entity('sample')).create;
    expect(properties).toMatchObject({
      size: { minimum: 0, maximum: 900 },
      shelf_id: { minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    });
  });

  test('an address on the web is no script', () => {
    const accepts = compile(bodySchemas(entity('sample')).create);
    const least = { title: 'A', mail: 'a@b.example', price: 100 };
    expect(accepts({ ...least, site: 'https://example.org/a' })).toBe(true);
    expect(accepts({ ...least, site: 'javascript:alert(1)' })).toBe(false);
  });

  test('of a create have the state that rows start in, those of a patch all', () => {
    const { create, patch } = bodySchemas(entity('sample'));
    const accepts = compile(create);
    const least = { title: 'A', mail: 'a@b.example', price: 100 };
    expect(accepts({ ...least, status: 'new' })).toBe(true);
    expect(accepts({ ...least, status: 'done' })).toBe(false);
    expect(compile(patch)({ status: 'done' })).toBe(true);
  });
});

test('the descriptor of a field says what the server needs and no more', () => {
  const { fields } = buildDescriptor(entity('sample'));
  expect(fields.status).toEqual({
    kind: 'state',
    type: 'string',
    column: 'text',
    nullable: false,
    default: 'new',
    enum: ['new', 'in_processing', 'done'],
    states: { new: ['in_processing'], in_processing: ['done'] },
  });
  expect(fields.read_count).toEqual({
    kind: 'count',
    type: 'integer',
    nullable: false,
    readOnly: true,
    computed: 'read_count',
  });
  expect(fields.related_ids).toMatchObject({ column: 'bigint[]', ref: 'sample' });
});

describe('the OpenAPI document', () => {
  test('has every operation and action once, with the roles of its grants', () => {
    const { paths } = buildOpenapi(model);
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      model.entities
        .flatMap(({ id, operations: own, actions }) =>
          [...own, ...actions.map(({ name }) => name)].map((name) => `${id}_${name}`),
        )
        .toSorted(),
    );
    expect(paths['/samples/{id}/']?.patch?.['x-roles']).toEqual(['company_admin', 'company_user']);
    expect(paths['/samples/{id}/preview/']?.get?.security, 'open to anyone').toEqual([{}, { bearer: [] }]);
    expect(paths['/samples/']?.get?.security).toEqual([{ bearer: [] }]);
  });

  test('has no reference that leads nowhere', () => {
    const document = buildOpenapi(model);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, group = '', name = ''] of references) expect(document.components[group], name).toHaveProperty(name);
  });
});

test('texts of a schema are no markup on the page of the API', async () => {
  const hostile = '<script>alert("1")</script>';
  const sources = patchSources(await loadGood(), 'schemas/shop/shelf.schema.json', {
    description: hostile,
    title: hostile,
  });
  const page = renderDocs(buildOpenapi(modelOf(sources)));
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script');
});
