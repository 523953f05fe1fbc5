import { type Case, PROFILE, SAMPLE, SHELF } from './case.ts';

/** How rows are shown, found and stored. */
export const viewCases: Case[] = [
  {
    mistake: 'a list without x-list',
    in: SHELF,
    patch: { 'x-list': null },
    problems: [{ pointer: '', message: "An entity with a list needs an 'x-list'." }],
  },
  ...(['columns', 'filters', 'sortable', 'search'] as const).map((part): Case => ({
    mistake: `a field of x-list.${part} that is not there`,
    in: SHELF,
    patch: { 'x-list': { [part]: ['coed'] } },
    problems: [{ pointer: `/x-list/${part}/0`, message: "There is no field 'coed'.", hint: "Did you mean 'code'?" }],
  })),
  {
    mistake: 'a field to sort by that is not there',
    in: SHELF,
    patch: { 'x-list': { sort: ['coed', 'asc'] } },
    problems: [{ pointer: '/x-list/sort/0', message: "There is no field 'coed'.", hint: "Did you mean 'code'?" }],
  },
  {
    mistake: 'a column that is never shown',
    in: SAMPLE,
    patch: { 'x-list': { columns: ['extra'] } },
    problems: [
      {
        pointer: '/x-list/columns/0',
        message: "There is no field 'extra'.",
        hint: 'Legal here, among others: parts, title, notes, site, share, mail, phone, size, weight, price, seen_at, period.',
      },
    ],
  },
  {
    mistake: 'a search in something that is no text',
    in: SAMPLE,
    patch: { 'x-list': { search: ['price'] } },
    problems: [
      {
        pointer: '/x-list/search/0',
        message: "'price' is no text, so nothing can be looked for in it.",
      },
    ],
  },
  {
    mistake: 'an order of what has none',
    in: SAMPLE,
    patch: { 'x-list': { sort: ['keywords', 'asc'], sortable: ['theme'] } },
    problems: [
      { pointer: '/x-list/sort/0', message: "'keywords' has no order to sort by." },
      { pointer: '/x-list/sortable/0', message: "'theme' has no order to sort by." },
    ],
  },
  {
    mistake: 'files of rows where no row can be made',
    in: SHELF,
    patch: {
      'x-operations': ['list', 'detail', 'patch', 'delete'],
      'x-access': { create: null, patch: 'list', delete: 'list' },
      'x-list': { import: true },
    },
    problems: [
      {
        pointer: '/x-list/import',
        message: "Rows are imported into a list by what makes one: 'list' and 'create' are to be operations.",
      },
    ],
  },
  {
    mistake: 'rows that are under way by a field that is not there, and by a value that there never is',
    in: SAMPLE,
    patch: { 'x-list': { under_way: { statsu: 'new', status: { $in: ['new', 'gone'] } } } },
    problems: [
      { pointer: '/x-list/under_way/statsu', message: "There is no field 'statsu'.", hint: "Did you mean 'status'?" },
      {
        pointer: '/x-list/under_way/status',
        message: "'status' is never 'gone'.",
        hint: "Did you mean 'done'?",
      },
    ],
  },
  {
    mistake:
      'a quick filter by a field that the list has no filter for, by a value that there never is, and by a reader that is none',
    in: SAMPLE,
    patch: { 'x-list': { quick: { dear: { title: 'x', status: ['new', 'gone'], mail: '$user.id' } } } },
    problems: [
      {
        pointer: '/x-list/quick/dear/title',
        message: "The list is not filtered by 'title'.",
        hint: 'Legal here: status, shelf_id, is_default, mail, price, currency_code, lasts, origin, manual_language, opens_at, related_ids, picture.',
      },
      {
        pointer: '/x-list/quick/dear/status',
        message: "'status' is never 'gone'.",
        hint: "Did you mean 'done'?",
      },
      {
        pointer: '/x-list/quick/dear/mail',
        message: "'mail' refers to nobody, so that it is never '$user.id'.",
      },
    ],
  },
  {
    mistake: 'a board by a field without moves',
    in: SAMPLE,
    patch: { 'x-list': { board: 'mail' } },
    problems: [
      {
        pointer: '/x-list/board',
        message: "'mail' is no field with moves (x-states).",
        hint: 'Legal here: status.',
      },
    ],
  },
  {
    mistake: 'a board of a list that is not filtered by its field',
    in: SAMPLE,
    patch: {
      properties: { read_count: { 'x-ui': null } },
      'x-list': { filters: ['shelf_id'], quick: null },
    },
    problems: [{ pointer: '/x-list/board', message: "The list is not filtered by 'status'." }],
  },
  {
    mistake: 'sums of what is no number, and of what is not there',
    in: SAMPLE,
    patch: { 'x-list': { sums: ['price', 'shelf_id', 'titel'] } },
    problems: [
      { pointer: '/x-list/sums/1', message: "'shelf_id' is no number, so that it has no sum." },
      { pointer: '/x-list/sums/2', message: "There is no field 'titel'.", hint: "Did you mean 'title'?" },
    ],
  },
  {
    mistake: 'a filter by a kind that has none',
    in: SAMPLE,
    patch: { 'x-list': { filters: ['theme', 'shelf_id', 'status'] } },
    problems: [{ pointer: '/x-list/filters/0', message: "Lists can't be filtered by 'theme' (document)." }],
  },
  {
    mistake: 'a filter by whether there is what is always there',
    in: SAMPLE,
    patch: { 'x-list': { filters: ['color', 'parts', 'picture', 'markets', 'address', 'status', 'shelf_id'] } },
    problems: [
      { pointer: '/x-list/filters/0', message: "Lists can't be filtered by 'color' (color)." },
      { pointer: '/x-list/filters/1', message: "Lists can't be filtered by 'parts' (object_list)." },
    ],
  },
  {
    mistake: 'a label of a field that is not there',
    in: SHELF,
    patch: { 'x-label': '{code} {nmae}' },
    problems: [
      {
        pointer: '/x-label',
        message: "There is no field 'nmae'.",
        hint: 'Legal here: code, is_open, is_full, id, created_at, updated_at.',
      },
    ],
  },
  {
    mistake: 'a section with a field that is not there, and one with a field of another section',
    in: SHELF,
    patch: {
      'x-admin': {
        sections: [
          { title: 'One', fields: ['code', 'coed'] },
          { title: 'Two', fields: ['code'] },
        ],
      },
    },
    problems: [
      {
        pointer: '/x-admin/sections/0/fields/1',
        message: "There is no field 'coed'.",
        hint: "Did you mean 'code'?",
      },
      { pointer: '/x-admin/sections/1/fields/0', message: "'code' stands in two sections." },
    ],
  },
  {
    mistake: 'an icon that MUI has not',
    in: SAMPLE,
    patch: { 'x-admin': { icon: 'Categry' } },
    problems: [
      {
        pointer: '/x-admin/icon',
        message: "MUI has no outlined icon 'Categry'.",
        hint: "Did you mean 'Category'?",
      },
    ],
  },
  {
    mistake: 'a screen without the operation that it is for',
    in: SHELF,
    patch: {
      'x-operations': ['list'],
      'x-access': { detail: null, create: null, patch: null, delete: null },
      'x-admin': { views: ['list', 'edit'], panels: null },
    },
    problems: [{ pointer: '/x-admin/views/1', message: "'edit' needs the operation 'patch'." }],
  },
  {
    mistake: 'a warning by a field that is not there, and by a value that there never is',
    in: SHELF,
    patch: { 'x-admin': { notices: [{ when: { is_opne: true, is_full: 'yes' }, text: 'No.' }] } },
    problems: [
      {
        pointer: '/x-admin/notices/0/when/is_full',
        message: "'is_full' is never 'yes'.",
      },
      {
        pointer: '/x-admin/notices/0/when/is_opne',
        message: "There is no field 'is_opne'.",
        hint: "Did you mean 'is_open'?",
      },
    ],
  },
  {
    mistake: 'a question before deletions that there are not',
    in: PROFILE,
    patch: { 'x-admin': { deletion: 'It goes.' } },
    problems: [{ pointer: '/x-admin/deletion', message: "'deletion' needs the operation 'delete'." }],
  },
  {
    mistake: 'words for an empty list where there is none',
    in: PROFILE,
    patch: { 'x-admin': { empty: { text: 'Nothing.' } } },
    problems: [{ pointer: '/x-admin/empty', message: "'empty' needs the operation 'list'." }],
  },
  {
    mistake: 'other words for readers where nobody adds a row',
    in: SHELF,
    patch: {
      'x-operations': ['list', 'detail', 'patch', 'delete'],
      'x-access': { create: null, patch: 'list', delete: 'list' },
      'x-admin': { empty: { text: 'Nothing.', reader: 'Nothing.' } },
    },
    problems: [{ pointer: '/x-admin/empty/reader', message: "'reader' needs the operation 'create'." }],
  },
  {
    mistake: 'a number that leads somewhere and counts nothing',
    in: SAMPLE,
    patch: { properties: { size: { 'x-ui': { link: { list: 'sample', filter: { shelf_id: 'shelf_id' } } } } } },
    problems: [
      {
        pointer: '/properties/size/x-ui/link',
        message: 'Only a count leads to a list.',
        hint: 'Write "widget": "count".',
      },
    ],
  },
  {
    mistake: 'a count that leads to what has no list of its own',
    in: SAMPLE,
    patch: { properties: { read_count: { 'x-ui': { link: { list: 'shelf' } } } } },
    problems: [
      { pointer: '/properties/read_count/x-ui/link/list', message: "'shelf' has no list at an address of its own." },
    ],
  },
  {
    mistake: 'a count that leads to an entity that is not there',
    in: SAMPLE,
    patch: { properties: { read_count: { 'x-ui': { link: { list: 'shlef' } } } } },
    problems: [
      {
        pointer: '/properties/read_count/x-ui/link/list',
        message: "There is no entity 'shlef'.",
        hint: "Did you mean 'shelf'?",
      },
    ],
  },
  {
    mistake: 'a count by a filter and by a field that are not there',
    in: SAMPLE,
    patch: { properties: { read_count: { 'x-ui': { link: { filter: { status: 'staus', statsu: 'status' } } } } } },
    problems: [
      {
        pointer: '/properties/read_count/x-ui/link/filter/statsu',
        message: "The list of 'sample' has no filter 'statsu'.",
        hint: "Did you mean 'status'?",
      },
      {
        pointer: '/properties/read_count/x-ui/link/filter/status',
        message: "There is no field 'staus'.",
        hint: "Did you mean 'status'?",
      },
    ],
  },
  {
    mistake: 'paths of its own and a form beside them',
    in: SAMPLE,
    patch: { 'x-admin': { paths: { show: 'detail', create: 'new_sample' } } },
    problems: [
      { pointer: '/x-admin/paths', message: "Rows with paths of their own have no form: 'views' leaves out 'edit'." },
    ],
  },
  {
    mistake: 'an ability that nobody has',
    in: SAMPLE,
    patch: { 'x-admin': { ability: 'clinet' } },
    problems: [
      {
        pointer: '/x-admin/ability',
        message: "schemas/roles.json has no ability 'clinet'.",
        hint: "Did you mean 'client'?",
      },
    ],
  },
  {
    mistake: 'indexes, unique combinations and privileges of columns that are not there',
    in: SAMPLE,
    patch: {
      'x-indexes': [['statsu'], { columns: ['status'], where_set: ['titel'], where_empty: ['read_count'] }],
      'x-uniques': [['title', 'read_count']],
      'x-roles': { visitor: { select: ['titel'] } },
    },
    problems: [
      { pointer: '/x-indexes/0/0', message: "There is no column 'statsu'.", hint: "Did you mean 'status'?" },
      {
        pointer: '/x-indexes/1/where_empty/0',
        message: "There is no column 'read_count'.",
        hint: 'Legal here, among others: made_on, is_default, seen_at, created_at, updated_at, phone, weight, period, status, zone, color, related_ids.',
      },
      { pointer: '/x-indexes/1/where_set/0', message: "There is no column 'titel'.", hint: "Did you mean 'title'?" },
      { pointer: '/x-roles/visitor/select/0', message: "There is no column 'titel'.", hint: "Did you mean 'title'?" },
      {
        pointer: '/x-uniques/0/1',
        message: "There is no column 'read_count'.",
        hint: 'Legal here, among others: made_on, is_default, seen_at, created_at, updated_at, phone, weight, period, status, zone, color, related_ids.',
      },
    ],
  },
  {
    mistake: 'an index of the rows in which a text is true',
    in: SHELF,
    patch: { 'x-indexes': [{ columns: ['code'], where_true: ['is_open', 'code'] }] },
    problems: [{ pointer: '/x-indexes/0/where_true/1', message: "'code' is no boolean." }],
  },
  {
    mistake: 'a revision without its field, of fields that are not there',
    in: SHELF,
    patch: { 'x-revision': { of: ['coed'], problem: 'shelf_changed' } },
    problems: [
      { pointer: '/x-revision', message: "It needs a field 'revision' that is an 'integer'." },
      { pointer: '/x-revision/of/0', message: "There is no field 'coed'.", hint: "Did you mean 'code'?" },
    ],
  },
  {
    mistake: 'a dropped field that is still declared',
    in: SHELF,
    patch: { 'x-dropped': ['code'] },
    problems: [{ pointer: '/x-dropped/0', message: "'code' is still declared, so it can't be dropped." }],
  },
  {
    mistake: 'a new name for a field that is still declared',
    in: SHELF,
    patch: { properties: { is_open: { 'x-was': 'code' } } },
    problems: [
      {
        pointer: '/properties/is_open/x-was',
        message: "'code' is still declared, so 'is_open' can't be its new name.",
      },
    ],
  },
  {
    mistake: 'a name that is an amount or a list',
    in: SAMPLE,
    patch: { 'x-label': '{title} {price} {parts} {lasts}' },
    problems: [
      { pointer: '/x-label', message: "A row can't be named by 'price' (money), which is no text." },
      { pointer: '/x-label', message: "A row can't be named by 'parts' (object_list), which is no text." },
      { pointer: '/x-label', message: "A row can't be named by 'lasts' (duration), which is no text." },
    ],
  },
  {
    mistake: 'a filter for amounts of all currencies',
    in: SAMPLE,
    patch: { 'x-list': { filters: ['status', 'price', 'shelf_id'] } },
    problems: [
      {
        pointer: '/x-list/filters/1',
        message: "A list is filtered by 'price' within one currency only, by which it can't be filtered.",
        hint: 'Add the field of the currency to the filters.',
      },
    ],
  },
];
