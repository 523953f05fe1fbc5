/** Every class of migration as data: a table with rows in it, a changed schema, and what must come of it. */
import type { RawProperty } from '../../raw.ts';
import type { PlanClass } from '../classify.ts';
import type { FixtureEntity } from './fixture.ts';

export interface MigrationCase {
  what: string;
  class: PlanClass;
  before: FixtureEntity[];
  /** SQL that fills the tables of `before`; companies 1 and 2 are there. */
  rows: string;
  after: FixtureEntity[];
  droppedTables?: string[];
  /** A query after the migration and its rows; `first` is run before it. */
  left?: { first?: string; query: string; rows: unknown[] };
  /** The migration refuses these rows and changes nothing. */
  findings?: { table: string; count: number; message: string }[];
  /** No migration is written, for these reasons. */
  problems?: { file: string; message: string; hint: string }[];
}

const FILE = 'schemas/test/item.schema.json';
const SNAPSHOT = 'server/migrations/snapshot.json';

const item = (properties: Record<string, RawProperty>, more: Partial<FixtureEntity> = {}): FixtureEntity[] => [
  { $id: 'item', properties, ...more },
];
const text = (more: RawProperty = {}): RawProperty => ({ type: 'string', maxLength: 20, ...more });
const optional = (more: RawProperty = {}): RawProperty => ({ type: ['string', 'null'], maxLength: 20, ...more });
const integer = (more: RawProperty = {}): RawProperty => ({ type: 'integer', minimum: -1000, maximum: 1000, ...more });
const states = (...words: string[]): RawProperty => ({ enum: words, default: words[0] ?? null });

const TWO_NAMES = `insert into item (company_id, name) values (1, 'one'), (2, 'two')`;
const SAME_NAMES = `insert into item (company_id, name) values (1, 'same'), (1, 'same'), (2, 'same'), (2, 'other')`;

