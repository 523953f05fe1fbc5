import { KNOWN } from '../project.ts';
import { BOX, type Case, COMMON, ROLES, SAMPLE, SHELF } from './case.ts';

const ZONE_FILE = 'schemas/shop/zone.schema.json';

/** Names that must be one of a kind, roles, and code that schemas name. */
export const nameCases: Case[] = [
  {
    mistake: 'a file that is not called like its entity',
    in: 'schemas/shop/boxes.schema.json',
    patch: BOX,
    problems: [{ pointer: '/$id', message: "The file of 'box' is called box.schema.json." }],
  },
  {
    mistake: 'an entity that is called like a module of its own',
    in: 'schemas/shop/rules.schema.json',
    patch: { ...BOX, $id: 'rules' },
    problems: [{ pointer: '/$id', message: "'rules' can't be the name of a generated module." }],
  },
  {
    mistake: 'an entity that is called like a word of the language',
    in: 'schemas/shop/default.schema.json',
    patch: { ...BOX, $id: 'default', 'x-table': 'box' },
    problems: [{ pointer: '/$id', message: "'default' can't be the name of a generated module." }],
  },
  {
    mistake: 'a table that is called like a word of SQL',
    in: 'schemas/shop/order.schema.json',
    patch: { ...BOX, $id: 'order' },
    problems: [
      { pointer: '/$id', message: "'order' is a word of SQL.", hint: "Give the table another name with 'x-table'." },
    ],
  },
  {
    mistake: 'a path, a table and a screen that are taken',
    in: ZONE_FILE,
    patch: { ...BOX, $id: 'zone', 'x-path': 'samples', 'x-table': 'shelf', 'x-admin': { route: 'customers' } },
    problems: [
      {
        pointer: '/x-admin/route',
        message: "The screen 'customers' is taken by schemas/shop/customer.schema.json.",
      },
      { pointer: '/x-path', message: "The path 'samples' is taken by schemas/shop/sample.schema.json." },
      { pointer: '/x-table', message: "The table 'shelf' is taken by schemas/shop/shelf.schema.json." },
    ],
  },
  {
    mistake: 'an id that is taken',
    in: 'schemas/yard/shelf.schema.json',
    patch: { ...BOX, $id: 'shelf', 'x-path': 'boxes', 'x-table': 'box' },
    problems: [{ pointer: '/$id', message: "The id 'shelf' is taken by schemas/shop/shelf.schema.json." }],
  },
  {
    mistake: 'an action on the route of an operation',
    in: SAMPLE,
    patch: { 'x-actions': { merge: { path: '/shelf/' } } },
    problems: [
      {
        pointer: '/x-actions/merge',
        message: "The route 'POST shelf' is taken by schemas/shop/shelf.schema.json.",
      },
    ],
  },
  {
    mistake: 'a new name for an entity that is still there',
    in: SHELF,
    patch: { 'x-was': 'sample' },
    problems: [{ pointer: '/x-was', message: "'sample' is still an entity, so 'shelf' can't be its new name." }],
  },
  {
    mistake: 'roles in another form',
    in: ROLES,
    patch: { rights: 'read' },
    problems: [{ pointer: '/rights', message: 'The value must be array.' }],
  },
  {
    mistake: 'an ability of a role and of a claim that are not there',
    in: ROLES,
    patch: {
      abilities: [
        { subject: 'admin', action: 'read', roles: ['superadmni'] },
        { subject: 'client', action: 'read', roles: ['company_user'], when: 'nodes.any.raed' },
      ],
    },
    problems: [
      {
        pointer: '/abilities/0/roles/0',
        message: "There is no role 'superadmni'.",
        hint: "Did you mean 'superadmin'?",
      },
      {
        pointer: '/abilities/1/when',
        message: "There is no claim 'nodes.any.raed'.",
        hint: "Did you mean 'nodes.any.read'?",
      },
    ],
  },
  {
    mistake: 'code for an entity and for an action that no schema declares',
    in: SHELF,
    patch: {},
    known: {
      handlers: {
        actions: { sample: ['merge', 'preview', 'move', 'forget', 'sales', 'preveiw'], smaple: [] },
        computed: { sample: ['read_count'] },
        creates: ['sample'],
      },
    },
    problems: [
      {
        file: 'server/app/entities.ts',
        pointer: '',
        message: "'sample' declares no action 'preveiw'.",
        hint: "Did you mean 'preview'?",
      },
      {
        file: 'server/app/entities.ts',
        pointer: '',
        message: "There is no entity 'smaple'.",
        hint: "Did you mean 'sample'?",
      },
    ],
  },
  {
    mistake: 'shared definitions that are not there',
    in: COMMON,
    patch: { $defs: 7 },
    problems: [{ pointer: '', message: "'$defs' is missing." }],
  },
  {
    mistake: 'a rename of what the migrations never made',
    in: SHELF,
    patch: { 'x-was': 'shelv', properties: { code: { 'x-was': 'cdoe' }, is_open: { 'x-was': 'was_open' } } },
    known: {
      ...KNOWN,
      tables: new Map([
        ['shelf', { entity: 'shelf', columns: ['id', 'number', 'is_open'] }],
        ['sample', { entity: 'sample', columns: ['id'] }],
      ]),
    },
    problems: [
      {
        pointer: '/properties/code/x-was',
        message: "The migrations made no column 'cdoe'.",
        hint: 'Legal here: number.',
      },
    ],
  },
  {
    mistake: 'a rename of a table that the migrations never made',
    in: SHELF,
    patch: { 'x-was': 'sheffl' },
    known: { ...KNOWN, tables: new Map([['rack', { entity: 'rack', columns: ['id'] }]]) },
    problems: [
      {
        pointer: '/x-was',
        message: "The migrations made no table of an entity 'sheffl'.",
        hint: 'Legal here: rack.',
      },
    ],
  },
];
