/** Changes that are written as they are, or that somebody has asked for. */
import type { RawProperty } from '../../raw.ts';
import type { FixtureEntity } from './fixture.ts';
import { integer, item, optional, states, text, TWO_NAMES, type WrittenCase } from './case.ts';

const searchedBy = (name: string): Partial<FixtureEntity> => ({
  'x-list': { columns: [name], filters: [], sort: [name, 'asc'], search: [name] },
});
const SEARCHED = searchedBy('name');
const READER: Partial<FixtureEntity> = { 'x-roles': { app: { select: ['title'] } } };

const ADDED: RawProperty = { type: 'object', default: {}, 'x-ui': { widget: 'custom', hidden: true } };

export const SAFE_CASES: WrittenCase[] = [
  {
    what: 'a text is searched from now on, and what was there is folded',
    class: 'safe',
    before: item({ name: text() }),
    rows: `insert into item (company_id, name) values (1, 'Iğdır'), (2, 'two')`,
    after: item({ name: text() }, SEARCHED),
    left: {
      first: `insert into item (company_id, name) values (1, 'ÎLE')`,
      query: 'select name_folded from item order by id',
      rows: [{ name_folded: 'igdir' }, { name_folded: 'two' }, { name_folded: 'ile' }],
    },
  },
  {
    what: 'a searched text is renamed, may be empty and is of another collation; who read it still searches it',
    class: 'safe',
    before: item({ title: text() }, { ...searchedBy('title'), ...READER }),
    rows: `insert into item (company_id, title) values (1, 'Iğdır')`,
    after: item(
      { name: optional({ 'x-was': 'title', 'x-db': { type: 'text collate "C"' } }) },
      { ...searchedBy('name'), 'x-roles': { app: { select: ['name'] } } },
    ),
    left: {
      query: `select name_folded, has_column_privilege('feedtree_app', 'item', 'name_folded', 'select') as may from item`,
      rows: [{ name_folded: 'igdir', may: true }],
    },
  },
  {
    what: 'a company adds fields to the rows from now on, and their values are kept beside them',
    class: 'safe',
    before: item({ name: text() }),
    rows: TWO_NAMES,
    after: item({ name: text(), custom: ADDED }),
    left: {
      first: `insert into item (company_id, name, custom) values (1, 'three', '{"5": [1, 2], "6": false}')`,
      query:
        'select company_id::integer, field_id::integer, value, record_id::integer from item_custom_value order by field_id, value',
      rows: [
        { company_id: 1, field_id: 5, value: 1, record_id: 3 },
        { company_id: 1, field_id: 5, value: 2, record_id: 3 },
        { company_id: 1, field_id: 6, value: 0, record_id: 3 },
      ],
    },
  },
  {
    what: 'a table whose rows have added fields is renamed, and their values are kept beside it',
    class: 'safe',
    before: item({ name: text(), custom: ADDED }),
    rows: `insert into item (company_id, name, custom) values (1, 'one', '{"5": 7}')`,
    after: [{ $id: 'thing', 'x-was': 'item', properties: { name: text(), custom: ADDED } }],
    left: {
      first: `update thing set custom = custom || '{"6": 8}'`,
      query: 'select field_id::integer, value from thing_custom_value order by field_id',
      rows: [
        { field_id: 5, value: 7 },
        { field_id: 6, value: 8 },
      ],
    },
  },
  {
    what: 'nobody adds fields to the rows any more',
    class: 'destructive',
    before: item({ name: text(), custom: ADDED }),
    rows: TWO_NAMES,
    after: item({ name: text() }, { 'x-dropped': ['custom'] }),
    left: {
      query: `select count(*)::integer as count from pg_class where relname = 'item_custom_value'`,
      rows: [{ count: 0 }],
    },
  },
  {
    what: 'a text is searched no more',
    class: 'safe',
    before: item({ name: text() }, SEARCHED),
    rows: TWO_NAMES,
    after: item({ name: text() }),
    left: {
      query: `select count(*)::integer as count from information_schema.columns where table_name = 'item' and column_name = 'name_folded'`,
      rows: [{ count: 0 }],
    },
  },
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
    what: 'an index holds only some rows from now on, and the column that says which is renamed',
    class: 'safe',
    before: item(
      { name: text(), done: optional(), left: optional(), gone: { type: 'boolean', default: false } },
      { 'x-indexes': [['name'], { columns: ['left'], where_set: ['done'] }] },
    ),
    rows: `insert into item (company_id, name) values (1, 'one')`,
    after: item(
      {
        name: text(),
        ended: optional({ 'x-was': 'done' }),
        left: optional(),
        gone: { type: 'boolean', default: false },
      },
      {
        'x-indexes': [
          { columns: ['name'], where_set: ['left'], where_empty: ['ended'] },
          { columns: ['left'], where_set: ['ended'] },
          { columns: ['name'], where_true: ['gone'] },
        ],
      },
    ),
    left: {
      query: `select count(*)::int from pg_index where indrelid = 'item'::regclass and indpred is not null`,
      rows: [{ count: 3 }],
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
];
