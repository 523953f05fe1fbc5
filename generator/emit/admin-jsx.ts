/** Prints JSX elements the way a person would write them. */
import type { JsonValue } from '../../shared/contract/model.ts';
import type { ScreenPart } from './admin-fields.ts';
import { printLiteral } from './literal.ts';

const LINE_WIDTH = 120;

/**
 * `<Component source="code" required />`, an attribute a line where it would be too long.
 * @param depth how far the line that it begins on is indented, in steps of two spaces
 * @param before how many characters stand on that line before it
 */
export function printElement(
  { component, props, elements = {} }: Pick<ScreenPart, 'component' | 'props'> & Partial<ScreenPart>,
  depth = 0,
  before = depth * 2,
): string {
  const inner = Object.entries(elements).map(([name, parts]) => `${name}={${printElements(parts, depth + 1)}}`);
  const attributes = [...Object.entries(props).map(([name, value]) => printAttribute(name, value)), ...inner];
  return printTag(component, attributes, depth, inner.length > 0 ? LINE_WIDTH : before);
}

/**
 * @param attributes as they stand in the source: `required`, `entity={country}`
 * @param depth as of an element
 * @param before how many characters stand on its line before it
 */
export function printTag(component: string, attributes: string[], depth: number, before: number): string {
  const line = `<${[component, ...attributes].join(' ')} />`;
  if (before + line.length < LINE_WIDTH) return line;
  const indent = '  '.repeat(depth);
  return `<${component}\n${attributes.map((attribute) => `${indent}  ${attribute}\n`).join('')}${indent}/>`;
}

/**
 * An object with an element under each name.
 * @param depth how far the line that it begins on is indented, in steps of two spaces
 */
export function printElements(parts: Record<string, ScreenPart>, depth: number): string {
  const indent = '  '.repeat(depth);
  const lines = Object.entries(parts).map(([name, part]) => {
    const start = `${indent}  ${/^\w+$/.test(name) ? name : `'${name}'`}: `;
    const line = printElement(part, depth + 1, start.length);
    // An element that takes several lines stands in parentheses of its own.
    const block = printElement(part, depth + 2, LINE_WIDTH);
    const value = line.includes('\n') ? `(\n${indent}    ${block}\n${indent}  )` : line;
    return `${start}${value},\n`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}

function printAttribute(name: string, value: JsonValue): string {
  if (value === true) return name;
  // In a JSX string backslashes and ampersands mean something else than in JavaScript.
  if (typeof value === 'string' && !/["\\&\n]/.test(value)) return `${name}="${value}"`;
  return `${name}={${printLiteral(value, 0, 0)}}`;
}
