import { BOX, type Case, SAMPLE, SHELF } from './case.ts';

const NO_CURRENCY =
  'Declare "currency_id", an integer with "x-ref": { "to": "currency" }, or "currency_code" with the code of ISO 4217.';

/** What the fields of an entity must say. */
export const fieldCases: Case[] = [
  {
    mistake: 'words for yes and no of what is asked for, and of a text',
    in: SHELF,
    patch: {
      properties: {
        is_open: { 'x-ui': { words: { yes: 'Open', no: 'Shut' } } },
        code: { 'x-ui': { words: { yes: 'Good', no: 'Bad' } } },
      },
    },
    problems: ['code', 'is_open'].map((name) => ({
      pointer: `/properties/${name}/x-ui/words`,
      message: "Only a boolean that is 'readOnly' has words for yes and no.",
    })),
  },
  {
    mistake: 'a declared column that is always there',
    in: SHELF,
    patch: { properties: { created_at: { type: 'string', format: 'date-time', readOnly: true } } },
    problems: [{ pointer: '/properties/created_at', message: "'created_at' is always there and never declared." }],
  },
  {
    mistake: 'a declared tenant column',
    in: SAMPLE,
    patch: { properties: { company_id: { type: 'integer', readOnly: true } } },
    problems: [{ pointer: '/properties/company_id', message: "'company_id' is always there and never declared." }],
  },
  {
    mistake: 'a required field that is not there',
    in: SHELF,
    patch: { required: ['code', 'nmae'], properties: { name: { type: ['string', 'null'], maxLength: 9 } } },
    problems: [{ pointer: '/required/1', message: "There is no field 'nmae'.", hint: "Did you mean 'name'?" }],
  },
  {
    mistake: 'a field that another one asks for, which is not there',
    in: SAMPLE,
    patch: { properties: { weight: { 'x-required-when': { field: 'statsu', is: 'new' } } } },
    problems: [
      {
        pointer: '/properties/weight/x-required-when/field',
        message: "There is no other field 'statsu'.",
        hint: "Did you mean 'status'?",
      },
    ],
  },
  {
    mistake: 'a field that another one asks for by a value that it never has',
    in: SAMPLE,
    patch: { properties: { weight: { 'x-required-when': { field: 'status', is: 'nwe' } } } },
    problems: [
      {
        pointer: '/properties/weight/x-required-when/is',
        message: "'status' is never 'nwe'.",
        hint: "Did you mean 'new'?",
      },
    ],
  },
  {
    mistake: 'a field that is held beside one that is not there, one that is computed, and a value that there never is',
    in: SAMPLE,
    patch: {
      properties: {
        weight: { 'x-when': { statsu: 'new', read_count: 1, made_on: '2026-01-01', status: { $in: ['new', 'odd'] } } },
      },
    },
    problems: [
      {
        pointer: '/properties/weight/x-when/read_count',
        message: "There is no other column 'read_count'.",
        hint: 'Legal here, among others: is_default, phone, period, status, zone, color, opens_at, occasion, locale, notes, mail, share.',
      },
      {
        pointer: '/properties/weight/x-when/made_on',
        message: "There is no other column 'made_on'.",
        hint: 'Legal here, among others: mail, token, notes, site, phone, size, share, period, zone, color, inside_id, lasts.',
      },
      {
        pointer: '/properties/weight/x-when/statsu',
        message: "There is no other column 'statsu'.",
        hint: "Did you mean 'status'?",
      },
      {
        pointer: '/properties/weight/x-when/status',
        message: "'status' is never 'odd'.",
        hint: 'Legal here: new, in_processing, done.',
      },
    ],
  },
  {
    mistake: 'a field that is left empty at times and always holds something',
    in: SAMPLE,
    patch: { properties: { price: { 'x-when': { is_default: true } } } },
    problems: [
      { pointer: '/properties/price/x-when', message: 'Only a stored field that may be null can be left empty.' },
    ],
  },
  {
    mistake: 'a field that a create may leave out, with nothing to put in its place',
    in: SHELF,
    patch: { properties: { room: { type: 'integer' } } },
    problems: [
      {
        pointer: '/properties/room',
        message: "A create may leave out 'room', and there is nothing to put in its place.",
        hint: "Add it to 'required', or give it a default or null.",
      },
    ],
  },
  {
    mistake: 'a field that nobody gives a new row',
    in: SHELF,
    patch: { properties: { chip: { type: 'string', format: 'uuid', readOnly: true } } },
    problems: [
      {
        pointer: '/properties/chip',
        message: "Nothing gives a new row its 'chip', which callers can't.",
        hint: "Give it a default or null, or write the hook 'beforeCreate'.",
      },
    ],
  },
  {
    mistake: 'a computed field that could be written',
    in: SAMPLE,
    patch: { properties: { read_count: { readOnly: null } } },
    problems: [
      {
        pointer: '/properties/read_count',
        message: "A create may leave out 'read_count', and there is nothing to put in its place.",
        hint: "Add it to 'required', or give it a default or null.",
      },
      { pointer: '/properties/read_count', message: "A computed field is 'readOnly'." },
    ],
  },
  {
    mistake: 'a computed field that nothing computes',
    in: SAMPLE,
    patch: { properties: { read_count: { 'x-computed': 'read_cuont' } } },
    problems: [
      {
        pointer: '/properties/read_count/x-computed',
        message: "The extension of 'sample' computes no 'read_cuont'.",
        hint: "Did you mean 'read_count'?",
      },
    ],
  },
  {
    mistake: 'input of a create that is said to be stored as well',
    in: SAMPLE,
    patch: { properties: { copies: { readOnly: true, 'x-db': { index: true } } } },
    problems: [
      {
        pointer: '/properties/copies/readOnly',
        message: "A transient field is not stored, so 'readOnly' says nothing of it.",
      },
      {
        pointer: '/properties/copies/x-db',
        message: "A transient field is not stored, so 'x-db' says nothing of it.",
      },
    ],
  },
  {
    mistake: 'input of a create where nothing is created',
    in: SAMPLE,
    patch: {
      'x-operations': ['list', 'detail', 'patch', 'delete'],
      'x-list': { import: null },
      'x-admin': { empty: null },
    },
    problems: [
      {
        pointer: '/properties/copies/x-transient',
        message: 'A transient field is input of a create, and there is none.',
      },
    ],
  },
  {
    mistake: 'an index and a condition on what is not stored',
    in: SAMPLE,
    patch: {
      'x-indexes': [['copies']],
      'x-access': { delete: [{ role: 'company_admin', where: { copies: 1 } }] },
    },
    problems: [
      {
        pointer: '/x-access/delete/0/where/copies',
        message: "There is no column 'copies'.",
        hint: 'Legal here, among others: notes, zone, color, token, locale, title, mail, site, phone, size, share, price.',
      },
      {
        pointer: '/x-indexes/0/0',
        message: "There is no column 'copies'.",
        hint: 'Legal here, among others: notes, zone, color, token, locale, title, mail, site, phone, size, share, price.',
      },
    ],
  },
  {
    mistake: 'a list of what no row shows',
    in: SAMPLE,
    patch: { 'x-list': { columns: ['title', 'copies'] } },
    problems: [
      {
        pointer: '/x-list/columns/1',
        message: "There is no field 'copies'.",
        hint: 'Legal here, among others: notes, zone, color, token, locale, title, mail, site, phone, size, share, price.',
      },
    ],
  },
  {
    mistake: 'a change of what is given only once',
    in: SAMPLE,
    patch: { 'x-access': { patch: [{ role: 'company_admin', fields: ['title', 'copies'] }] } },
    problems: [{ pointer: '/x-access/patch/0/fields/1', message: "'copies' is input of a create only." }],
  },
  {
    mistake: 'a document of a dialect that is not there',
    in: SAMPLE,
    patch: { properties: { theme: { 'x-document': 'them' } } },
    problems: [
      {
        pointer: '/properties/theme/x-document',
        message: 'There is no schemas/documents/them.schema.json.',
        hint: "Did you mean 'theme'?",
      },
    ],
  },
  {
    mistake: 'a widget that is not there',
    in: SAMPLE,
    patch: { properties: { price: { 'x-ui': { widget: 'mony' } } } },
    problems: [
      {
        pointer: '/properties/price/x-ui/widget',
        message: "There is no widget 'mony' in admin/fields.",
        hint: "Did you mean 'money'?",
      },
    ],
  },
  {
    mistake: 'a widget for another type',
    in: SHELF,
    patch: { properties: { is_open: { 'x-ui': { widget: 'color' } } } },
    problems: [
      {
        pointer: '/properties/is_open/x-ui/widget',
        message: "The widget 'color' is not for such a value (boolean).",
        hint: 'Legal here: boolean.',
      },
    ],
  },
  {
    mistake: 'a shared definition whose widget does not fit the type beside it',
    in: SAMPLE,
    patch: { properties: { price: { type: 'boolean' } } },
    problems: [
      {
        pointer: '/properties/price',
        message: "The widget 'money' is not for such a value (boolean).",
        hint: 'Legal here: boolean.',
      },
    ],
  },
  {
    mistake: "uniqueness 'when_true' of a text",
    in: SHELF,
    patch: { properties: { code: { 'x-db': { unique: 'when_true' } } } },
    problems: [{ pointer: '/properties/code/x-db/unique', message: "Only a boolean can be unique 'when_true'." }],
  },
  {
    mistake: 'uniqueness across companies in a table of the platform',
    in: SHELF,
    patch: { properties: { code: { 'x-db': { unique: 'platform' } } } },
    problems: [
      {
        pointer: '/properties/code/x-db/unique',
        message: "Only a tenant's table needs uniqueness across the platform.",
        hint: 'Write true.',
      },
    ],
  },
  {
    mistake: 'states of a field that has no words',
    in: SHELF,
    patch: { properties: { code: { 'x-states': { a: ['b'] } } } },
    problems: [{ pointer: '/properties/code/x-states', message: "Only an 'enum' has states." }],
  },
  {
    mistake: 'states that are no values',
    in: SAMPLE,
    patch: { properties: { status: { 'x-states': { nwe: ['done'], new: ['doen'] } } } },
    problems: [
      {
        pointer: '/properties/status/x-states/new/0',
        message: "'doen' is not a value of 'status'.",
        hint: "Did you mean 'done'?",
      },
      {
        pointer: '/properties/status/x-states/nwe',
        message: "'nwe' is not a value of 'status'.",
        hint: "Did you mean 'new'?",
      },
    ],
  },
  {
    mistake: 'states without a start',
    in: 'schemas/shop/box.schema.json',
    patch: { ...BOX, properties: { name: { enum: ['open', 'shut'], 'x-states': { open: ['shut'] } } } },
    problems: [{ pointer: '/properties/name', message: "The start of the states is missing: give a 'default'." }],
  },
  {
    mistake: 'two columns of one title',
    in: SHELF,
    patch: { properties: { is_open: { title: 'Code' } } },
    problems: [
      {
        pointer: '/properties/is_open/title',
        message: "'code' is called 'Code' too, so nobody can tell the two apart.",
        hint: 'Give one of them another title.',
      },
    ],
  },
  {
    mistake: 'a value that an enum has twice',
    in: SAMPLE,
    patch: { properties: { period: { enum: ['monthly', 'yearly', 'monthly', null] } } },
    problems: [
      {
        pointer: '/properties/period/enum/2',
        message: "'monthly' stands here already, at 0.",
        hint: 'Take one of the two out.',
      },
    ],
  },
  {
    mistake: 'a widget that is like none there is',
    in: SHELF,
    patch: { properties: { is_open: { 'x-ui': { widget: 'thermometer' } } } },
    problems: [
      {
        pointer: '/properties/is_open/x-ui/widget',
        message: "There is no widget 'thermometer' in admin/fields.",
        hint: 'Legal here: boolean.',
      },
    ],
  },
  {
    mistake: 'an amount in no currency',
    in: SAMPLE,
    patch: {
      properties: { currency_code: null },
      'x-list': { filters: ['status', 'shelf_id'] },
      'x-admin': { sections: null, tabs: null },
    },
    problems: [
      {
        pointer: '/properties/price',
        message: 'Nothing says which currency the amount is in, so that nobody can read it.',
        hint: NO_CURRENCY,
      },
    ],
  },
  {
    mistake: 'an amount that is asked for in no currency',
    in: SAMPLE,
    patch: {
      'x-actions': {
        move: { input: { properties: { fee: { $ref: '../common.schema.json#/$defs/money', default: 0 } } } },
      },
    },
    problems: [
      {
        pointer: '/x-actions/move/input/properties/fee',
        message: 'Nothing says which currency the amount is in, so that nobody can read it.',
        hint: NO_CURRENCY,
      },
    ],
  },
  {
    mistake: 'a switch of what is no boolean, and of what nobody changes',
    in: SHELF,
    patch: { properties: { code: { 'x-ui': { switch: true } }, is_full: { 'x-ui': { switch: true } } } },
    problems: [
      { pointer: '/properties/code/x-ui/switch', message: 'Only a boolean is switched.' },
      { pointer: '/properties/is_full/x-ui/switch', message: "Nobody changes 'is_full' of a row." },
    ],
  },
];