export const SAFE_CASES: MigrationCase[] = [
  {
    what: 'a column with a default comes, and old rows have it',
    class: 'safe',
    before: item({ name: text() }),
    rows: TWO_NAMES,
    after: item({
      name: text(),
      tax: integer({ default: 7 }),
      tags: { type: 'array', maxItems: 3, items: text(), default: ['a"b', 'c\\d'] },
    }),
    left: {
      query: 'select name, tax, tags from item order by id',
      rows: [
        { name: 'one', tax: 7, tags: ['a"b', 'c\\d'] },
        { name: 'two', tax: 7, tags: ['a"b', 'c\\d'] },
      ],
    },
  },
  {
    what: 'a column may be empty from now on, and its default changes',
    class: 'safe',
    before: item({ name: text({ default: 'old' }) }),
    rows: 'insert into item (company_id) values (1)',
    after: item({ name: optional({ default: "it's new" }) }),
    left: {
      query: `with added as (insert into item (company_id) values (2) returning name) select name from item union all select name from added`,
      rows: [{ name: 'old' }, { name: "it's new" }],
    },
  },
  {
    what: 'an enum gets a word more, a text more room',
    class: 'safe',
    before: item({ name: text(), state: states('new', 'done') }),
    rows: TWO_NAMES,
    after: item({ name: text({ maxLength: 30 }), state: states('new', 'done', 'cancelled') }),
    left: {
      query: `update item set state = 'cancelled', name = repeat('x', 30) where name = 'one' returning state`,
      rows: [{ state: 'cancelled' }],
    },
  },
  {
    what: 'a number gets a wider type',
    class: 'safe',
    before: item({ size: integer({ 'x-db': { type: 'smallint' } }) }),
    rows: 'insert into item (company_id, size) values (1, 5)',
    after: item({ size: integer({ 'x-db': { type: 'bigint' } }) }),
    left: {
      query: 'select size::text, pg_typeof(size)::text as type from item',
      rows: [{ size: '5', type: 'bigint' }],
    },
  },
  {
    what: 'a column is renamed with its constraints, index and directory',
    class: 'safe',
    before: item({ name: text({ 'x-db': { unique: 'platform' } }), code: text({ 'x-db': { unique: true } }) }),
    rows: `insert into item (company_id, name, code) values (1, 'one', 'a')`,
    after: item({
      title: text({ 'x-was': 'name', 'x-db': { unique: 'platform' } }),
      code: text({ 'x-db': { unique: true } }),
    }),
    left: {
      query:
        'select title, d.value, d.company_id::int from item join item_title_directory d on d.company_id = item.company_id',
      rows: [{ title: 'one', value: 'one', company_id: 1 }],
    },
  },
  {
    what: 'a table is renamed with all that is named after it',
    class: 'safe',
    before: [
      ...item({ name: text({ 'x-db': { unique: 'platform' } }) }),
      {
        $id: 'part',
        properties: {
          item_id: { type: 'integer', 'x-ref': { to: 'item', onDelete: 'cascade' }, 'x-db': { index: true } },
        },
      },
    ],
    rows: `insert into item (company_id, name) values (1, 'one'); insert into part (company_id, item_id) values (1, 1)`,
    after: [
      { $id: 'thing', 'x-was': 'item', properties: { name: text({ 'x-db': { unique: 'platform' } }) } },
      {
        $id: 'part',
        properties: {
          thing_id: {
            type: 'integer',
            'x-was': 'item_id',
            'x-ref': { to: 'thing', onDelete: 'cascade' },
            'x-db': { index: true },
          },
        },
      },
    ],
    left: {
      query: `with added as (insert into thing (company_id, name) values (2, 'two') returning id)
              select thing.name, part.thing_id::int, (select id::int from added) as next from thing join part on part.thing_id = thing.id`,
      rows: [{ name: 'one', thing_id: 1, next: 2 }],
    },
  },
  {
    what: 'a unique, an index and a reference go',
    class: 'safe',
    before: item({
      name: text({ 'x-db': { unique: true } }),
      size: integer({ 'x-db': { index: true } }),
      item_id: { type: ['integer', 'null'], 'x-ref': { to: 'item' } },
    }),
    rows: `insert into item (company_id, name, size) values (1, 'one', 1)`,
    after: item({ name: text(), size: integer(), item_id: { type: ['integer', 'null'] } }),
    left: {
      query: `insert into item (company_id, name, size, item_id) values (1, 'one', 1, 99) returning name`,
      rows: [{ name: 'one' }],
    },
  },
  {
    what: 'a reference clears what pointed at the row, and not the company',
    class: 'guarded',
    before: item({ name: text(), item_id: { type: ['integer', 'null'], 'x-ref': { to: 'item' } } }),
    rows: `insert into item (company_id, name) values (1, 'one'); insert into item (company_id, name, item_id) values (1, 'two', 1)`,
    after: item({
      name: text(),
      item_id: { type: ['integer', 'null'], 'x-ref': { to: 'item', onDelete: 'set null' } },
    }),
    left: {
      first: `delete from item where name = 'one'`,
      query: 'select name, company_id::int, item_id from item',
      rows: [{ name: 'two', company_id: 1, item_id: null }],
    },
  },
  {
    what: 'only what roles may do changes',
    class: 'safe',
    before: item({ name: text() }),
    rows: TWO_NAMES,
    after: item({ name: text() }, { 'x-roles': { app: { select: ['name'] }, worker: { select: true, delete: true } } }),
    left: {
      query: `select has_table_privilege('feedtree_app', 'item', 'update') as app, has_table_privilege('feedtree_worker', 'item', 'delete') as worker`,
      rows: [{ app: false, worker: true }],
    },
  },
  {
    what: 'a table of the platform comes, and a reference to it',
    class: 'safe',
    before: item({ name: text() }),
    rows: TWO_NAMES,
    after: [
      ...item({ name: text(), plan_id: { type: ['integer', 'null'], 'x-ref': { to: 'plan', onDelete: 'set null' } } }),
      { $id: 'plan', 'x-tenant': 'global', properties: { name: text() } },
    ],
    left: {
      query: 'select name, plan_id from item order by id',
      rows: [
        { name: 'one', plan_id: null },
        { name: 'two', plan_id: null },
      ],
    },
  },
  {
    what: 'only the API changes',
    class: 'api_only',
    before: item({ name: text() }),
    rows: TWO_NAMES,
    after: item({ name: text({ title: 'Other title', pattern: '^[a-z]+$', readOnly: true }) }),
    left: { query: 'select count(*)::int as rows from item', rows: [{ rows: 2 }] },
  },
];

