import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EntityModel, FieldModel, JsonSchema } from '../../shared/contract/model.ts';
import { CUSTOM } from '../custom.ts';
import { loadGood, modelOf } from '../test/project.ts';
import { fieldKinds, kindNamed, kindOf, type UnclassifiedField } from './index.ts';
import { INTEGER_BOUNDS } from './kind.ts';

const FOLDER = import.meta.dirname;
const SHARED = ['index.ts', 'kind.ts'];

const model = modelOf(await loadGood());
let sample: EntityModel;
beforeAll(async () => {
  const found = model.entities.find(({ id }) => id === 'sample');
  if (found === undefined) throw new Error('The fixture has no sample.');
  sample = found;
});

function fieldOf(name: string): FieldModel {
  const found = sample.fields.find((field) => field.name === name);
  if (found === undefined) throw new Error(`The sample has no field '${name}'.`);
  return found;
}

describe('the budget of a kind', () => {
  test('is one file, called like it', () => {
    const files = readdirSync(FOLDER).filter((name) => !name.endsWith('.test.ts') && !SHARED.includes(name));
    const expected = fieldKinds.map(({ name }) => `${name.replaceAll('_', '-')}.ts`);
    expect(files.toSorted()).toEqual(expected.toSorted());
  });

  test('is one line in the list, and one that imports it', () => {
    const index = readFileSync(join(FOLDER, 'index.ts'), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const imports = [...index.matchAll(/^import \{ (\w+) \} from '\.\/([\w-]+)\.ts';$/gm)];
    expect(imports).toHaveLength(fieldKinds.length);
    for (const [, symbol = ''] of imports)
      expect(index.match(new RegExp(`^  ${symbol},$`, 'gm')), symbol).toHaveLength(1);
  });

  test('is one field of the fixture, of which the golden files show everything', () => {
    const shown = new Set(sample.fields.map(({ kind }) => kind));
    // Nothing is printed of what a tenant adds.
    expect(fieldKinds.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([CUSTOM]);
  });

  test('is nothing elsewhere: no other source of the generator asks for a kind by its name', () => {
    const generator = join(FOLDER, '..');
    const sources = readdirSync(generator, { recursive: true, encoding: 'utf8' }).filter(
      (path) =>
        path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('fields') && !path.startsWith('test'),
    );
    expect(sources.length).toBeGreaterThan(20);
    const names = fieldKinds.map(({ name }) => name).join('|');
    const asking = sources.filter((path) =>
      new RegExp(`\bkind [!=]== '(?:${names})'`).test(readFileSync(join(generator, path), 'utf8')),
    );
    expect(asking).toEqual([]);
  });
});

describe('the kind of a field', () => {
  const table: [field: string, kind: string, column: string][] = [
    ['title', 'text', 'text'],
    ['notes', 'long_text', 'text'],
    ['mail', 'email', 'text'],
    ['site', 'url', 'text'],
    ['phone', 'phone', 'text'],
    ['size', 'integer', 'smallint'],
    ['weight', 'number', 'double precision'],
    ['share', 'percent', 'double precision'],
    ['price', 'money', 'bigint'],
    ['is_default', 'boolean', 'boolean'],
    ['made_on', 'date', 'date'],
    ['seen_at', 'date_time', 'timestamptz'],
    ['period', 'enum', 'text'],
    ['status', 'state', 'text'],
    ['locale', 'locale', 'text'],
    ['color', 'color', 'text'],
    ['zone', 'time_zone', 'text'],
    ['shelf_id', 'reference', 'bigint'],
    ['related_ids', 'reference_list', 'bigint[]'],
    ['keywords', 'string_list', 'text[]'],
    ['lasts', 'duration', 'integer'],
    ['origin', 'country', 'text'],
    ['manual_language', 'language', 'text'],
    ['opens_at', 'time', 'text'],
    ['token', 'uuid', 'uuid'],
    ['picture', 'image', 'jsonb'],
    ['manual', 'file', 'jsonb'],
    ['explanation', 'rich_text', 'text'],
    ['extra', 'json', 'jsonb'],
    ['address', 'object', 'jsonb'],
    ['parts', 'object_list', 'jsonb'],
    ['answers', 'answers', 'jsonb'],
    ['theme', 'document', 'jsonb'],
  ];

  test.each(table)('%s is %s in a column %s', (name, kind, column) => {
    const field = fieldOf(name);
    expect([field.kind, field.column?.type]).toEqual([kind, column]);
  });

  const unclassified = (schema: JsonSchema, more: Partial<UnclassifiedField> = {}): UnclassifiedField => ({
    name: 'any',
    title: 'Any',
    type: 'string',
    nullable: false,
    required: false,
    readOnly: false,
    writeOnly: false,
    sensitive: false,
    transient: false,
    implicit: false,
    ui: { hidden: false },
    schema,
    ...more,
  });

  test.each([
    ['an enum called priority is read as a state', unclassified({}, { name: 'priority', enum: ['low'] }), 'state'],
    [
      'a widget asks for less than the name says',
      unclassified({}, { name: 'status', enum: ['a'], ui: { widget: 'enum', hidden: false } }),
      'enum',
    ],
    ['a text of many lines says so by its length', unclassified({ maxLength: 4000 }), 'long_text'],
    [
      'a list of objects that say nothing of themselves is JSON',
      unclassified({ items: { type: 'object' } }, { type: 'array' }),
      'json',
    ],
    ['a list of numbers is JSON', unclassified({ items: { type: 'integer' } }, { type: 'array' }), 'json'],
  ])('%s', (_, field, kind) => {
    expect(kindOf(field)?.name).toBe(kind);
  });

  test('is none when the widget is for other values', () => {
    expect(kindOf(unclassified({}, { type: 'boolean', ui: { widget: 'color', hidden: false } }))).toBeUndefined();
  });

  test('an integer that may pass four bytes gets eight', () => {
    const { column } = kindNamed('integer');
    expect(column(unclassified({ maximum: INTEGER_BOUNDS.integer }))).toBe('integer');
    expect(column(unclassified({ maximum: INTEGER_BOUNDS.integer + 1 }))).toBe('bigint');
    expect(column(unclassified({}))).toBe('bigint');
  });
});

describe('the parts of a screen', () => {
  const part = (name: string, view: 'cell' | 'input' | 'filter') => {
    const field = fieldOf(name);
    return kindNamed(field.kind)[view]?.(field, { entity: sample, model });
  };

  test('a reference knows the resource, and how its choices are found', () => {
    expect(part('shelf_id', 'cell')).toEqual({
      component: 'ReferenceField',
      props: { source: 'shelf_id', reference: 'shelf' },
    });
    expect(part('shelf_id', 'input')?.props).toEqual({
      source: 'shelf_id',
      reference: 'shelf',
      searchable: false,
      sortBy: 'code',
    });
    expect(part('related_ids', 'filter')?.props).toMatchObject({
      reference: 'samples',
      searchable: true,
      sortBy: 'created_at',
    });
  });

  test('a reference to an entity without a list is a number', () => {
    const field: FieldModel = { ...fieldOf('shelf_id'), ref: { to: 'company_profile', onDelete: 'restrict' } };
    expect(kindNamed('reference').cell?.(field, { entity: sample, model })).toEqual({
      component: 'NumberField',
      props: { source: 'shelf_id' },
    });
  });

  test('an input has its bounds, but not those that only say what the column holds', () => {
    expect(part('size', 'input')?.props).toEqual({
      source: 'size',
      minimum: 0,
      maximum: 900,
      defaultValue: 1,
      step: 1,
    });
    expect(part('shelf_id', 'input')?.props).not.toHaveProperty('maximum');
  });

  test('an input is required when a create must carry it, and points at its help', () => {
    expect(part('price', 'input')?.props).toMatchObject({ required: true, helperText: 'resources.samples.help.price' });
    expect(part('phone', 'input')?.props).not.toHaveProperty('required');
  });

  test('money names the field that holds its currency', () => {
    expect(part('price', 'cell')?.props).toEqual({ source: 'price', currencySource: 'currency_code' });
  });

  test('money of a row that refers to its currency is in that one', () => {
    const currencyId: FieldModel = {
      ...fieldOf('shelf_id'),
      name: 'paid_in',
      ref: { to: 'currency', onDelete: 'restrict' },
    };
    const fields = [...sample.fields.filter(({ name }) => name !== 'currency_code'), currencyId];
    const entity = { ...sample, fields };
    for (const piece of ['cell', 'input'] as const)
      expect(kindNamed('money')[piece]?.(fieldOf('price'), { entity, model }).props).toMatchObject({
        currencySource: 'paid_in',
      });
  });

  test('an input knows the fields instead of which it is filled', () => {
    const entity = {
      ...sample,
      exclusives: [{ fields: ['price', 'share'], required: true as const }, { fields: ['price', 'size'] }],
    };
    const props = (name: string) => kindNamed(fieldOf(name).kind).input?.(fieldOf(name), { entity, model }).props;
    expect(props('price')).toMatchObject({ insteadOf: ['share', 'size'], requiredWithout: ['share'] });
    expect(props('size')).toMatchObject({ insteadOf: ['price'] });
    expect(props('size')).not.toHaveProperty('requiredWithout');
    expect(props('phone')).not.toHaveProperty('insteadOf');
  });

  test('a state offers only the moves that are legal', () => {
    expect(part('status', 'input')?.props).toMatchObject({
      states: { new: ['in_processing'] },
      translation: 'enums.sample.status',
    });
    expect(part('period', 'input')?.props).toMatchObject({ choices: ['monthly', 'yearly'] });
  });
});
