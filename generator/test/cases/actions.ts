import { BOX, type Case, SAMPLE } from './case.ts';

/** How the back office offers an action. */
export const actionCases: Case[] = [
  {
    mistake: 'an action that answers a file and more',
    in: SAMPLE,
    patch: { 'x-actions': { merge: { file: 'application/pdf' } } },
    problems: [{ pointer: '/x-actions/merge/file', message: "It answers a 'file' or an 'output'." }],
  },
  {
    mistake: 'a button for what does nothing',
    in: SAMPLE,
    patch: { 'x-actions': { preview: { ui: { places: ['page'], icon: 'Category', done: 'Seen.' } } } },
    problems: [
      {
        pointer: '/x-actions/preview/ui',
        message: 'A GET does nothing, so no button offers it.',
        hint: "Or it answers a 'file'.",
      },
    ],
  },
  {
    mistake: 'what is shown once of an answer that has it not, or is done in parts by a text',
    in: SAMPLE,
    patch: { 'x-actions': { forget: { ui: { show_once: 'reciept', parts: 'receipt' } } } },
    problems: [
      {
        pointer: '/x-actions/forget/ui/parts',
        message: "No integer 'receipt' is required in the output.",
        hint: 'Legal here: left.',
      },
      {
        pointer: '/x-actions/forget/ui/show_once',
        message: "No string 'reciept' is required in the output.",
        hint: "Did you mean 'receipt'?",
      },
    ],
  },
  {
    mistake: 'parts of an input that hang on what is not there, on a field of the row, and on what never is',
    in: SAMPLE,
    patch: {
      'x-actions': {
        move: {
          input: {
            properties: {
              damage: {
                'x-when': { status: 'done', reason: { $in: ['broken', 'brokn'] } },
                'x-required-when': { field: 'reason', is: 'lost' },
              },
              note: { 'x-required-when': { field: 'reson', is: 'sold' } },
            },
          },
        },
      },
    },
    problems: [
      {
        pointer: '/x-actions/move/input/properties/damage/x-required-when/is',
        message: "'reason' is never 'lost'.",
        hint: 'Legal here: sold, broken.',
      },
      {
        pointer: '/x-actions/move/input/properties/damage/x-when/reason',
        message: "'reason' is never 'brokn'.",
        hint: "Did you mean 'broken'?",
      },
      {
        pointer: '/x-actions/move/input/properties/damage/x-when/status',
        message: "The input has no other 'status' to hang on.",
        hint: 'Legal here: shelf_id, reason, note.',
      },
      {
        pointer: '/x-actions/move/input/properties/note/x-required-when/field',
        message: "The input has no other 'reson' to hang on.",
        hint: "Did you mean 'reason'?",
      },
    ],
  },
  {
    mistake: 'a part of an input that is left empty at times and required always, and an answer that hangs on another',
    in: SAMPLE,
    patch: {
      'x-actions': {
        move: {
          input: { required: ['shelf_id', 'reason', 'damage'] },
          output: { properties: { id: { 'x-when': { reason: 'sold' } } } },
        },
      },
    },
    problems: [
      {
        pointer: '/x-actions/move/input/properties/damage/x-when',
        message: 'Only what may be null, is not required and has no default can be left empty.',
        hint: "What is required beside some values says 'x-required-when'.",
      },
      {
        pointer: '/x-actions/move/output/properties/id/x-when',
        message: "'x-when' is said of what an action takes, not of what it answers.",
      },
    ],
  },
  {
    mistake: 'a button over several rows for what asks who acts',
    in: SAMPLE,
    patch: { 'x-actions': { move: { proof: true, ui: { places: ['page', 'selection'] } } } },
    problems: [{ pointer: '/x-actions/move/ui', message: "What asks for 'proof' is done to one row at a time." }],
  },
  {
    mistake: 'a button with the name of another action, what the input never takes, and a notice that has it not',
    in: SAMPLE,
    patch: {
      'x-actions': {
        move: {
          buttons: {
            forget: { places: ['notice'], icon: 'Category', done: 'Moved.', set: { reson: 'x', reason: 1 } },
          },
        },
      },
    },
    problems: [
      { pointer: '/x-actions/move/buttons/forget', message: "'forget' is an action or another button already." },
      { pointer: '/x-actions/move/buttons/forget', message: "No notice names 'forget' among its buttons." },
      { pointer: '/x-actions/move/buttons/forget/set/reason', message: "'reason' is never 1." },
      {
        pointer: '/x-actions/move/buttons/forget/set/reson',
        message: "The input has no 'reson' to be set.",
        hint: "Did you mean 'reason'?",
      },
    ],
  },
  {
    mistake: 'an action on a row above the list, and one on several at one of them',
    in: SAMPLE,
    patch: { 'x-actions': { move: { ui: { places: ['list'] } }, forget: { ui: { places: ['row'] } } } },
    problems: [
      {
        pointer: '/x-actions/forget/ui/places/0',
        message: "'row' needs 'id' in the input of an action on the collection.",
      },
      { pointer: '/x-actions/move/ui/done', message: "Nothing stands for '%{row}'.", hint: 'Legal here: note.' },
      {
        pointer: '/x-actions/move/ui/places/0',
        message: 'Above the list there is no row for an action on a member.',
      },
      { pointer: '/x-actions/move/ui/question', message: "Nothing stands for '%{row}'." },
    ],
  },
  {
    mistake: 'a button above the list for rows that are named in the input',
    in: SAMPLE,
    patch: { 'x-actions': { forget: { ui: { places: ['list'] } } } },
    problems: [
      {
        pointer: '/x-actions/forget/ui/done',
        message: "Nothing stands for '%{smart_count}'.",
        hint: 'Legal here: receipt.',
      },
      {
        pointer: '/x-actions/forget/ui/places/0',
        message: "Above the list there is no row for 'ids' of the input.",
      },
    ],
  },
  {
    mistake: 'the name of a row above the list, where there is none',
    in: SAMPLE,
    patch: {
      'x-actions': {
        forget: { input: null, ui: { places: ['list'], done: '%{row} is forgotten.' } },
      },
    },
    problems: [
      {
        pointer: '/x-actions/forget/ui/done',
        message: "Nothing stands for '%{row}'.",
        hint: 'Legal here: receipt.',
      },
    ],
  },
  {
    mistake: 'an icon that MUI has not, and a placeholder that nothing stands for',
    in: SAMPLE,
    patch: { 'x-actions': { move: { ui: { icon: 'Categry', done: '%{name} is moved.' } } } },
    problems: [
      {
        pointer: '/x-actions/move/ui/done',
        message: "Nothing stands for '%{name}'.",
        hint: "Did you mean 'note'?",
      },
      {
        pointer: '/x-actions/move/ui/icon',
        message: "MUI has no outlined icon 'Categry'.",
        hint: "Did you mean 'Category'?",
      },
    ],
  },
  {
    mistake: 'rows by a field that is not there, and by a value that there never is',
    in: SAMPLE,
    patch: { 'x-actions': { move: { ui: { when: { staus: 'new', status: 'odd' } } } } },
    problems: [
      {
        pointer: '/x-actions/move/ui/when/status',
        message: "'status' is never 'odd'.",
        hint: 'Legal here: new, in_processing, done.',
      },
      {
        pointer: '/x-actions/move/ui/when/staus',
        message: "There is no field 'staus'.",
        hint: "Did you mean 'status'?",
      },
    ],
  },
  {
    mistake: 'a row to open that is not answered',
    in: SAMPLE,
    patch: { 'x-actions': { move: { output: null } } },
    problems: [
      { pointer: '/x-actions/move/ui/next', message: "'open' needs an integer 'id' that the output requires." },
    ],
  },
  {
    mistake: 'a form for a value that has no input, and one without what is required',
    in: SAMPLE,
    patch: {
      'x-actions': {
        move: {
          input: {
            properties: { note: { $ref: null, type: 'object', default: null }, reason: { 'x-ui': { hidden: true } } },
          },
        },
      },
    },
    problems: [
      {
        pointer: '/x-actions/move/input/properties/note',
        message: 'No form has an input for such a value.',
      },
      {
        pointer: '/x-actions/move/input/properties/reason',
        message: 'It is required, and hidden from the form.',
      },
    ],
  },
  {
    mistake: 'what a form may leave out, with nothing in its place',
    in: SAMPLE,
    patch: {
      'x-actions': {
        move: { input: { properties: { note: { default: null }, buyer: { type: 'object', 'x-when': null } } } },
      },
    },
    problems: [
      {
        pointer: '/x-actions/move/input/properties/buyer',
        message: "The form may leave out 'buyer', and there is nothing to put in its place.",
        hint: "Add it to 'required', or give it a default or null.",
      },
      {
        pointer: '/x-actions/move/input/properties/note',
        message: "The form may leave out 'note', and there is nothing to put in its place.",
        hint: "Add it to 'required', or give it a default or null.",
      },
    ],
  },
  {
    mistake: 'places without the operations that show a row there',
    in: 'schemas/shop/box.schema.json',
    known: {},
    patch: {
      ...BOX,
      required: ['name'],
      'x-operations': ['create'],
      'x-access': { create: [{ role: 'company_admin' }], sort_out: [{ role: 'company_admin' }] },
      'x-actions': {
        sort_out: {
          on: 'member',
          method: 'POST',
          ui: { places: ['row', 'page'], icon: 'Sort', done: 'Sorted.', next: 'list' },
        },
      },
    },
    problems: [
      { pointer: '/x-actions/sort_out/ui/next', message: "'list' needs the operation 'list'." },
      { pointer: '/x-actions/sort_out/ui/places/0', message: "'row' needs the operation 'list'." },
      { pointer: '/x-actions/sort_out/ui/places/1', message: "'page' needs the operation 'detail'." },
    ],
  },
];
