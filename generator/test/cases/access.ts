import { type Case, ROLES, SAMPLE, SHELF } from './case.ts';

/** Who may do what, and by which calls. */
export const accessCases: Case[] = [
  {
    mistake: 'an operation and an action without an access key',
    in: SAMPLE,
    patch: { 'x-access': { delete: null, preview: null } },
    problems: [
      {
        pointer: '/x-access',
        message: "Nothing says who may do 'delete'.",
        hint: "Add the key 'delete'; [] is nobody.",
      },
      {
        pointer: '/x-access',
        message: "Nothing says who may do 'preview'.",
        hint: "Add the key 'preview'; [] is nobody.",
      },
    ],
  },
  {
    mistake: 'an access key without its operation',
    in: SHELF,
    patch: { 'x-operations': ['list', 'detail', 'create', 'patch'] },
    problems: [
      {
        pointer: '/x-access/delete',
        message: "The entity has no operation or action 'delete'.",
        hint: 'Legal here: list, detail, create, patch.',
      },
    ],
  },
  {
    mistake: 'an alias of a key that is not there',
    in: SHELF,
    patch: { 'x-access': { detail: 'lits' } },
    problems: [
      { pointer: '/x-access/detail', message: "'lits' is not a key of 'x-access'.", hint: "Did you mean 'list'?" },
    ],
  },
  {
    mistake: 'aliases in a circle',
    in: SHELF,
    patch: { 'x-access': { list: 'detail' } },
    problems: [
      { pointer: '/x-access/detail', message: "'detail' refers to itself." },
      { pointer: '/x-access/list', message: "'list' refers to itself." },
    ],
  },
  {
    mistake: 'a grant for a role that roles.json has not',
    in: ROLES,
    patch: { roles: ['anonymous', 'visitor', 'company_admin', 'superadmin'], abilities: [] },
    problems: [
      {
        file: SAMPLE,
        pointer: '/x-access/list/1/role',
        message: "schemas/roles.json has no role 'company_user'.",
        hint: 'Legal here: anonymous, visitor, company_admin, superadmin.',
      },
      {
        file: SAMPLE,
        pointer: '/x-access/patch/1/role',
        message: "schemas/roles.json has no role 'company_user'.",
        hint: 'Legal here: anonymous, visitor, company_admin, superadmin.',
      },
      {
        file: SHELF,
        pointer: '/x-access/list/1/role',
        message: "schemas/roles.json has no role 'company_user'.",
        hint: 'Legal here: anonymous, visitor, company_admin, superadmin.',
      },
    ],
  },
  {
    mistake: 'a grant of a field that is not there',
    in: SAMPLE,
    patch: { 'x-events': null, 'x-access': { list: [{ role: 'superadmin', fields: ['titel'] }] } },
    problems: [
      { pointer: '/x-access/list/0/fields/0', message: "There is no field 'titel'.", hint: "Did you mean 'title'?" },
    ],
  },
  {
    mistake: 'a grant to change what is read-only',
    in: SAMPLE,
    patch: { 'x-access': { patch: [{ role: 'company_admin', fields: ['seen_at', 'id'] }] } },
    problems: [
      {
        pointer: '/x-access/patch/0/fields/0',
        message: "'seen_at' is read-only, so no grant can open it.",
      },
      { pointer: '/x-access/patch/0/fields/1', message: "'id' is read-only, so no grant can open it." },
    ],
  },
  {
    mistake: 'a grant to create that leaves out what a create must carry',
    in: SHELF,
    patch: { 'x-access': { create: [{ role: 'superadmin', fields: ['is_open'] }] } },
    problems: [
      { pointer: '/x-access/create/0/fields', message: "A create needs 'code', which this grant leaves out." },
    ],
  },
  {
    mistake: 'a condition on a column that is not there',
    in: SHELF,
    patch: { 'x-access': { create: [{ role: 'superadmin', where: { is_opne: true } }] } },
    problems: [
      {
        pointer: '/x-access/create/0/where/is_opne',
        message: "There is no column 'is_opne'.",
        hint: "Did you mean 'is_open'?",
      },
    ],
  },
  {
    mistake: 'a condition that never holds',
    in: SAMPLE,
    patch: { 'x-access': { delete: [{ role: 'company_admin', where: { status: { $in: ['new', 'dnoe'] } } }] } },
    problems: [
      {
        pointer: '/x-access/delete/0/where/status/$in',
        message: "'status' is never 'dnoe'.",
        hint: "Did you mean 'done'?",
      },
    ],
  },
  {
    mistake: 'a claim that is not there',
    in: SAMPLE,
    patch: { 'x-access': { delete: [{ role: 'company_user', where: { id: { $in: '$user.nodes.node.raed' } } }] } },
    problems: [
      {
        pointer: '/x-access/delete/0/where/id/$in',
        message: "There is no claim 'nodes.node.raed'.",
        hint: "Did you mean 'nodes.node.read'?",
      },
    ],
  },
  {
    mistake: 'a list of ids where one value stands, and the reverse',
    in: SAMPLE,
    patch: {
      'x-access': {
        delete: [
          { role: 'company_user', where: { id: '$user.organizations' } },
          { role: 'company_user', where: { id: { $in: '$user.id' } } },
        ],
      },
    },
    problems: [
      {
        pointer: '/x-access/delete/0/where/id',
        message: "The claim 'organizations' is a list.",
        hint: 'Write { "$in": "$user.organizations" }.',
      },
      {
        pointer: '/x-access/delete/1/where/id/$in',
        message: "The claim 'id' is one value.",
        hint: 'Write "$user.id" without $in.',
      },
    ],
  },
  {
    mistake: 'a claim of somebody unknown',
    in: SHELF,
    patch: {
      'x-access': {
        create: [{ role: 'anonymous', where: { id: '$user.id' } }],
        delete: [{ role: 'anonymous', where: { id: { $ne: '$user.id' } } }],
      },
    },
    problems: [
      {
        pointer: '/x-access/create/0/where/id',
        message: "'anonymous' has not signed in, so '$user.id' says nothing.",
      },
      {
        pointer: '/x-access/delete/0/where/id/$ne',
        message: "'anonymous' has not signed in, so '$user.id' says nothing.",
      },
    ],
  },
  {
    mistake: 'another value than there ever is, and than many',
    in: SAMPLE,
    patch: {
      'x-access': {
        delete: [
          { role: 'company_user', where: { status: { $ne: 'dnoe' } } },
          { role: 'company_user', where: { id: { $ne: '$user.organizations' } } },
        ],
      },
    },
    problems: [
      {
        pointer: '/x-access/delete/0/where/status/$ne',
        message: "'status' is never 'dnoe'.",
        hint: "Did you mean 'done'?",
      },
      {
        pointer: '/x-access/delete/1/where/id/$ne',
        message: "The claim 'organizations' is a list.",
        hint: 'Name a claim of one value.',
      },
    ],
  },
  {
    mistake: 'an action that is called like an operation',
    in: SHELF,
    patch: { 'x-actions': { list: { on: 'collection', method: 'POST' } } },
    known: {},
    problems: [{ pointer: '/x-actions/list', message: "'list' is an operation, not a name for an action." }],
  },
  {
    mistake: 'an action without a handler',
    in: SAMPLE,
    patch: {
      'x-actions': { merger: { on: 'collection', method: 'POST' } },
      'x-access': { merger: 'merge' },
    },
    problems: [
      {
        pointer: '/x-actions/merger',
        message: "The extension of 'sample' has no handler 'merger'.",
        hint: "Did you mean 'merge'?",
      },
    ],
  },
  {
    mistake: 'paths that do not suit what the actions are on',
    in: SAMPLE,
    patch: { 'x-actions': { merge: { path: 'samples/{id}/merge' }, preview: { path: 'samples/preview' } } },
    problems: [
      {
        pointer: '/x-actions/merge/path',
        message: "An action on the collection has no '{id}' in its path.",
      },
      { pointer: '/x-actions/preview/path', message: "An action on a member has '{id}' in its path." },
    ],
  },
  {
    mistake: 'an object in the address of a GET',
    in: SAMPLE,
    patch: { 'x-actions': { preview: { input: { properties: { what: { type: 'object' } } } } } },
    problems: [
      {
        pointer: '/x-actions/preview/input/properties/what',
        message: 'The input of a GET holds single values only.',
      },
    ],
  },
  {
    mistake: 'a required property of a payload that is not there',
    in: SAMPLE,
    patch: { 'x-actions': { merge: { input: { required: ['tagret'] } } } },
    problems: [
      {
        pointer: '/x-actions/merge/input/required/0',
        message: "There is no property 'tagret'.",
        hint: "Did you mean 'target'?",
      },
    ],
  },
  {
    mistake: 'a claim on a column that holds no id',
    in: SHELF,
    patch: {
      'x-access': {
        list: [{ role: 'company_user', where: { code: { $in: '$user.nodes.any.read' } } }],
        patch: [{ role: 'company_user', where: { is_open: '$user.id', created_at: '$user.company_id' } }],
      },
    },
    problems: [
      {
        pointer: '/x-access/list/0/where/code',
        message: "'code' (string) is never '$user.nodes.any.read', which is an id.",
        hint: 'Columns that hold one: id.',
      },
      {
        pointer: '/x-access/patch/0/where/created_at',
        message: "'created_at' (date-time) is never '$user.company_id', which is an id.",
        hint: 'Columns that hold one: id.',
      },
      {
        pointer: '/x-access/patch/0/where/is_open',
        message: "'is_open' (boolean) is never '$user.id', which is an id.",
        hint: 'Columns that hold one: id.',
      },
    ],
  },
];
