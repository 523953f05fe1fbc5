/** Values as TypeScript source: short ones on a line, long ones a member a line, so that a change is one line of diff. */

const LINE_WIDTH = 120;
const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/;

/**
 * The literal of plain data; members that are undefined are left out.
 * @param depth how far the line that it begins on is indented, in steps of two spaces
 * @param before how many characters stand on that line before it
 */
export function printLiteral(value: unknown, depth = 0, before = depth * 2): string {
  const compact = printCompact(value);
  if (before + compact.length < LINE_WIDTH || typeof value !== 'object' || value === null) return compact;
  const indent = '  '.repeat(depth + 1);
  const members = Array.isArray(value)
    ? value.map((item) => printLiteral(item, depth + 1))
    : definedEntries(value).map(([key, item]) => printMember(key, item, depth + 1));
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${members.map((member) => `${indent}${member},\n`).join('')}${'  '.repeat(depth)}${close}`;
}

/** A text in single quotes, or in double ones where that saves escapes. */
export function printText(text: string): string {
  const double = JSON.stringify(text);
  if (text.includes("'")) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"')}'`;
}

function printMember(key: string, value: unknown, depth: number): string {
  const name = printKey(key);
  return `${name}: ${printLiteral(value, depth, depth * 2 + name.length + 2)}`;
}

function printCompact(value: unknown): string {
  if (typeof value === 'string') return printText(value);
  if (Array.isArray(value)) return `[${value.map(printCompact).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = definedEntries(value).map(([key, item]) => `${printKey(key)}: ${printCompact(item)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function printKey(key: string): string {
  return PLAIN_KEY.test(key) ? key : printText(key);
}

function definedEntries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}
