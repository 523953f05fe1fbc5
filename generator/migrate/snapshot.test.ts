import { describe, expect, test } from 'vitest';
import type { RawProperty } from '../raw.ts';
import { modelToSnapshot, parseSnapshot, printSnapshot } from './snapshot.ts';
import { type FixtureEntity, fixtureModel } from './test/fixture.ts';
import type { TableSnapshot } from './types.ts';

function tableOf(entity: FixtureEntity, ...others: FixtureEntity[]): TableSnapshot | undefined {
  return modelToSnapshot(fixtureModel(entity, ...others)).snapshot.tables.find(({ name }) => name === entity.$id);
}

describe('columns', () => {
  const cases: { what: string; property: RawProperty; column: object }[] = [
    {
      what: 'a text',
      property: { type: 'string', maxLength: 9 },
      column: { type: 'text', nullable: false, check: { maxLength: 9 } },
    },
    {
      what: 'an enum',
      property: { enum: ['a', "b'c"], default: 'a' },
      column: { default: "'a'", check: { values: ['a', "b'c"] } },
    },
    {
      what: 'an enum that may be empty',
      property: { enum: ['a', null] },
      column: { nullable: true, check: { values: ['a'] } },
    },
    {
      what: 'a bound that the type implies',
      property: { type: 'integer', minimum: -32768, maximum: 5, 'x-db': { type: 'smallint' } },
      column: { check: { maximum: 5 } },
    },
    {
      what: 'an empty minimum',
      property: { type: 'string', minLength: 0, maxLength: 1 },
      column: { check: { maxLength: 1 } },
    },
    {
      what: 'a reference',
      property: { type: 'integer', 'x-ref': { to: 'item' } },
      column: { type: 'bigint', check: undefined },
    },
    {
      what: 'many references',
      property: { type: 'array', maxItems: 4, items: { type: 'integer', 'x-ref': { to: 'item' } }, default: [] },
      column: { type: 'bigint[]', default: "'{}'", check: { maxItems: 4 } },
    },
    {
      what: 'a document',
      property: { type: 'object', default: { b: 1, a: "it's" } },
      column: { type: 'jsonb', default: `'{"b":1,"a":"it''s"}'`, check: undefined },
    },
    {
      what: 'a default of null',
      property: { type: ['string', 'null'], default: null, maxLength: 3 },
      column: { nullable: true, default: undefined },
    },
    {
      what: 'a truth',
      property: { type: 'boolean', default: false },
      column: { type: 'boolean', default: 'false', check: undefined },
    },
  ];
  test.each(cases)('$what', ({ property, column }) => {
    const found = tableOf({ $id: 'item', properties: { field: property } })?.columns.find(
      ({ name }) => name === 'field',
    );
    expect({ default: undefined, check: undefined, ...found }).toMatchObject(column);
  });

  test('a computed field has none, and those that are never declared are there', () => {
    const names = tableOf({ $id: 'item', properties: { sum: { type: 'integer', 'x-computed': 'sum' } } })?.columns.map(
      ({ name }) => name,
    );
    expect(names).toEqual(['company_id', 'id', 'created_at', 'updated_at']);
  });
});

test("every key of a company's table begins with the company, and references stay inside it", () => {
  const table = tableOf(
    {
      $id: 'item',
      properties: {
        code: { type: 'string', maxLength: 9, 'x-db': { unique: true, index: true } },
        item_id: { type: ['integer', 'null'], 'x-ref': { to: 'item', onDelete: 'set null' } },
        plan_id: { type: 'integer', 'x-ref': { to: 'plan', onDelete: 'restrict' } },
      },
      'x-indexes': [['created_at', 'id']],
      'x-uniques': [['item_id', 'code']],
    },
    { $id: 'plan', 'x-tenant': 'global' },
  );
  expect(table).toMatchObject({
    primaryKey: { name: 'item_pkey', columns: ['company_id', 'id'] },
    uniques: [
      { name: 'item_code_key', columns: ['company_id', 'code'] },
      { name: 'item_item_id_code_key', columns: ['company_id', 'item_id', 'code'] },
    ],
    indexes: [
      { name: 'item_code_idx', columns: ['company_id', 'code'] },
      { name: 'item_created_at_id_idx', columns: ['company_id', 'created_at', 'id'] },
    ],
    foreignKeys: [
      {
        name: 'item_company_id_fkey',
        columns: ['company_id'],
        table: 'company',
        references: ['id'],
        onDelete: 'no action',
      },
      {
        name: 'item_item_id_fkey',
        columns: ['company_id', 'item_id'],
        table: 'item',
        references: ['company_id', 'id'],
        onDelete: 'set null',
        clears: ['item_id'],
      },
      { name: 'item_plan_id_fkey', columns: ['plan_id'], table: 'plan', references: ['id'], onDelete: 'no action' },
    ],
  });
});

