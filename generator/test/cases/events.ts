/** Mistakes in what is told of rows. */
import { BOX, type Case, SAMPLE, SHELF, PROFILE } from './case.ts';

const PLACE = 'schemas/shop/box.schema.json';
const TOLD = {
  ...BOX,
  required: ['name'],
  'x-operations': ['list', 'create'],
  'x-list': { columns: ['name'], sort: ['name', 'asc'] },
  'x-access': { list: [{ role: 'company_admin' }], create: [{ role: 'company_admin' }] },
};

export const eventCases: Case[] = [
  {
    mistake: 'events of rows that are no company’s',
    in: SHELF,
    patch: { 'x-events': true },
    problems: [{ pointer: '/x-events', message: "It needs rows of a tenant: 'x-tenant' of 'company_id'." }],
  },
  {
    mistake: 'events of a window on rows',
    in: PROFILE,
    patch: { 'x-events': true },
    problems: [{ pointer: '/x-events', message: "It stands at the entity whose table it is: 'customer'." }],
  },
  {
    mistake: 'events of rows that the company does not read',
    in: PLACE,
    patch: {
      ...TOLD,
      'x-events': true,
      'x-access': {
        list: [{ role: 'company_admin', where: { id: '$user.id' } }, { role: 'superadmin' }],
        create: [{ role: 'company_admin' }],
      },
    },
    problems: [
      {
        pointer: '/x-events',
        message: "What happens to all its rows is told to the 'company_admin', who does not read all of them.",
      },
    ],
  },
  {
    mistake: 'events of rows that visitors write',
    in: PLACE,
    patch: {
      ...TOLD,
      'x-events': true,
      'x-access': { list: [{ role: 'company_admin' }], create: [{ role: 'visitor' }] },
    },
    problems: [
      { pointer: '/x-access/create', message: "Of an entity with 'x-events' only who is signed in writes rows." },
    ],
  },
  {
    mistake: 'events that there are not, and a state that is called as one that there is',
    in: PLACE,
    patch: {
      ...TOLD,
      'x-events': { on: ['created', 'sealed', 'eaten'] },
      properties: {
        name: { type: 'string', maxLength: 80 },
        state: {
          enum: ['open', 'sealed', 'deleted'],
          default: 'open',
          'x-states': { open: ['sealed', 'deleted'], sealed: ['deleted'], deleted: [] },
        },
      },
    },
    problems: [
      {
        pointer: '/properties/state/x-states/deleted',
        message: "The event 'deleted' of its rows has that name already.",
      },
      {
        pointer: '/x-events/on/2',
        message: "Its rows have no event 'eaten'.",
        hint: 'Legal here: created, changed, deleted, sealed.',
      },
    ],
  },
  {
    mistake: 'fields that may not leave, and a former version that is not former',
    in: PLACE,
    patch: {
      ...TOLD,
      'x-events': { version: 2, fields: ['name', 'secret', 'key'], former: { 2: ['name'], 1: ['note'] } },
      properties: {
        name: { type: 'string', maxLength: 80 },
        secret: { type: 'string', maxLength: 80, default: '', writeOnly: true },
        key: { type: 'string', maxLength: 80, default: '', readOnly: true, 'x-ui': { hidden: true } },
        note: { type: 'string', maxLength: 80, default: '', 'x-sensitive': true },
      },
    },
    problems: [
      { pointer: '/x-events/fields/1', message: "No event can carry 'secret'.", hint: 'Legal here: name.' },
      { pointer: '/x-events/fields/2', message: "No event can carry 'key'.", hint: 'Legal here: name.' },
      { pointer: '/x-events/former/1/0', message: "No event can carry 'note'.", hint: "Did you mean 'name'?" },
      { pointer: '/x-events/former/2', message: 'It is not before version 2.' },
    ],
  },
  {
    mistake: 'a version that is no number, and choices of something else',
    in: SAMPLE,
    patch: { 'x-events': { version: 0 }, properties: { notes: { 'x-choices': 'words' } } },
    problems: [
      { pointer: '/properties/notes/x-choices', message: "This must be 'events'." },
      { pointer: '/x-events/version', message: 'The value must be >= 1.' },
    ],
  },
  {
    mistake: 'conditions on what chooses no event, that are no list, or that say themselves what they are',
    in: SAMPLE,
    patch: {
      properties: {
        occasion_when: { 'x-conditions': 'title', items: { type: 'string', maxLength: 9 } },
        extra: { 'x-conditions': 'occasion' },
      },
    },
    problems: [
      { pointer: '/properties/extra', message: 'Conditions are a list.', hint: 'Say "type": "array".' },
      { pointer: '/properties/occasion_when/items', message: "Its items follow from 'x-conditions'." },
      {
        pointer: '/properties/occasion_when/x-conditions',
        message: "'title' is no field that chooses an event ('x-choices').",
        hint: 'Legal here: occasion.',
      },
    ],
  },
  {
    mistake: 'the row of an event that is no number, or of no event',
    in: SAMPLE,
    patch: {
      properties: {
        notes: { 'x-row-of': 'occasion' },
        occasion_row: { 'x-row-of': 'told' },
      },
    },
    problems: [
      { pointer: '/properties/notes/x-row-of', message: "The id of a row is an integer that is 'readOnly'." },
      {
        pointer: '/properties/occasion_row/x-row-of',
        message: "'told' is no field that chooses an event ('x-choices').",
        hint: 'Legal here: occasion.',
      },
    ],
  },
];
