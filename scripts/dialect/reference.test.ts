/** docs/dialect.md, AGENTS.md and llms.txt tell the dialect as it is. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../front-ends.ts';
import { isObject, memberOf } from './json.ts';
import { withParts } from './marked-parts.ts';
import { shapeOf } from './shape.ts';
import { exampleOf } from './uses.ts';

test('what is read before an entity is written is short enough to be read whole', () => {
  expect(fs.readFileSync(path.join(project, 'AGENTS.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(430);
});

test('what is missing between its marks is said by name', () => {
  expect(() => withParts('<!-- one: begin --> <!-- one: end -->', { other: '' })).toThrow("no place for 'other'");
});

test('each keyword says what it is and what it makes', () => {
  const dialect: unknown = JSON.parse(fs.readFileSync(path.join(project, 'schemas/dialect.schema.json'), 'utf8'));
  const property = memberOf(memberOf(dialect, '$defs'), 'property');
  const keywords = [dialect, property].flatMap((part) => Object.entries(memberOf(part, 'properties')));
  const own = keywords.filter(([name]) => name.startsWith('x-'));
  expect(own.length).toBeGreaterThan(30);
  const isDescribed = (schema: unknown): boolean =>
    isObject(schema) && typeof schema['description'] === 'string' && Object.keys(memberOf(schema, 'makes')).length > 0;
  expect(own.filter(([, schema]) => !isDescribed(schema)).map(([name]) => name)).toEqual([]);
});

test.each([
  [{ const: true }, 'true'],
  [{ enum: ['a', 2] }, '"a" or 2'],
  [{ $ref: '#/$defs/identifiers' }, '[<name>, …]'],
  [{ type: 'array', prefixItems: [{ type: 'string' }, { const: null }] }, '[<text>, null]'],
  [
    { type: 'object', required: ['a'], properties: { a: { type: 'integer' }, b: true } },
    '{ "a": <number>, "b"?: <anything> }',
  ],
  [{ type: 'object', additionalProperties: { $ref: '#/$defs/action' } }, '{ <name>: <action>, … }'],
  [{ $ref: '#/$defs/pair' }, '<boolean> or <text>'],
])('%j is written as %s', (schema, shape) => {
  expect(shapeOf(schema, { pair: { oneOf: [{ type: 'boolean' }, { type: 'string' }] } })).toBe(shape);
});

test('an example shows much and is short', () => {
  const uses = ['a', 'ab', 'x'.repeat(200)].map((value) => ({ file: 'schemas/a/b.schema.json', value }));
  expect(exampleOf(uses)?.value).toBe('ab');
  expect(exampleOf(uses.slice(2))?.value).toHaveLength(200);
  expect(exampleOf([])).toBeUndefined();
});
