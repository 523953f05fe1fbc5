import type { JsonValue } from '../../../shared/contract/model.ts';
import { BOX, type Case, SAMPLE, SHELF } from './case.ts';

const RELATED = { related: 'sample', by: 'shelf_id' };
const page = (panels: JsonValue[], more: Record<string, JsonValue> = {}) => ({ 'x-admin': { panels, ...more } });

/** What the page of a row has below its fields. */
export const panelCases: Case[] = [
  {
    mistake: 'rows of an entity that is not there',
    in: SHELF,
    patch: page([{ ...RELATED, related: 'smaple' }]),
    problems: [
      {
        pointer: '/x-admin/panels/0/related',
        message: "There is no entity 'smaple'.",
        hint: "Did you mean 'sample'?",
      },
    ],
  },
  {
    mistake: 'rows by a field that does not refer to this one, or that is not there',
    in: SHELF,
    patch: page([
      { ...RELATED, by: 'size' },
      { ...RELATED, by: 'shelf' },
    ]),
    problems: [
      {
        pointer: '/x-admin/panels/0/by',
        message: "'size' of 'sample' does not refer to 'shelf'.",
        hint: 'Legal here: shelf_id.',
      },
      {
        pointer: '/x-admin/panels/1/by',
        message: "'shelf' of 'sample' does not refer to 'shelf'.",
        hint: 'Legal here: shelf_id.',
      },
    ],
  },
  {
    mistake: 'rows whose list has no filter by the field',
    in: SAMPLE,
    patch: { 'x-list': { filters: ['status'] } },
    problems: [
      {
        file: SHELF,
        pointer: '/x-admin/panels/0/by',
        message: "The list of 'sample' has no filter 'shelf_id'.",
      },
    ],
  },
  {
    mistake: 'rows of what has no list',
    in: SHELF,
    patch: page([{ related: 'company_profile', by: 'shelf_id' }]),
    problems: [
      { pointer: '/x-admin/panels/0/by', message: "'shelf_id' of 'company_profile' does not refer to 'shelf'." },
      { pointer: '/x-admin/panels/0/related', message: "'company_profile' has no list." },
    ],
  },
  {
    mistake: 'rows whose list has no screen',
    in: SAMPLE,
    patch: { 'x-admin': { views: ['show', 'create', 'edit'] } },
    problems: [{ file: SHELF, pointer: '/x-admin/panels/0/related', message: "'sample' has no list." }],
  },
  {
    mistake: 'the same rows twice',
    in: SHELF,
    patch: page([RELATED, { ...RELATED, title: 'Once more' }]),
    problems: [{ pointer: '/x-admin/panels/1', message: "'sample_by_shelf_id' stands in two panels." }],
  },
  {
    mistake: 'rows below the address of what has no page',
    in: SHELF,
    patch: page([RELATED], { detail: 'panel' }),
    problems: [
      {
        pointer: '/x-admin/panels/0/related',
        message: 'Rows are listed below the address of a page.',
        hint: 'Write "detail": "page", and no \'paths\'.',
      },
    ],
  },
  {
    mistake: 'a panel on the page of what has none',
    in: SHELF,
    patch: { 'x-operations': ['list'], 'x-access': { detail: null, create: null, patch: null, delete: null } },
    problems: [{ pointer: '/x-admin/panels', message: "'panels' needs the operation 'detail'." }],
  },
  {
    mistake: 'answers of an action that is not there, and of one that does something',
    in: SAMPLE,
    patch: page([{ action: 'slaes' }, { action: 'move' }]),
    problems: [
      {
        pointer: '/x-admin/panels/0/action',
        message: "There is no action 'slaes'.",
        hint: "Did you mean 'sales'?",
      },
      {
        pointer: '/x-admin/panels/1/action',
        message: "'move' is no GET of a member, so there is no answer to show of a row.",
      },
    ],
  },
  {
    mistake: 'an answer that nothing is in, and one to a question',
    in: SAMPLE,
    patch: {
      'x-actions': { sales: { input: { required: ['offset', 'word'], properties: { word: BOX.properties.name } } } },
      ...page([{ action: 'preview' }, { action: 'sales' }]),
    },
    problems: [
      { pointer: '/x-admin/panels/0/action', message: "'preview' answers nothing that is shown." },
      { pointer: '/x-admin/panels/1/action', message: "'sales' is not answered without 'word'." },
    ],
  },
  {
    mistake: 'objects in an answer and in its rows',
    in: SAMPLE,
    patch: {
      'x-actions': {
        sales: {
          output: {
            properties: {
              buyer: { type: 'object', properties: {} },
              results: { items: { properties: { receipt: { 'x-ui': null } } } },
            },
          },
        },
      },
    },
    problems: [
      {
        pointer: '/x-actions/sales/output/properties/buyer',
        message: 'No panel shows such a value.',
        hint: 'Write "x-ui": { "hidden": true }.',
      },
      {
        pointer: '/x-actions/sales/output/properties/results/items/properties/receipt',
        message: 'No panel shows such a value.',
        hint: 'Write "x-ui": { "hidden": true }.',
      },
    ],
  },
];
