/** What an editor that follows `$schema` has to offer where a schema names something of the project. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { NAMES_FILE, withoutNames } from './editor-names.ts';
import { load } from './load.ts';

const PROJECT = join(import.meta.dirname, '..');
const DIALECT = join(PROJECT, 'schemas/dialect.schema.json');

type Schema = Record<string, unknown>;
interface Place {
  schema: Schema;
  file: string;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const read = (file: string): Schema => JSON.parse(readFileSync(file, 'utf8')) as Schema;

/** The schema with all that it refers to and is made of, as an editor has them side by side. */
function* branches({ schema, file }: Place): Generator<Place> {
  yield { schema, file };
  const { $ref } = schema;
  if (typeof $ref === 'string') {
    const [path = '', fragment = ''] = $ref.split('#');
    const target = path === '' ? file : resolve(file, '..', path);
    let found: unknown = read(target);
    for (const key of fragment.split('/').slice(1)) found = isSchema(found) ? found[key] : undefined;
    if (!isSchema(found)) throw new Error(`${$ref} leads nowhere.`);
    yield* branches({ schema: found, file: target });
  }
  for (const of of ['anyOf', 'oneOf', 'allOf'])
    for (const branch of [schema[of] ?? []].flat()) if (isSchema(branch)) yield* branches({ schema: branch, file });
}

function next({ schema, file }: Place, key: string | number): Place[] {
  const { properties, additionalProperties, items } = schema;
  const named = isSchema(properties) ? properties[key] : undefined;
  const found = typeof key === 'number' ? items : (named ?? additionalProperties);
  return isSchema(found) ? [{ schema: found, file }] : [];
}

/** Values, and keys, that are offered at a place of an entity's file. */
function offeredAt(...path: (string | number)[]): { values: unknown[]; keys: string[] } {
  let places = [...branches({ schema: read(DIALECT), file: DIALECT })];
  for (const key of path) places = places.flatMap((place) => next(place, key)).flatMap((place) => [...branches(place)]);
  return {
    values: places.flatMap(({ schema }) => (Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : [])),
    keys: places.flatMap(({ schema }) => (isSchema(schema['properties']) ? Object.keys(schema['properties']) : [])),
  };
}

describe('offered are', () => {
  const where = ['x-access', 'list', 0, 'where', 'id'];
  const table: [what: string, path: (string | number)[], some: string[]][] = [
    ['entities to refer to', ['properties', 'shop_id', 'x-ref', 'to'], ['customer', 'feedback']],
    ['entities to be a window on', ['x-projects'], ['customer']],
    ['entities whose rows stand below a row', ['x-admin', 'panels', 0, 'related'], ['company_tag']],
    ['entities whose list has the tab', ['x-admin', 'tab_of'], ['plan']],
    ['entities that go to the bin with a row', ['x-history', 'with', 0], ['feedback_rule']],
    ['entities that are counted', ['properties', 'count', 'x-ui', 'link', 'list'], ['feedback']],
    ['claims of one value', where, ['$user.id', '$user.company_id']],
    ['claims of many values', [...where, '$in'], ['$user.nodes.node.edit', '$user.tags']],
    ['widgets', ['properties', 'price', 'x-ui', 'widget'], ['money', 'long_text']],
    ['icons of the menu', ['x-admin', 'icon'], ['LocalShipping', 'Handshake']],
    ['icons of buttons', ['x-actions', 'merge', 'ui', 'icon'], ['MergeType']],
    ['actions whose answer a panel shows', ['x-admin', 'panels', 0, 'action'], ['uses']],
    ['keys of the same grants', ['x-access', 'detail'], ['list', 'merge']],
    ['what stays open to a company that can only read', ['x-while-read-only', 0], ['delete', 'reissue']],
    ['events', ['x-events', 'on', 0], ['created', 'changed', 'deleted', 'in_processing']],
  ];

  test.each(table)('%s', (_, path, some) => {
    expect(offeredAt(...path).values).toEqual(expect.arrayContaining(some));
  });

  test('operations and actions as keys', () => {
    expect(offeredAt('x-access').keys).toEqual(expect.arrayContaining(['list', 'patch', 'merge']));
    expect(offeredAt('x-actions').keys).toEqual(expect.arrayContaining(['merge', 'resend']));
  });
});

describe('a name that is not printed yet', () => {
  let dialect: unknown;
  beforeAll(async () => {
    dialect = (await load(PROJECT)).dialect?.value;
  });

  test('is legal to an editor', () => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(read(join(PROJECT, NAMES_FILE)), 'names');
    const text = readFileSync(DIALECT, 'utf8').replaceAll(`../${NAMES_FILE}`, 'names');
    const validate = ajv.compile(JSON.parse(text) as Schema);
    const shop = {
      ...read(join(PROJECT, 'schemas/company/company_tag.schema.json')),
      'x-projects': 'shop',
      'x-actions': { open_shop: { on: 'member', method: 'POST' } },
      'x-access': { list: [{ role: 'company_user', where: { id: { $in: '$user.shops' } } }], open_shop: 'list' },
    };
    expect(validate(shop) ? [] : validate.errors).toEqual([]);
    expect(validate({ ...shop, 'x-projects': 'No name' })).toBe(false);
  });

  test('is the generator’s to judge: it reads the dialect without the names', () => {
    expect(JSON.stringify(dialect)).not.toContain('names.schema.json');
    const icon = { anyOf: [{ type: 'string' }, { $ref: `../${NAMES_FILE}#/$defs/icon` }], title: 'Icon' };
    expect(withoutNames(icon)).toEqual({ type: 'string', title: 'Icon' });
    expect(withoutNames({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toEqual({
      anyOf: [{ type: 'string' }, { type: 'null' }],
    });
  });
});