export const GUARDED_CASES: MigrationCase[] = [
  {
    what: 'a column must have a value, and every row has one',
    class: 'guarded',
    before: item({ name: optional() }),
    rows: TWO_NAMES,
    after: item({ name: text() }),
    left: { query: 'select name from item order by id', rows: [{ name: 'one' }, { name: 'two' }] },
  },
  {
    what: 'a column must have a value, and rows of both companies have none',
    class: 'guarded',
    before: item({ name: optional() }),
    rows: `insert into item (company_id, name) values (1, null), (2, null), (2, 'two')`,
    after: item({ name: text() }),
    findings: [
      {
        table: 'item',
        count: 2,
        message: 'They have no value in name, which must have one from now on. Fill it first.',
      },
    ],
  },
  {
    what: 'a column without a default comes to rows that are there',
    class: 'guarded',
    before: item({ name: text() }),
    rows: TWO_NAMES,
    after: item({ name: text(), size: integer() }),
    findings: [
      {
        table: 'item',
        count: 2,
        message:
          'They would have no value in the new column size. Give the field a default, or make it nullable and fill it first.',
      },
    ],
  },
  {
    what: 'a column without a default comes to an empty table',
    class: 'guarded',
    before: item({ name: text() }),
    rows: '',
    after: item({ name: text(), size: integer() }),
    left: { query: 'select size from item', rows: [] },
  },
  {
    what: 'an enum loses a word that is in use, a text gets shorter, a number has a bound: all are told at once',
    class: 'guarded',
    before: item({ name: text(), state: states('new', 'done'), size: { type: 'integer' } }),
    rows: `insert into item (company_id, name, state, size) values (1, 'four', 'done', 5), (2, 'a', 'done', 0), (2, 'b', 'new', 1)`,
    after: item({ name: text({ maxLength: 3 }), state: states('new'), size: { type: 'integer', minimum: 1 } }),
    findings: [
      {
        table: 'item',
        count: 1,
        message: 'Their name is outside of what is allowed from now on: char_length(name) <= 3. Change them first.',
      },
      {
        table: 'item',
        count: 2,
        message: "Their state is outside of what is allowed from now on: state in ('new'). Change them first.",
      },
      {
        table: 'item',
        count: 1,
        message: 'Their size is outside of what is allowed from now on: size >= 1. Change them first.',
      },
    ],
  },
  {
    what: 'a list gets shorter',
    class: 'guarded',
    before: item({ tags: { type: 'array', maxItems: 5, items: text() } }),
    rows: `insert into item (company_id, tags) values (1, '{a,b,c}'), (1, '{a}')`,
    after: item({ tags: { type: 'array', maxItems: 2, items: text() } }),
    findings: [
      {
        table: 'item',
        count: 1,
        message: 'Their tags is outside of what is allowed from now on: cardinality(tags) <= 2. Change them first.',
      },
    ],
  },
  {
    what: 'a value is unique in a company from now on, and repeats in one',
    class: 'guarded',
    before: item({ name: text() }),
    rows: SAME_NAMES,
    after: item({ name: text({ 'x-db': { unique: true } }) }),
    findings: [
      {
        table: 'item',
        count: 2,
        message:
          'They repeat each other in company_id, name, which must differ from now on. Change all but one of each first.',
      },
    ],
  },
  {
    what: 'a value is unique in a company from now on, and is',
    class: 'guarded',
    before: item({ name: optional() }),
    rows: `insert into item (company_id, name) values (1, 'same'), (2, 'same'), (2, null), (2, null)`,
    after: item({ name: optional({ 'x-db': { unique: true } }) }),
    left: { query: 'select count(*)::int as rows from item', rows: [{ rows: 4 }] },
  },
  {
    what: 'a value is unique across companies from now on, and repeats',
    class: 'guarded',
    before: item({ name: optional() }),
    rows: `insert into item (company_id, name) values (1, 'same'), (2, 'same'), (2, null), (2, null)`,
    after: item({ name: optional({ 'x-db': { unique: 'platform' } }) }),
    findings: [
      {
        table: 'item',
        count: 2,
        message: 'They repeat each other in name, which must differ from now on. Change all but one of each first.',
      },
    ],
  },
  {
    what: 'a value is unique across companies from now on, and its directory is filled',
    class: 'guarded',
    before: item({ name: optional() }),
    rows: `insert into item (company_id, name) values (1, 'one'), (2, 'two'), (2, null)`,
    after: item({ name: optional({ 'x-db': { unique: 'platform' } }) }),
    left: {
      query: 'select value, company_id::int from item_name_directory order by value',
      rows: [
        { value: 'one', company_id: 1 },
        { value: 'two', company_id: 2 },
      ],
    },
  },
  {
    what: 'a new column is part of a unique, with the same default for all',
    class: 'guarded',
    before: item({ name: text() }),
    rows: SAME_NAMES,
    after: item({ name: text(), locale: text({ default: 'en' }) }, { 'x-uniques': [['name', 'locale']] }),
    findings: [
      {
        table: 'item',
        count: 2,
        message:
          'They repeat each other in company_id, name, locale, which must differ from now on. Change all but one of each first.',
      },
    ],
  },
  {
    what: 'only one row of a company may be the default one, and two are',
    class: 'guarded',
    before: item({ is_default: { type: 'boolean', default: false } }),
    rows: 'insert into item (company_id, is_default) values (1, true), (1, true), (1, false), (1, false), (2, true)',
    after: item({ is_default: { type: 'boolean', default: false, 'x-db': { unique: 'when_true' } } }),
    findings: [
      {
        table: 'item',
        count: 2,
        message: 'More than one has is_default set, which only one may have from now on. Clear it on the others first.',
      },
    ],
  },
  {
    what: 'ids become references, and one points at another company',
    class: 'guarded',
    before: item({ item_id: { type: ['integer', 'null'], 'x-db': { type: 'bigint' } } }),
    rows: 'insert into item (company_id, item_id) values (1, null), (1, 1), (2, 1)',
    after: item({ item_id: { type: ['integer', 'null'], 'x-ref': { to: 'item' } } }),
    findings: [
      { table: 'item', count: 1, message: 'Their item_id points at no row of item. Correct or clear it first.' },
    ],
  },
  {
    what: 'ids become references to a table that only comes now',
    class: 'guarded',
    before: item({ box_id: { type: ['integer', 'null'], 'x-db': { type: 'bigint' } } }),
    rows: 'insert into item (company_id, box_id) values (1, null), (1, 1)',
    after: [
      ...item({ box_id: { type: ['integer', 'null'], 'x-ref': { to: 'box' } } }),
      { $id: 'box', properties: { name: text() } },
    ],
    findings: [
      { table: 'item', count: 1, message: 'Their box_id points at no row of box. Correct or clear it first.' },
    ],
  },
  {
    what: 'texts become numbers, and one does not read as a number',
    class: 'guarded',
    before: item({ size: text() }),
    rows: `insert into item (company_id, size) values (1, '12'), (2, 'twelve')`,
    after: item({ size: { type: 'integer', 'x-db': { type: 'integer' } } }),
    findings: [{ table: 'item', count: 1, message: "Their size can't be read as integer. Correct them first." }],
  },
  {
    what: 'texts with a default become numbers with another',
    class: 'guarded',
    before: item({ size: text({ default: 'none' }) }),
    rows: `insert into item (company_id, size) values (1, '12')`,
    after: item({ size: integer({ default: 3, 'x-db': { type: 'smallint' } }) }),
    left: {
      query:
        'with added as (insert into item (company_id) values (1) returning size) select size from item union all select size from added',
      rows: [{ size: 12 }, { size: 3 }],
    },
  },
  {
    what: 'numbers get a narrower type, and one is too big',
    class: 'guarded',
    before: item({ size: { type: 'integer', 'x-db': { type: 'bigint' } } }),
    rows: 'insert into item (company_id, size) values (1, 5), (1, 40000)',
    after: item({ size: { type: 'integer', 'x-db': { type: 'smallint' } } }),
    findings: [{ table: 'item', count: 1, message: "Their size can't be read as smallint. Correct them first." }],
  },
];

