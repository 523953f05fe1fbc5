import { type Case, COMMON, SAMPLE, SHELF } from './case.ts';

const NO_INPUT =
  'Say what it holds ("properties", of the items of a list too), or "readOnly": true, or "x-ui": { "hidden": true } where a screen of your own asks for it.';

/** What every property must say. */
export const propertyCases: Case[] = [
  {
    mistake: 'a property without a type',
    in: SHELF,
    patch: { properties: { note: { default: 'x' } } },
    problems: [
      { pointer: '/properties/note', message: "The property says no 'type', 'enum' or '$ref'." },
      { pointer: '/properties/note/default', message: "The default 'x' is not a value that the property allows." },
    ],
  },
  {
    mistake: 'a string without a maxLength',
    in: SHELF,
    patch: { properties: { code: { maxLength: null } } },
    problems: [{ pointer: '/properties/code', message: "A string needs a 'maxLength'." }],
  },
  {
    mistake: 'a string without a maxLength deep in the output of an action',
    in: SAMPLE,
    patch: {
      'x-actions': {
        merge: { output: { properties: { names: { type: 'array', maxItems: 3, items: { type: 'string' } } } } },
      },
    },
    problems: [
      {
        pointer: '/x-actions/merge/output/properties/names/items',
        message: "A string needs a 'maxLength'.",
      },
    ],
  },
  {
    mistake: 'a shared string without a maxLength',
    in: COMMON,
    patch: { $defs: { loose: { type: 'string' } } },
    problems: [{ pointer: '/$defs/loose', message: "A string needs a 'maxLength'." }],
  },
  {
    mistake: 'an array without items and maxItems',
    in: SHELF,
    patch: { properties: { tags: { type: 'array', default: [] } } },
    problems: [
      { pointer: '/properties/tags', message: "An array needs 'items'." },
      { pointer: '/properties/tags', message: "An array needs a 'maxItems'." },
    ],
  },
  {
    mistake: 'a reference to a shared definition that is not there',
    in: SHELF,
    patch: { properties: { name: { $ref: '../common.schema.json#/$defs/nmae' } }, required: ['code', 'name'] },
    problems: [
      {
        pointer: '/properties/name/$ref',
        message: "There is no shared definition 'nmae'.",
        hint: "Did you mean 'name'?",
      },
    ],
  },
  {
    mistake: 'a default that is not one of the words',
    in: SAMPLE,
    patch: { properties: { status: { default: 'nwe' } } },
    problems: [
      {
        pointer: '/properties/status/default',
        message: "The default 'nwe' is not a value that the property allows.",
        hint: "Did you mean 'new'?",
      },
    ],
  },
  {
    mistake: 'a default out of bounds',
    in: SAMPLE,
    patch: { properties: { size: { default: 901 } } },
    problems: [
      { pointer: '/properties/size/default', message: 'The default 901 is not a value that the property allows.' },
    ],
  },
  {
    mistake: 'bounds that nothing fits',
    in: SAMPLE,
    patch: { properties: { weight: { minimum: 9, maximum: 8 } } },
    problems: [{ pointer: '/properties/weight/minimum', message: "'minimum' is above 'maximum': no value fits." }],
  },
  {
    mistake: 'a pattern that is no regular expression',
    in: SHELF,
    patch: { properties: { code: { pattern: '[A-Z' } } },
    problems: [{ pointer: '/properties/code/pattern', message: "'[A-Z' is not a regular expression." }],
  },
  {
    mistake: 'a value that no form can ask for',
    in: SAMPLE,
    patch: { properties: { extra: { 'x-ui': null } } },
    problems: [
      {
        pointer: '/properties/extra',
        message: 'No form has an input for such a value (json).',
        hint: NO_INPUT,
      },
    ],
  },
  {
    mistake: 'a document without which there is no new row, in a form that leaves it out',
    in: SAMPLE,
    patch: { required: ['title', 'mail', 'price', 'theme'], properties: { theme: { type: 'object' } } },
    problems: [
      {
        pointer: '/properties/theme',
        message: "The printed form for a new row leaves 'theme' out, which a new row needs.",
        hint: 'Let it be null, or leave the form out of "views" in "x-admin".',
      },
    ],
  },
  {
    mistake: 'a list of numbers that a form would ask for',
    in: SAMPLE,
    patch: {
      properties: { hours: { type: 'array', maxItems: 24, default: [], items: { type: 'integer' } } },
    },
    problems: [
      {
        pointer: '/properties/hours',
        message: 'No form has an input for such a value (json).',
        hint: NO_INPUT,
      },
    ],
  },
];

const THEME = 'schemas/documents/theme.schema.json';

/** What the dialects of users' documents must say. */
export const documentCases: Case[] = [
  {
    mistake: 'texts, lists and objects without an end',
    in: THEME,
    patch: {
      additionalProperties: null,
      properties: { name: { type: 'string' }, links: { type: 'array', items: { type: 'boolean' } } },
    },
    problems: [
      { pointer: '', message: "An object says what else it may hold: 'additionalProperties'." },
      { pointer: '/properties/links', message: "An array needs a 'maxItems'." },
      { pointer: '/properties/name', message: "A string needs a 'maxLength'." },
    ],
  },
  {
    mistake: 'a keyword that JSON Schema has not',
    in: THEME,
    patch: { properties: { corner: { minimun: 1 } } },
    problems: [
      { pointer: '', message: 'The document dialect can\'t be used: strict mode: unknown keyword: "minimun".' },
    ],
  },
  {
    mistake: 'a reference that leads nowhere',
    in: THEME,
    patch: { properties: { corner: { $ref: '#/$defs/corner' } } },
    problems: [
      {
        pointer: '',
        message: "The document dialect can't be used: can't resolve reference #/$defs/corner from id theme.",
      },
    ],
  },
];
