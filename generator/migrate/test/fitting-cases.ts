/** Guarded changes on rows that fit. */
import { integer, item, optional, text, TWO_NAMES, type WrittenCase } from './case.ts';

export const FITTING_CASES: WrittenCase[] = [
  {
    what: 'a column must have a value, and every row has one',
    class: 'guarded',
    before: item({ name: optional() }),
    rows: TWO_NAMES,
    after: item({ name: text() }),
    left: { query: 'select name from item order by id', rows: [{ name: 'one' }, { name: 'two' }] },
  },
  {
    what: 'one at most of two columns, under a new name of one, which holds from then on',
    class: 'guarded',
    before: item({ name: optional(), size: { type: ['integer', 'null'] } }),
    rows: `insert into item (company_id, name, size) values (1, 'a', null), (2, null, null)`,
    after: item(
      { title: optional({ 'x-was': 'name' }), size: { type: ['integer', 'null'] } },
      { 'x-at-most-one': [['title', 'size']] },
    ),
    left: {
      first: `do $$ begin
        update item set size = 1;
        raise 'both were held';
      exception when check_violation then update item set size = 1 where title is null; end $$`,
      query: 'select title, size::int from item order by id',
      rows: [
        { title: 'a', size: null },
        { title: null, size: 1 },
      ],
    },
  },
  {
    what: 'a column holds something beside some values of another one, which has a new name, and of one that may be null',
    class: 'guarded',
    before: item({ state: optional(), is_open: { type: ['boolean', 'null'] }, size: { type: ['integer', 'null'] } }),
    rows: `insert into item (company_id, state, is_open, size) values (1, 'a', null, 3), (2, 'c', true, null)`,
    after: item({
      step: optional({ 'x-was': 'state' }),
      is_open: { type: ['boolean', 'null'] },
      size: { type: ['integer', 'null'], 'x-when': { step: { $in: ['a', 'b'] }, is_open: { $in: [false, null] } } },
    }),
    left: {
      first: `do $$ begin
        update item set step = null;
        raise 'null was taken for a value';
      exception when check_violation then update item set step = 'b'; end $$;
      do $$ begin
        update item set size = 1;
        raise 'it was held beside another value';
      exception when check_violation then null; end $$`,
      query: 'select step, is_open, size::int from item order by id',
      rows: [
        { step: 'b', is_open: null, size: 3 },
        { step: 'b', is_open: true, size: null },
      ],
    },
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
    what: 'a value is unique in a company from now on, and is',
    class: 'guarded',
    before: item({ name: optional() }),
    rows: `insert into item (company_id, name) values (1, 'same'), (2, 'same'), (2, null), (2, null)`,
    after: item({ name: optional({ 'x-db': { unique: true } }) }),
    left: { query: 'select count(*)::int as rows from item', rows: [{ rows: 4 }] },
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
];
