/** Mistakes in rich text. */
import { type Case, SAMPLE, SHELF } from './case.ts';

const NOT_UNIQUE = 'Rich text is not unique: one text can be written in many ways.';
const NOT_WHOLE = 'Rich text is a whole field, or an input of an action: it stands in no object and no list.';

export const richTextCases: Case[] = [
  {
    mistake: 'what would judge its markup',
    in: SAMPLE,
    patch: { properties: { explanation: { pattern: '^<p>', minLength: 3, maxLength: 30000, default: '<b>x</b>' } } },
    problems: [
      { pointer: '/properties/explanation/default', message: 'Rich text begins empty.' },
      {
        pointer: '/properties/explanation/default',
        message: "The default '<b>x</b>' is not a value that the property allows.",
      },
      {
        pointer: '/properties/explanation/maxLength',
        message: 'Rich text is sanitized at each write, so that it is no longer than 20000.',
      },
      {
        pointer: '/properties/explanation/minLength',
        message: 'Rich text is empty or not: its markup has no shortest length.',
        hint: 'Write 1.',
      },
      {
        pointer: '/properties/explanation/pattern',
        message: "'pattern' would judge the markup of rich text, not what is read.",
      },
    ],
  },
  {
    mistake: 'one that must be there and may be an empty paragraph',
    in: SHELF,
    patch: {
      properties: { story: { type: 'string', format: 'rich-text', maxLength: 500 } },
      required: ['code', 'story'],
    },
    problems: [
      {
        pointer: '/properties/story',
        message: "'story' is required, and may hold nothing but an empty paragraph.",
        hint: 'Add "minLength": 1.',
      },
    ],
  },
  {
    mistake: 'a place in an object or in a list, and another type',
    in: SHELF,
    patch: {
      properties: {
        lines: { type: ['array', 'null'], maxItems: 3, items: { type: 'string', format: 'rich-text', maxLength: 90 } },
        place: {
          type: ['object', 'null'],
          properties: { hint: { type: ['string', 'null'], format: 'rich-text', maxLength: 90 } },
        },
        weight: { type: ['integer', 'null'], format: 'rich-text' },
      },
    },
    problems: [
      { pointer: '/properties/lines/items', message: NOT_WHOLE },
      { pointer: '/properties/place/properties/hint', message: NOT_WHOLE },
      { pointer: '/properties/weight/format', message: 'Rich text is a text: its type is "string".' },
    ],
  },
  {
    mistake: 'rows that it tells apart, names and cells',
    in: SHELF,
    patch: {
      properties: {
        story: { type: 'string', format: 'rich-text', maxLength: 500, default: '', 'x-db': { unique: true } },
      },
      'x-uniques': [['code', 'story']],
      'x-label': '{story}',
      'x-list': { inline: ['story'] },
    },
    problems: [
      { pointer: '/properties/story/x-db', message: NOT_UNIQUE },
      { pointer: '/x-label', message: "A row can't be named by 'story' (rich_text), which is no text." },
      { pointer: '/x-list/inline/0', message: 'Such a value (rich_text) is not edited in a cell.' },
      { pointer: '/x-uniques/0/1', message: NOT_UNIQUE },
    ],
  },
];
