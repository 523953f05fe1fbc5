/** Every regular expression of the program: what is written in the sources, and the patterns of the schemas. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

export interface Expression {
  source: string;
  flags: string;
  /** From the project's root, with the line. */
  place: string;
}

export interface Found {
  expressions: Expression[];
  /** Where one is made of what is known only at run time. */
  madeLater: string[];
}

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** What runs on the server or in a visitor's browser. */
const SOURCES = ['server/**/*.{ts,tsx}', 'shared/**/*.ts', 'public-app/**/*.{ts,tsx}'];
const NOT_RUN = /\.test\.tsx?$|\.d\.ts$|\/test\/|\/e2e\/|^server\/(?:seed|migrations)\/|vite\.config\.ts$/;
const SCHEMAS = 'schemas/**/*.json';

/** All of the project's. */
export function findExpressions(): Found {
  const found: Found = { expressions: [], madeLater: [] };
  for (const file of globSync(SOURCES, { cwd: ROOT }).toSorted())
    if (!NOT_RUN.test(file)) findInSource(file, readFileSync(path.join(ROOT, file), 'utf8'), found);
  for (const file of globSync(SCHEMAS, { cwd: ROOT }).toSorted())
    walk(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')), (node) => {
      if (typeof node['pattern'] === 'string')
        found.expressions.push({ source: node['pattern'], flags: 'u', place: file });
    });
  return found;
}

type Node = Record<string, unknown>;

/** Adds those of one file's text. */
export function findInSource(file: string, text: string, found: Found): void {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`);
  const placeOf = ({ start }: Node): string => `${file}:${text.slice(0, Number(start)).split('\n').length}`;
  walk(program, (node) => {
    const literal = node['regex'];
    if (node['type'] === 'Literal' && isNode(literal))
      found.expressions.push({
        source: String(literal['pattern']),
        flags: String(literal['flags']),
        place: placeOf(node),
      });
    const pattern = patternOf(node);
    if (pattern !== undefined) found.expressions.push({ source: pattern, flags: 'u', place: placeOf(node) });
    if (!makesExpression(node)) return;
    const [source, flags] = (node['arguments'] as Node[]).map((argument) => argument['value']);
    if (typeof source === 'string')
      found.expressions.push({ source, flags: typeof flags === 'string' ? flags : '', place: placeOf(node) });
    else found.madeLater.push(placeOf(node));
  });
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** `new RegExp(…)` or `RegExp(…)`. */
function makesExpression({ type, callee }: Node): boolean {
  return (type === 'NewExpression' || type === 'CallExpression') && isNode(callee) && callee['name'] === 'RegExp';
}

/** Of a JSON Schema that is written in a source. */
function patternOf({ type, key, value }: Node): string | undefined {
  if (type !== 'Property' || !isNode(key) || !isNode(value)) return undefined;
  const isPattern = key['name'] === 'pattern' || key['value'] === 'pattern';
  return isPattern && typeof value['value'] === 'string' ? value['value'] : undefined;
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (!isNode(value)) return;
  visit(value);
  for (const inner of Object.values(value)) walk(inner, visit);
}
