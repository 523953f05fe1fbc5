/** Prints constants of the back office that hold an element for each field. */
import type { FieldPart, ScreenPart } from './admin-fields.ts';
import { printElements } from './admin-jsx.ts';

const LINE_WIDTH = 120;

/** Names of the components of admin/fields that the parts need, sorted. */
export function componentsOf(parts: FieldPart[]): string[] {
  return [...new Set(parts.flatMap(({ part }) => componentsIn(part)))].toSorted();
}

const componentsIn = ({ component, elements }: ScreenPart): string[] => [
  component,
  ...Object.values(elements).flatMap((inner) => Object.values(inner).flatMap(componentsIn)),
];

export function printImport(names: string[], from: string): string {
  const line = `import { ${names.join(', ')} } from '${from}';`;
  if (line.length <= LINE_WIDTH) return line;
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

export type Declaration = 'export const' | 'const';

/** A constant with the element of each field. */
export function printPieces(name: string, parts: FieldPart[], declaration: Declaration = 'export const'): string {
  return `${declaration} ${name} = ${printObject(parts, 0)};`;
}

/** @param depth how far the line that it begins on is indented, in steps of two spaces */
export const printObject = (parts: FieldPart[], depth: number): string =>
  printElements(Object.fromEntries(parts.map(({ field, part }) => [field.name, part])), depth);
