/** Each keyword on a line, for AGENTS.md: its shape, and what it is. */
import { isObject, type JsonObject, memberOf } from './json.ts';
import { partsOf, shapeOf } from './shape.ts';

/** A longer shape is told member by member. */
const SHAPE_LENGTH = 120;

/** Of an entity or of a field, in the order of the dialect. */
export function keywordLines(properties: JsonObject, definitions: JsonObject, required: readonly unknown[]): string[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    name.startsWith('x-') && isObject(schema)
      ? linesOf(`${name}${required.includes(name) ? ' (always)' : ''}`, schema, definitions, '')
      : [],
  );
}

/** The definitions that the shapes of the keywords name, each told once. */
export function partLines(properties: JsonObject, definitions: JsonObject): string[] {
  return partsOf(properties, definitions)
    .toSorted()
    .flatMap((name) => {
      const part = definitions[name];
      return isObject(part) ? linesOf(`<${name}>`, part, definitions, '') : [];
    });
}

function linesOf(name: string, schema: JsonObject, definitions: JsonObject, indent: string): string[] {
  const said = described(schema);
  const shape = shapeOf(schema, definitions);
  const members = Object.entries(memberOf(schema, 'properties'));
  const isTold = members.some(([, part]) => isObject(part) && described(part) !== '');
  if (shape.length > SHAPE_LENGTH && isTold)
    return [`${indent}- \`${name}\`${said}`, ...inside(members, schema, definitions, indent)];
  const ofMembers = members.flatMap(([member, part]) => {
    const text = isObject(part) ? described(part) : '';
    return text === '' ? [] : [` \`${member}\`${text}`];
  });
  return [`${indent}- \`${name}\` \`${shape}\`${said}${ofMembers.join('')}`];
}

const described = ({ description }: JsonObject): string =>
  typeof description === 'string' ? `: ${escaped(description)}` : '';

function inside(members: [string, unknown][], schema: JsonObject, definitions: JsonObject, indent: string): string[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return members.flatMap(([name, member]) =>
    isObject(member) ? linesOf(`${name}${required.includes(name) ? '' : '?'}`, member, definitions, `${indent}  `) : [],
  );
}

/** What Markdown would take for a tag is shown as it is. */
export const escaped = (text: string): string => text.replace(/</g, '&lt;');
