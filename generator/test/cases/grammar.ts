import { type Case, COMMON, SHELF } from './case.ts';

/** What the dialect itself refuses. */
export const grammarCases: Case[] = [
  {
    mistake: 'an unknown keyword of an entity',
    in: SHELF,
    patch: { 'x-tenat': 'global' },
    problems: [
      {
        pointer: '/x-tenat',
        message: "'x-tenat' is not a keyword of the dialect here.",
        hint: "Did you mean 'x-tenant'?",
      },
    ],
  },
  {
    mistake: 'an unknown keyword of a property',
    in: SHELF,
    patch: { properties: { code: { maxLenght: 8 } } },
    problems: [
      {
        pointer: '/properties/code/maxLenght',
        message: "'maxLenght' is not a keyword of the dialect here.",
        hint: "Did you mean 'maxLength'?",
      },
    ],
  },
  {
    mistake: 'an unknown keyword of a grant',
    in: SHELF,
    patch: { 'x-access': { list: [{ role: 'superadmin', were: {} }] } },
    problems: [
      {
        pointer: '/x-access/list/0/were',
        message: "'were' is not a keyword of the dialect here.",
        hint: "Did you mean 'where'?",
      },
    ],
  },
  {
    mistake: 'a missing keyword',
    in: SHELF,
    patch: { 'x-label': null },
    problems: [{ pointer: '', message: "'x-label' is missing." }],
  },
  {
    mistake: 'a word that is not one of a few',
    in: SHELF,
    patch: { 'x-operations': ['list', 'detial'] },
    problems: [
      { pointer: '/x-operations/1', message: "'detial' is not a legal value here.", hint: "Did you mean 'detail'?" },
    ],
  },
  {
    mistake: 'a role that nobody has',
    in: SHELF,
    patch: { 'x-access': { create: [{ role: 'janitor' }] } },
    problems: [
      {
        pointer: '/x-access/create/0/role',
        message: "schemas/roles.json has no role 'janitor'.",
        hint: 'Legal here: anonymous, visitor, company_user, company_admin, superadmin.',
      },
    ],
  },
  {
    mistake: 'an unknown type',
    in: SHELF,
    patch: { properties: { code: { type: 'sting' } } },
    problems: [
      {
        pointer: '/properties/code/type',
        message: "'sting' is not a legal value here.",
        hint: "Did you mean 'string'?",
      },
    ],
  },
  {
    mistake: 'a constant that differs',
    in: SHELF,
    patch: { $schema: 'dialect' },
    problems: [{ pointer: '/$schema', message: "This must be '../dialect.schema.json'." }],
  },
  {
    mistake: 'a field whose name is not a column',
    in: SHELF,
    patch: { properties: { 'Shelf-Code': { type: 'boolean', default: true } } },
    problems: [
      {
        pointer: '/properties/Shelf-Code',
        message: "'Shelf-Code' is not a name: lower-case letters, digits and underscores after a letter.",
      },
    ],
  },
  {
    mistake: 'an alias that is no name',
    in: SHELF,
    patch: { 'x-access': { delete: 'The same' } },
    problems: [
      {
        pointer: '/x-access/delete',
        message: "'The same' is not written as it must be: ^[a-z][a-z0-9_]{0,47}$",
      },
    ],
  },
  {
    mistake: 'a value of another shape altogether',
    in: SHELF,
    patch: { 'x-access': { delete: 7 } },
    problems: [{ pointer: '/x-access/delete', message: '7 has none of the shapes that are legal here.' }],
  },
  {
    mistake: 'a value of the wrong type',
    in: SHELF,
    patch: { title: 7 },
    problems: [{ pointer: '/title', message: 'The value must be string.' }],
  },
  {
    mistake: 'an unknown keyword in a shared definition',
    in: COMMON,
    patch: { $defs: { name: { maxlength: 3 } } },
    problems: [
      {
        pointer: '/$defs/name/maxlength',
        message: "'maxlength' is not a keyword of the dialect here.",
        hint: "Did you mean 'maxLength'?",
      },
    ],
  },
  {
    mistake: 'a keyword with two letters in the wrong order, and one that is like none there is',
    in: SHELF,
    patch: { 'x-lable': '{code}', colour: 'red' },
    problems: [
      {
        pointer: '/colour',
        message: "'colour' is not a keyword of the dialect here.",
        hint: 'Legal here, among others: x-list, x-roles, $id, title, type, x-path, x-label, x-tree, x-limit, x-was, $schema, required.',
      },
      {
        pointer: '/x-lable',
        message: "'x-lable' is not a keyword of the dialect here.",
        hint: "Did you mean 'x-label'?",
      },
    ],
  },
];
