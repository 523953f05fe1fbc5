import { describe, expect, test } from 'vitest';
import { openDialects, relax, uiOf } from './form-schema.ts';

const text = (maxLength: number) => ({
  type: 'object',
  minProperties: 1,
  propertyNames: { enum: ['en', 'tr'] },
  additionalProperties: { type: 'string', minLength: 1, maxLength },
});
const item = { type: 'object', properties: { id: { type: 'string' }, label: text(120) } };

describe('what a value is edited with', () => {
  test.each([
    ['a short text', text(120), { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } }],
    ['a text for a paragraph', text(200), { 'ui:field': 'text', 'ui:options': { longest: 200, lines: 'several' } }],
    ['another pattern', { type: 'string', pattern: '^[a-z]+$' }, {}],
    ['a day', { type: 'string', format: 'date' }, { 'ui:widget': 'date' }],
    ['a moment', { type: 'string', format: 'local-date-time' }, { 'ui:widget': 'local-date-time' }],
    ['a time of any day', { type: 'string', format: 'local-time' }, { 'ui:widget': 'local-time' }],
    ['an address', { type: 'string', format: 'link' }, { 'ui:widget': 'link' }],
    [
      'a list of things of several parts',
      { type: 'array', items: { type: 'object', properties: { url: { type: 'string', format: 'link' } } } },
      { 'ui:field': 'rows', items: { url: { 'ui:widget': 'link' } } },
    ],
    ['a number', { type: 'integer', minimum: 1 }, {}],
    ['a choice', { enum: ['round', 'square'] }, {}],
    ['options', { type: 'array', items: item }, { 'ui:field': 'items' }],
    ['a list of plain values', { type: 'array', items: { type: 'string' } }, {}],
    [
      'a list of texts',
      { type: 'array', items: text(120) },
      { items: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } } },
    ],
    [
      'a picture',
      { type: 'object', properties: { file: { type: 'string' } } },
      { 'ui:field': 'picture', 'ui:options': { named: false } },
    ],
    [
      'a picture with words for those who do not see it',
      { type: 'object', properties: { file: { type: 'string' }, alt: text(120) } },
      { 'ui:field': 'picture', 'ui:options': { named: true } },
    ],
    [
      'a part, of which only what needs saying is said',
      { type: 'object', properties: { from: { type: 'string', format: 'date' }, size: { type: 'integer' } } },
      { from: { 'ui:widget': 'date' } },
    ],
  ])('%s', (_, schema, ui) => {
    expect(uiOf(schema)).toEqual(ui);
  });
});

describe('a form takes what is half-written', () => {
  test.each([
    ['no title yet', text(120), { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } }],
    [
      'too few options, but never too many',
      { type: 'array', minItems: 2, maxItems: 30, items: item },
      {
        type: 'array',
        maxItems: 30,
        items: {
          type: 'object',
          properties: {
            id: { type: 'string' },
            label: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
      },
    ],
    [
      'nothing of what is required, and still nothing unknown',
      { type: 'object', required: ['a'], additionalProperties: false, properties: { a: { type: 'string' } } },
      { type: 'object', additionalProperties: false, properties: { a: { type: 'string' } } },
    ],
    [
      'a property that is called like a rule',
      { type: 'object', properties: { required: { type: 'boolean' }, format: { type: 'string', minLength: 1 } } },
      { type: 'object', properties: { required: { type: 'boolean' }, format: { type: 'string' } } },
    ],
    [
      'each of several shapes',
      { oneOf: [{ type: 'string', minLength: 1 }, { const: 3 }] },
      { oneOf: [{ type: 'string' }, { const: 3 }] },
    ],
  ])('%s', (_, schema, relaxed) => {
    expect(relax(schema)).toEqual(relaxed);
  });
});

describe('references', () => {
  const dialects = openDialects([
    {
      path: 'schemas/documents/a.schema.json',
      value: { $defs: { short: { $ref: 'b.schema.json#/$defs/text' }, own: { $ref: '#/$defs/short' } } },
    },
    { path: 'schemas/documents/b.schema.json', value: { $defs: { text: { type: 'string' } } } },
  ]);

  test('are followed within a file and into another one', () => {
    const schema = { properties: { name: { $ref: '#/$defs/own' }, names: [{ $ref: 'b.schema.json#/$defs/text' }] } };
    expect(dialects.resolve(schema, 'a.schema.json')).toEqual({
      properties: { name: { type: 'string' }, names: [{ type: 'string' }] },
    });
  });

  test('keep what is said beside them', () => {
    const schema = { $ref: 'b.schema.json#/$defs/text', title: 'Name' };
    expect(dialects.resolve(schema, 'a.schema.json')).toEqual({ type: 'string', title: 'Name' });
  });

  test('to a file that is not there are nothing', () => {
    expect(dialects.read('c.schema.json')).toBeUndefined();
  });
});
