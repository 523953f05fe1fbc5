import { type Case, SAMPLE, SHELF } from './case.ts';

/** Tabs, calendars and cells of lists. */
export const screenCases: Case[] = [
  {
    mistake: 'a tab beside the list of an entity that is not there',
    in: SAMPLE,
    patch: { 'x-admin': { tab_of: 'shlef' } },
    problems: [
      { pointer: '/x-admin/tab_of', message: "There is no other entity 'shlef'.", hint: "Did you mean 'shelf'?" },
    ],
  },
  {
    mistake: 'a tab of what has no entry in a menu',
    in: SHELF,
    patch: { 'x-admin': { tab_of: 'sample' } },
    problems: [{ pointer: '/x-admin/tab_of', message: "'tab_of' needs a list in the 'menu'." }],
  },
  {
    mistake: 'a tab beside what has no list',
    in: SAMPLE,
    patch: { 'x-admin': { tab_of: 'company_profile' } },
    problems: [{ pointer: '/x-admin/tab_of', message: "'company_profile' has no list." }],
  },
  {
    mistake: 'rows that are shown where there is no page, by what is no reference',
    in: SHELF,
    patch: { 'x-admin': { shown_in: { field: 'code' } } },
    problems: [{ pointer: '/x-admin/shown_in/field', message: "'code' refers to nothing that has a page." }],
  },
  {
    mistake: 'rows in the page of another that have pages of their own',
    in: SAMPLE,
    patch: { 'x-admin': { shown_in: { field: 'shelf_id' } } },
    problems: [
      {
        pointer: '/x-admin/shown_in',
        message: 'Its rows have pages of their own, by its list in a menu.',
        hint: 'Write "menu": "none".',
      },
    ],
  },
  {
    mistake: 'sections and panels in a tab that is not there, and a tab in which nothing stands',
    in: SHELF,
    patch: {
      'x-admin': {
        detail: 'page',
        tabs: [
          { name: 'shelf', title: 'Shelf' },
          { name: 'stock', title: 'Stock' },
        ],
        sections: [{ title: 'Shelf', fields: ['code'], tab: 'shlef' }],
        panels: [{ related: 'sample', by: 'shelf_id', tab: 'stok' }],
      },
    },
    problems: [
      {
        pointer: '/x-admin/sections/0/tab',
        message: "There is no tab 'shlef'.",
        hint: "Did you mean 'shelf'?",
      },
      { pointer: '/x-admin/panels/0/tab', message: "There is no tab 'stok'.", hint: "Did you mean 'stock'?" },
      { pointer: '/x-admin/tabs/1/name', message: "Nothing stands in the tab 'stock'." },
    ],
  },
  {
    mistake: 'two tabs of one name, and one of the name that the history has',
    in: SHELF,
    patch: {
      'x-admin': {
        tabs: [
          { name: 'shelf', title: 'Shelf' },
          { name: 'shelf', title: 'Shelves' },
          { name: 'history', title: 'Past' },
        ],
        sections: [{ title: 'Shelf', fields: ['code'] }],
      },
    },
    problems: [
      { pointer: '/x-admin/tabs/1/name', message: "'shelf' stands in two tabs." },
      { pointer: '/x-admin/tabs/2/name', message: "'history' is the tab of 'x-history'." },
    ],
  },
  {
    mistake: 'cells that are edited where nothing is changed',
    in: SHELF,
    patch: {
      'x-operations': ['list', 'detail', 'create', 'delete'],
      'x-access': { patch: null, delete: 'create' },
      'x-list': { inline: ['code'] },
    },
    problems: [{ pointer: '/x-list/inline', message: "'inline' needs the operation 'patch'." }],
  },
  {
    mistake: 'cells of what is not there, only read, of no line, or tied to other fields',
    in: SAMPLE,
    patch: { 'x-list': { inline: ['titel', 'seen_at', 'notes', 'weight'] } },
    problems: [
      { pointer: '/x-list/inline/0', message: "There is no field 'titel'.", hint: "Did you mean 'title'?" },
      { pointer: '/x-list/inline/1', message: "No patch changes 'seen_at'." },
      { pointer: '/x-list/inline/2', message: 'Such a value (long_text) is not edited in a cell.' },
      { pointer: '/x-list/inline/3', message: "'weight' is there only while other fields have certain values." },
    ],
  },
];
