/** Prints JSX elements the way a person would write them. */
import type { JsonValue } from '../../shared/contract/model.ts';
import { printLiteral } from './literal.ts';

const LINE_WIDTH = 120;

/**
 * `<Component source="code" required />`, an attribute a line where it would be too long.
 * @param depth how far the line that it begins on is indented, in steps of two spaces
 * @param before how many characters stand on that line before it
 */
export function printElement(
  component: string,
  props: Record<string, JsonValue>,
  depth = 0,
  before = depth * 2,
): string {
  const attributes = Object.entries(props).map(([name, value]) => printAttribute(name, value));
  const line = `<${[component, ...attributes].join(' ')} />`;
  if (before + line.length < LINE_WIDTH) return line;
  const indent = '  '.repeat(depth);
  return `<${component}\n${attributes.map((attribute) => `${indent}  ${attribute}\n`).join('')}${indent}/>`;
}

function printAttribute(name: string, value: JsonValue): string {
  if (value === true) return name;
  // In a JSX string backslashes and ampersands mean something else than in JavaScript.
  if (typeof value === 'string' && !/["\\&\n]/.test(value)) return `${name}="${value}"`;
  return `${name}={${printLiteral(value, 0, 0)}}`;
}
