/** TypeScript interfaces of JSON Schemas, through json-schema-to-typescript. */
import { compile } from 'json-schema-to-typescript';
import { remembered } from '../remembered.ts';
import type { JsonSchema, JsonValue } from '../../shared/contract/model.ts';

const OPTIONS = {
  bannerComment: '',
  format: false,
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  unknownAny: true,
} as const;

/** Bounds can't be said in a type; the library would repeat them in comments. */
const EXPRESSED_BY_TYPE = ['type', 'enum', 'const', 'required', 'additionalProperties', 'description'];

/** `export interface <name> {...}` of an object schema. */
export const printInterface = remembered(async (name: string, schema: JsonSchema): Promise<string> =>
  indent(await compile(typeOnly(schema), name, OPTIONS)),
);

/** The schema without what a type can't say. */
function typeOnly(schema: JsonSchema): JsonSchema {
  const isFree = [schema.type].flat().includes('object') && schema.properties === undefined;
  const kept: JsonSchema = isFree ? { additionalProperties: true } : {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (EXPRESSED_BY_TYPE.includes(keyword)) kept[keyword] = value;
    if (keyword === 'items' && isSchema(value)) kept.items = typeOnly(value);
    if (keyword === 'properties' && isSchema(value))
      kept.properties = Object.fromEntries(
        Object.entries(value).map(([name, property]) => [name, isSchema(property) ? typeOnly(property) : property]),
      );
  }
  return kept;
}

function isSchema(value: JsonValue): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The library leaves layout to a formatter, which takes longer than all the rest of the generator. */
function indent(source: string): string {
  let depth = 0;
  const lines = source
    .trim()
    .replaceAll(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, '/** $1 */')
    .split('\n')
    .map((line) => line.trim().replace(/^(\w+\??: )\((.*)\)$/, '$1$2'))
    .filter((text) => text !== '')
    .map((text) => {
      if (isComment(text)) return `${'  '.repeat(depth)}${text.startsWith('*') ? ' ' : ''}${text}`;
      if (text.startsWith('}')) depth -= 1;
      const end = depth > 0 && !text.endsWith('{') ? ';' : '';
      const line = `${'  '.repeat(depth)}${text}${end}`;
      if (text.endsWith('{')) depth += 1;
      return line;
    });
  return `${lines.join('\n')}\n`;
}

function isComment(line: string): boolean {
  return line.startsWith('/*') || line.startsWith('*');
}