export const REFUSED_CASES: MigrationCase[] = [
  {
    what: 'a column is gone and nobody said that it may go',
    class: 'destructive',
    before: item({ name: text(), size: integer() }),
    rows: '',
    after: item({ name: text() }),
    problems: [
      {
        file: FILE,
        message: 'item.size is gone.',
        hint: 'If its values may go, add "x-dropped": ["size"] to the entity.',
      },
    ],
  },
  {
    what: 'a column is gone, as x-dropped says, with what hung on it',
    class: 'destructive',
    before: item(
      { name: text({ 'x-db': { unique: 'platform' } }), size: integer({ 'x-db': { index: true } }) },
      { 'x-uniques': [['name', 'size']] },
    ),
    rows: `insert into item (company_id, name, size) values (1, 'one', 1)`,
    after: item({ size: integer() }, { 'x-dropped': ['name'] }),
    left: { query: 'select size from item', rows: [{ size: 1 }] },
  },
  {
    what: 'one column is gone and one has come: renamed or replaced?',
    class: 'ambiguous',
    before: item({ name: text() }),
    rows: TWO_NAMES,
    after: item({ title: text() }),
    problems: [
      {
        file: FILE,
        message: 'item.name is gone and title has come.',
        hint: 'If it was renamed, add "x-was": "name" to title. If its values may go, add "x-dropped": ["name"] to the entity.',
      },
    ],
  },
  {
    what: 'a table is gone and nobody said that it may go',
    class: 'destructive',
    before: [...item({ name: text() }), { $id: 'box' }],
    rows: '',
    after: item({ name: text() }),
    problems: [
      {
        file: SNAPSHOT,
        message: 'No entity has the table box any more.',
        hint: 'If its rows may go, say so: npm run migrate:new <name> -- --drop-table box.',
      },
    ],
  },
  {
    what: 'a table is gone, as was said, though others pointed at it',
    class: 'destructive',
    before: [
      ...item({ box_id: { type: ['integer', 'null'], 'x-ref': { to: 'box' } } }),
      { $id: 'box', properties: { code: text({ 'x-db': { unique: 'platform' } }) } },
    ],
    rows: `insert into box (company_id, code) values (1, 'a'); insert into item (company_id, box_id) values (1, 1)`,
    after: item({ box_id: { type: ['integer', 'null'], 'x-db': { type: 'bigint' } } }),
    droppedTables: ['box'],
    left: { query: 'select box_id::int from item', rows: [{ box_id: 1 }] },
  },
  {
    what: 'one table is gone and one has come: renamed or replaced?',
    class: 'ambiguous',
    before: item({ name: text() }),
    rows: '',
    after: [{ $id: 'thing', properties: { name: text() } }],
    problems: [
      {
        file: SNAPSHOT,
        message: 'No entity has the table item any more, and thing has come.',
        hint: 'If it was renamed, add "x-was": "item" to the entity thing. If its rows may go, say so: npm run migrate:new <name> -- --drop-table item.',
      },
    ],
  },
  {
    what: 'a type changes so that values would be lost',
    class: 'destructive',
    before: item({ at: { type: 'string', format: 'date-time' } }),
    rows: '',
    after: item({ at: { type: 'string', format: 'date' } }),
    problems: [
      {
        file: FILE,
        message: "item.at can't go from timestamptz to date without losing what is there.",
        hint: 'Add a new field, copy the values in a migration written by hand, then drop this one with x-dropped.',
      },
    ],
  },
  {
    what: 'rows of companies become rows of the platform',
    class: 'ambiguous',
    before: item({ name: text() }),
    rows: '',
    after: item({ title: text() }, { 'x-tenant': 'global' }),
    problems: [
      {
        file: FILE,
        message: "item can't go from company_id to global: every key of its rows would change.",
        hint: 'Make a new entity, copy the rows in a migration written by hand, then remove the old one.',
      },
      {
        file: FILE,
        message: 'item.company_id is gone and title has come.',
        hint: 'If it was renamed, add "x-was": "company_id" to title. If its values may go, add "x-dropped": ["company_id"] to the entity.',
      },
      {
        file: FILE,
        message: 'item.name is gone and title has come.',
        hint: 'If it was renamed, add "x-was": "name" to title. If its values may go, add "x-dropped": ["name"] to the entity.',
      },
    ],
  },
];
