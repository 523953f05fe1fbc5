import { BOX, type Case, PROFILE, SAMPLE, SHELF } from './case.ts';

/** What an entity says of another one. */
export const referenceCases: Case[] = [
  {
    mistake: 'a name out of the names of further and further rows',
    in: SAMPLE,
    patch: { 'x-label': '{title} in {inside_id}' },
    problems: [
      {
        pointer: '/x-label',
        message: "'inside_id' refers to a 'sample', which is named by another row itself ('inside_id').",
      },
    ],
  },
  {
    mistake: 'a reference to an entity that is not there',
    in: SAMPLE,
    patch: { properties: { shelf_id: { 'x-ref': { to: 'shlef' } } } },
    problems: [
      {
        pointer: '/properties/shelf_id/x-ref/to',
        message: "There is no entity 'shlef'.",
        hint: "Did you mean 'shelf'?",
      },
    ],
  },
  {
    mistake: 'a reference in an action to an entity that is not there',
    in: SAMPLE,
    patch: { 'x-actions': { merge: { input: { properties: { target: { 'x-ref': { to: 'simple' } } } } } } },
    problems: [
      {
        pointer: '/x-actions/merge/input/properties/target/x-ref/to',
        message: "There is no entity 'simple'.",
        hint: "Did you mean 'sample'?",
      },
    ],
  },
  {
    mistake: 'a reference that is a text',
    in: SAMPLE,
    patch: { properties: { shelf_id: { type: ['string', 'null'], maxLength: 9 } } },
    problems: [{ pointer: '/properties/shelf_id', message: "A reference is an 'integer': the id of the other row." }],
  },
  {
    mistake: "'set null' on a field that can't be null",
    in: SAMPLE,
    patch: { properties: { shelf_id: { type: 'integer' } }, required: ['title', 'mail', 'price', 'shelf_id'] },
    problems: [
      {
        pointer: '/properties/shelf_id/x-ref/onDelete',
        message: "'set null' needs a field that may be null.",
        hint: 'Write "type": ["integer", "null"].',
      },
    ],
  },
  {
    mistake: 'a list whose row goes with one of its items',
    in: SAMPLE,
    patch: { properties: { related_ids: { items: { 'x-ref': { onDelete: 'cascade' } } } } },
    problems: [
      {
        pointer: '/properties/related_ids/items/x-ref/onDelete',
        message: "'cascade' is said of a field that is one reference; this is an item of a list.",
        hint: "'remove' takes what is deleted out of the list, 'restrict' keeps it.",
      },
    ],
  },
  {
    mistake: 'one reference that is taken out of a list',
    in: SAMPLE,
    patch: { properties: { shelf_id: { 'x-ref': { onDelete: 'remove' } } } },
    problems: [
      {
        pointer: '/properties/shelf_id/x-ref/onDelete',
        message: 'Only an item of a list can be taken out of it: this is one reference.',
        hint: "'set null' empties the field, 'cascade' deletes the row.",
      },
    ],
  },
  {
    mistake: "rows of the platform that are taken out of tenants' lists",
    in: SAMPLE,
    patch: { properties: { related_ids: { items: { 'x-ref': { to: 'shelf', onDelete: 'remove' } } } } },
    problems: [
      {
        pointer: '/properties/related_ids/items/x-ref/onDelete',
        message:
          "Who deletes a 'shelf' of the platform writes no rows of tenants, so nothing takes it out of their lists.",
        hint: "'restrict' keeps it.",
      },
    ],
  },
  {
    mistake: "a platform row that points into a company's table",
    in: SHELF,
    patch: { properties: { best_id: { type: ['integer', 'null'], 'x-ref': { to: 'sample', onDelete: 'set null' } } } },
    problems: [
      {
        pointer: '/properties/best_id/x-ref/to',
        message: "A platform row can't refer to 'sample', whose rows belong to tenants.",
        hint: "Give the entity the tenant 'company_id'.",
      },
    ],
  },
  {
    mistake: 'a window on an entity that is not there',
    in: PROFILE,
    patch: { 'x-projects': 'custommer' },
    problems: [
      { pointer: '/x-projects', message: "There is no entity 'custommer'.", hint: "Did you mean 'customer'?" },
    ],
  },
  {
    mistake: 'a window on a window',
    in: 'schemas/shop/box.schema.json',
    patch: {
      ...BOX,
      'x-tenant': 'self',
      'x-projects': 'company_profile',
      properties: { name: { $ref: '../common.schema.json#/$defs/name' } },
    },
    problems: [
      { pointer: '/x-projects', message: "'company_profile' has no table of its own.", hint: "Project 'customer'." },
    ],
  },
  {
    mistake: 'a window with another tenant',
    in: PROFILE,
    patch: { 'x-tenant': 'global' },
    problems: [{ pointer: '/x-tenant', message: "'customer' has the tenant 'self', and so has every window on it." }],
  },
  {
    mistake: 'a window that shows a column which the table has not',
    in: PROFILE,
    patch: { properties: { phnoe: { type: ['boolean', 'null'] } } },
    problems: [
      { pointer: '/properties/phnoe', message: "'customer' has no column 'phnoe'.", hint: "Did you mean 'phone'?" },
    ],
  },
  {
    mistake: 'a window that shows a column as another type',
    in: PROFILE,
    patch: { properties: { phone: { type: 'string' } } },
    problems: [{ pointer: '/properties/phone', message: "'phone' has another type in 'customer'." }],
  },
  {
    mistake: 'a window that says something of the table',
    in: PROFILE,
    patch: { 'x-indexes': [['name']] },
    problems: [{ pointer: '/x-indexes', message: "'x-indexes' is said of the table, in 'customer'." }],
  },
  {
    mistake: 'a row that needs another one of its kind before it',
    in: SHELF,
    patch: { properties: { above_id: { type: 'integer', 'x-ref': { to: 'shelf' } } }, required: ['code', 'above_id'] },
    problems: [
      {
        pointer: '/properties/above_id/x-ref/to',
        message: "Each row would need another 'shelf' before it, so the first can never be made.",
        hint: 'Write "type": ["integer", "null"].',
      },
    ],
  },
  {
    mistake: 'a tree by a field that is no reference to the entity itself, and by a path that callers write',
    in: SAMPLE,
    patch: { 'x-tree': { parent: 'shelf_id', path: 'mail' } },
    problems: [
      {
        pointer: '/x-tree/parent',
        message: "'shelf_id' is no reference to the entity itself that may be null.",
        hint: 'Write "type": ["integer", "null"] and "x-ref": { "to": "sample" }.',
      },
      {
        pointer: '/x-tree/path',
        message: "'mail' is no stored text that the server alone writes.",
        hint: 'Write "type": "string" and "readOnly": true.',
      },
    ],
  },
  {
    mistake: 'a tree by a field that is not there',
    in: SAMPLE,
    patch: { 'x-tree': { parent: 'inside' } },
    problems: [
      {
        pointer: '/x-tree/parent',
        message: "There is no field 'inside'.",
        hint: 'Legal here, among others: site, size, inside_id, price, title, notes, mail, phone, share, period, locale, zone.',
      },
    ],
  },
  {
    mistake: 'a shown reference to an entity without a list',
    in: SHELF,
    patch: {
      'x-operations': ['detail', 'create', 'patch', 'delete'],
      'x-access': { list: null, detail: [] },
      'x-list': null,
    },
    problems: [
      {
        file: SAMPLE,
        pointer: '/properties/shelf_id/x-ref/to',
        message: "'shelf' has no list, so its rows would be shown and asked for by their numbers.",
        hint: `Give 'shelf' the operation 'list', or the field "x-ui": { "hidden": true }, or { "widget": "integer" } where the number is meant.`,
      },
    ],
  },
];
