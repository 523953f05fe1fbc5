import { type Case, SAMPLE } from './case.ts';

/** Inside an object that is a field, and inside the objects of a list. */
export const insideCases: Case[] = [
  {
    mistake: 'an object within an object that does not say what it holds, and a list within one',
    in: SAMPLE,
    patch: {
      properties: {
        address: {
          properties: {
            at: { type: ['object', 'null'] },
            doors: { type: ['array', 'null'], maxItems: 3, items: { type: 'string', maxLength: 9 } },
          },
        },
      },
    },
    problems: [
      {
        pointer: '/properties/address/properties/at',
        message: "An object inside an object says what it holds: 'properties'.",
      },
      {
        pointer: '/properties/address/properties/doors',
        message: 'Inside an object there are single values and objects only.',
      },
    ],
  },
  {
    mistake: 'an object within an object that may be left out, with a reference in it',
    in: SAMPLE,
    patch: {
      properties: {
        address: {
          properties: {
            at: { type: 'object', properties: { shelf_id: { type: ['integer', 'null'], 'x-ref': { to: 'shelf' } } } },
          },
        },
      },
    },
    problems: [
      {
        pointer: '/properties/address/properties/at',
        message: "An object may leave out 'at', and there is nothing to put in its place.",
        hint: "Add it to 'required', or let it be null.",
      },
      {
        pointer: '/properties/address/properties/at/properties/shelf_id/x-ref',
        message: "'x-ref' is said of whole fields, not of 'shelf_id' inside one.",
      },
    ],
  },
  {
    mistake: 'an object within an object of a list',
    in: SAMPLE,
    patch: {
      properties: {
        parts: { items: { properties: { at: { type: ['object', 'null'], properties: { a: { type: 'boolean' } } } } } },
      },
    },
    problems: [
      {
        pointer: '/properties/parts/items/properties/at',
        message: 'Inside an object of a list there are single values only.',
      },
    ],
  },
  {
    mistake: 'a list within a list',
    in: SAMPLE,
    patch: {
      properties: {
        parts: {
          items: {
            properties: { names: { type: ['array', 'null'], maxItems: 3, items: { type: 'string', maxLength: 9 } } },
          },
        },
      },
    },
    problems: [
      {
        pointer: '/properties/parts/items/properties/names',
        message: 'Inside an object of a list there are single values only.',
      },
    ],
  },
  {
    mistake: 'a string without a maxLength in a list of objects',
    in: SAMPLE,
    patch: { properties: { parts: { items: { properties: { note: { type: ['string', 'null'] } } } } } },
    problems: [{ pointer: '/properties/parts/items/properties/note', message: "A string needs a 'maxLength'." }],
  },
  {
    mistake: 'keywords that are said of fields',
    in: SAMPLE,
    patch: {
      properties: {
        address: {
          properties: {
            shelf_id: { type: ['integer', 'null'], 'x-ref': { to: 'shelf' } },
            town: { 'x-db': { unique: true } },
          },
        },
      },
    },
    problems: [
      {
        pointer: '/properties/address/properties/shelf_id/x-ref',
        message: "'x-ref' is said of whole fields, not of 'shelf_id' inside one.",
      },
      {
        pointer: '/properties/address/properties/town/x-db',
        message: "'x-db' is said of whole fields, not of 'town' inside one.",
      },
    ],
  },
  {
    mistake: 'a property that may be left out, and has nothing in its place',
    in: SAMPLE,
    patch: { properties: { parts: { items: { required: ['name'] } } } },
    problems: [
      {
        pointer: '/properties/parts/items/properties/count',
        message: "An object may leave out 'count', and there is nothing to put in its place.",
        hint: "Add it to 'required', or let it be null.",
      },
    ],
  },
  {
    mistake: 'a required property that there is not',
    in: SAMPLE,
    patch: { properties: { parts: { items: { required: ['name', 'count', 'wieght'] } } } },
    problems: [
      {
        pointer: '/properties/parts/default',
        message: 'The default [{"name":"Lid","count":1}] is not a value that the property allows.',
      },
      {
        pointer: '/properties/parts/items/required/2',
        message: "There is no property 'wieght'.",
        hint: "Did you mean 'weight'?",
      },
    ],
  },
  {
    mistake: 'a default with an object that is none of the list',
    in: SAMPLE,
    patch: { properties: { parts: { default: [{ name: 'Lid', count: 0 }] } } },
    problems: [
      {
        pointer: '/properties/parts/default',
        message: 'The default [{"name":"Lid","count":0}] is not a value that the property allows.',
      },
    ],
  },
  {
    mistake: 'money, whose currency the row says',
    in: SAMPLE,
    patch: {
      properties: {
        parts: { items: { properties: { cost: { type: ['integer', 'null'], 'x-ui': { widget: 'money' } } } } },
      },
    },
    problems: [
      {
        pointer: '/properties/parts/items/properties/cost',
        message: "'money' hangs on its row, so it can't stand inside an object.",
      },
    ],
  },
  {
    mistake: 'a widget that is for other values',
    in: SAMPLE,
    patch: { properties: { parts: { items: { properties: { count: { 'x-ui': { widget: 'color' } } } } } } },
    problems: [
      {
        pointer: '/properties/parts/items/properties/count',
        message: "The widget 'color' is not for such a value (integer).",
        hint: 'Legal here: integer.',
      },
    ],
  },
  {
    mistake: 'two columns of one name',
    in: SAMPLE,
    patch: {
      properties: { parts: { items: { properties: { count: { title: 'How' }, weight: { title: 'How' } } } } },
    },
    problems: [
      {
        pointer: '/properties/parts/items/properties/weight/title',
        message: "'count' is called 'How' too.",
        hint: 'Give it another title.',
      },
    ],
  },
];