test('the company points at rows of its own', () => {
  const company: FixtureEntity = {
    $id: 'company',
    'x-tenant': 'self',
    properties: { item_id: { type: ['integer', 'null'], 'x-ref': { to: 'item', onDelete: 'set null' } } },
  };
  expect(tableOf(company, { $id: 'item' })?.foreignKeys).toEqual([
    {
      name: 'company_item_id_fkey',
      table: 'item',
      onDelete: 'set null',
      columns: ['id', 'item_id'],
      references: ['company_id', 'id'],
      clears: ['item_id'],
    },
  ]);
});

test('a window on another table makes none, and who points at it points at that table', () => {
  const { snapshot } = modelToSnapshot(
    fixtureModel(
      { $id: 'item' },
      { $id: 'item_window', 'x-projects': 'item' },
      { $id: 'part', properties: { item_id: { type: 'integer', 'x-ref': { to: 'item_window' } } } },
    ),
  );
  expect(snapshot.tables.map(({ name }) => name)).toEqual(['company', 'item', 'part']);
  expect(snapshot.tables[2]?.foreignKeys[1]).toMatchObject({ table: 'item', columns: ['company_id', 'item_id'] });
});

test('what a privilege lists is completed with what no row can do without', () => {
  const table = tableOf({
    $id: 'item',
    properties: {
      name: { type: 'string', maxLength: 9 },
      code: { type: 'string', maxLength: 9, 'x-db': { unique: 'platform' } },
    },
    'x-roles': { app: {}, visitor: { select: ['name'], insert: ['name'], update: ['name'] }, worker: { delete: true } },
  });
  expect(table?.grants).toEqual({
    visitor: { select: ['company_id', 'id', 'name'], insert: ['company_id', 'name'], update: ['name', 'updated_at'] },
    worker: { delete: true },
  });
  expect(table?.policies.map(({ name, roles }) => ({ name, roles }))).toEqual([
    { name: 'tenant', roles: ['visitor'] },
    { name: 'worker', roles: ['worker'] },
  ]);
  expect(table?.directories).toMatchObject([
    { name: 'item_code_directory', key: 'item_code_key', readers: ['visitor'] },
  ]);
});

describe('what a database could not hold is a problem at its place', () => {
  const id = (to: string, onDelete?: 'set null'): RawProperty => ({
    type: 'integer',
    'x-ref': { to, ...(onDelete && { onDelete }) },
  });
  const cases: { what: string; entities: FixtureEntity[]; pointer: string; message: string }[] = [
    {
      what: 'a platform row that points into a company',
      entities: [{ $id: 'plan', 'x-tenant': 'global', properties: { item_id: id('item') } }, { $id: 'item' }],
      pointer: '/properties/item_id/x-ref/to',
      message: "A global row can't point at a row of one tenant ('item').",
    },
    {
      what: 'set null on what must have a value',
      entities: [{ $id: 'item', properties: { item_id: id('item', 'set null') } }],
      pointer: '/properties/item_id/x-ref/onDelete',
      message: "'item_id' can't be set to null.",
    },
    {
      what: 'an index on a list',
      entities: [
        {
          $id: 'item',
          properties: {
            tags: { type: 'array', maxItems: 2, items: { type: 'string', maxLength: 5 }, 'x-db': { index: true } },
          },
        },
      ],
      pointer: '/properties/tags/x-db/index',
      message: 'A text[] has no order to be indexed by.',
    },
    {
      what: 'an index on what is computed',
      entities: [
        { $id: 'item', properties: { sum: { type: 'integer', 'x-computed': 'sum' } }, 'x-indexes': [['sum']] },
      ],
      pointer: '/x-indexes',
      message: "'sum' is no column of item.",
    },
    {
      what: 'a privilege on what is computed',
      entities: [
        {
          $id: 'item',
          properties: { sum: { type: 'integer', 'x-computed': 'sum' } },
          'x-roles': { app: { select: ['sum'] } },
        },
      ],
      pointer: '/x-roles/app/select',
      message: "'sum' is no column of item.",
    },
    {
      what: 'two indexes of one name',
      entities: [
        { $id: 'a', properties: { b_c: { type: 'integer', 'x-db': { index: true } } } },
        { $id: 'a_b', properties: { c: { type: 'integer', 'x-db': { index: true } } } },
      ],
      pointer: '',
      message: "a_b and a both need the name 'a_b_c_idx' in the database.",
    },
  ];
  test.each(cases)('$what', ({ entities, pointer, message }) => {
    expect(modelToSnapshot(fixtureModel(...entities)).problems).toMatchObject([{ pointer, message }]);
  });
});

test('the file reads back as it was written, whatever order the entities come in', () => {
  const entities: FixtureEntity[] = [
    { $id: 'item', properties: { name: { type: 'string', maxLength: 9, default: '"\\' } } },
    { $id: 'box' },
  ];
  const { snapshot } = modelToSnapshot(fixtureModel(...entities));
  const text = printSnapshot(snapshot);
  expect(parseSnapshot(text)).toEqual(snapshot);
  expect(printSnapshot(modelToSnapshot(fixtureModel(...entities.toReversed())).snapshot)).toBe(text);
  expect(() => parseSnapshot('{"version":2,"tables":[]}')).toThrow('not a snapshot of version 1');
});
