/** How a value of the dialect is written, told from the schema of the dialect itself. */
import { isObject, type JsonObject } from './json.ts';

/** What is said of a part in words alone: its shape is that of any name, any field, anything. */
const WORDS: Record<string, string> = {
  identifier: '<name>',
  kebab: '<name>',
  identifiers: '[<name>, …]',
  text: '<text>',
  icon: '<icon>',
  property: '<property>',
};

const TYPES: Record<string, string> = {
  string: '<text>',
  integer: '<number>',
  number: '<number>',
  boolean: '<boolean>',
};

/** Parts that are too long to stand within others, and are told by themselves. */
const APART = [
  'action',
  'action_button',
  'answer_panel',
  'condition',
  'grant',
  'partial_index',
  'payload',
  'privilege',
  'privileges',
  'related_panel',
  'value_condition',
];

export const definitionOf = ({ $ref }: JsonObject): string | undefined =>
  typeof $ref === 'string' ? $ref.replace('#/$defs/', '') : undefined;

/** On one line, as a schema would have it: `{ "of": [<name>, …], "required"?: true }`. */
export function shapeOf(schema: unknown, definitions: JsonObject): string {
  if (!isObject(schema)) return '<anything>';
  const name = definitionOf(schema);
  if (name !== undefined)
    return WORDS[name] ?? (APART.includes(name) ? `<${name}>` : shapeOf(definitions[name], definitions));
  const inner = (part: unknown): string => shapeOf(part, definitions);
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' or ');
  if (Array.isArray(schema['oneOf'])) return schema['oneOf'].map(inner).join(' or ');
  if (schema['type'] === 'object') return objectOf(schema, inner);
  if (schema['type'] === 'array') return arrayOf(schema, inner);
  const types = [schema['type']].flat().map((type) => TYPES[String(type)] ?? String(type));
  return [...new Set(types)].join(' or ');
}

function objectOf(
  { properties, required, additionalProperties }: JsonObject,
  inner: (part: unknown) => string,
): string {
  if (!isObject(properties)) return `{ <name>: ${inner(additionalProperties)}, … }`;
  const needed = Array.isArray(required) ? required : [];
  const members = Object.entries(properties).map(
    ([name, part]) => `"${name}"${needed.includes(name) ? '' : '?'}: ${inner(part)}`,
  );
  return `{ ${members.join(', ')} }`;
}

function arrayOf({ prefixItems, items }: JsonObject, inner: (part: unknown) => string): string {
  if (Array.isArray(prefixItems)) return `[${prefixItems.map(inner).join(', ')}]`;
  return items === undefined ? '[…]' : `[${inner(items)}, …]`;
}

/** Names of the definitions that a shape leaves to be told by themselves, those within them too. */
export function partsOf(schema: unknown, definitions: JsonObject, known: string[] = []): string[] {
  if (Array.isArray(schema)) return schema.reduce((names: string[], part) => partsOf(part, definitions, names), known);
  if (!isObject(schema)) return known;
  const name = definitionOf(schema);
  if (name === undefined) return partsOf(Object.values(schema), definitions, known);
  if (!APART.includes(name) || known.includes(name)) return known;
  return partsOf(definitions[name], definitions, [...known, name]);
}
