/** Guarded changes on rows that do not fit. */
import { integer, item, optional, SAME_NAMES, states, text, TWO_NAMES, type RefusedRowsCase } from './case.ts';

export const UNFIT_CASES: RefusedRowsCase[] = [
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
    what: 'exactly one of two columns, one of them new, and rows hold none or keep a default beside it',
    class: 'guarded',
    before: item({ name: optional(), size: { type: ['integer', 'null'] } }),
    rows: `insert into item (company_id, name, size) values (1, 'a', null), (1, null, 1), (1, 'b', 1), (2, null, null)`,
    after: item({ name: optional(), size: { type: ['integer', 'null'] } }, { 'x-exactly-one': [['name', 'size']] }),
    findings: [
      {
        table: 'item',
        count: 2,
        message: 'They must hold exactly one of name, size from now on. Clear or fill them first.',
      },
    ],
  },
  {
    what: 'a column holds something beside some values of another one, and rows hold it beside others',
    class: 'guarded',
    before: item({ state: optional(), size: { type: ['integer', 'null'] } }),
    rows: `insert into item (company_id, state, size) values (1, 'a', 1), (1, 'b', 1), (2, null, 1), (2, 'b', null)`,
    after: item({ state: optional(), size: { type: ['integer', 'null'], 'x-when': { state: 'a' } } }),
    findings: [
      {
        table: 'item',
        count: 2,
        message: 'They may hold size beside some values of state only from now on. Clear or fill them first.',
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
    what: 'numbers get a narrower type, and one is too big',
    class: 'guarded',
    before: item({ size: { type: 'integer', 'x-db': { type: 'bigint' } } }),
    rows: 'insert into item (company_id, size) values (1, 5), (1, 40000)',
    after: item({ size: { type: 'integer', 'x-db': { type: 'smallint' } } }),
    findings: [{ table: 'item', count: 1, message: "Their size can't be read as smallint. Correct them first." }],
  },
];
