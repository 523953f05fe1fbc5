/** Prints `admin/generated/<id>.tsx`: the pieces of an entity's screens, then the screens made of them. */
import type { EntityModel, Model, ViewName } from '../model.ts';
import {
  cellParts,
  columnFields,
  type FieldPart,
  filterParts,
  inputParts,
  isNumeric,
  isSortable,
} from './admin-fields.ts';
import { printElement } from './admin-jsx.ts';
import { banner } from './file.ts';
import { camelCase, pascalCase } from './names.ts';

interface View {
  /** Key of the view in `views`, and the end of its component's name. */
  name: ViewName;
  component: string;
  pieces: string[];
}

const VIEWS: View[] = [
  { name: 'list', component: 'EntityList', pieces: ['columns', 'filters'] },
  { name: 'show', component: 'EntityShow', pieces: ['fields'] },
  { name: 'create', component: 'EntityCreate', pieces: ['inputs'] },
  { name: 'edit', component: 'EntityEdit', pieces: ['inputs'] },
];

const LINE_WIDTH = 120;

/** The module of one entity. */
export function printViews(entity: EntityModel, model: Model): string {
  const cells = cellParts(entity, model);
  const inputs = inputParts(entity, model);
  const filters = filterParts(entity, model);
  const views = VIEWS.filter((view) => entity.admin.views.includes(view.name));
  return [
    banner(entity.file).trimEnd(),
    ...printImports(entity, [...cells, ...inputs, ...filters], views),
    '',
    '/** How each field is shown. */',
    printPieces('fields', cells),
    '',
    ...printColumns(entity),
    '/** What a form asks for. */',
    printPieces('inputs', inputs),
    '',
    '/** What the list can be narrowed by. */',
    printPieces('filters', filters),
    '',
    ...views.map((view) => printView(entity, view)),
    `export const views = {${views.length === 0 ? '' : ` ${views.map((view) => `${view.name}: ${nameOf(entity, view)}`).join(', ')} `}};`,
    '',
  ].join('\n');
}

function printImports(entity: EntityModel, parts: FieldPart[], views: View[]): string[] {
  const components = [...new Set(parts.map(({ part }) => part.component))].toSorted();
  const kit = [...(hasColumns(entity) ? ['Column'] : []), ...views.map((view) => view.component)].toSorted();
  const lines: string[] = [];
  if (components.length > 0) lines.push(printImport(components, '../fields/index.ts'));
  if (kit.length > 0) lines.push(printImport(kit, '../kit/index.ts'));
  if (views.length > 0) lines.push(printImport([camelCase(entity.id)], './resources.ts'));
  return lines;
}

function printImport(names: string[], from: string): string {
  const line = `import { ${names.join(', ')} } from '${from}';`;
  if (line.length <= LINE_WIDTH) return line;
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

function printPieces(name: string, parts: FieldPart[]): string {
  if (parts.length === 0) return `export const ${name} = {};`;
  const lines = parts.map(({ field, part }) => {
    const start = `  ${field.name}: `;
    const line = printElement(part.component, part.props, 1, start.length);
    // An element that takes several lines stands in parentheses of its own.
    const value = line.includes('\n') ? `(\n    ${printElement(part.component, part.props, 2, LINE_WIDTH)}\n  )` : line;
    return `${start}${value},\n`;
  });
  return `export const ${name} = {\n${lines.join('')}};`;
}

function hasColumns(entity: EntityModel): boolean {
  return entity.operations.includes('list') && columnFields(entity).length > 0;
}

function printColumns(entity: EntityModel): string[] {
  if (!hasColumns(entity)) return [];
  const lines = columnFields(entity).map((field) => {
    const flags = [...(isNumeric(field) ? ['numeric'] : []), ...(isSortable(entity, field) ? [] : ['disableSort'])];
    const open = ['Column', `source="${field.name}"`, ...flags].join(' ');
    return `  ${field.name}: <${open}>{fields.${field.name}}</Column>,\n`;
  });
  return ['/** The columns of the list. */', `export const columns = {\n${lines.join('')}};`, ''];
}

function nameOf(entity: EntityModel, view: View): string {
  return `${pascalCase(entity.id)}${pascalCase(view.name)}`;
}

function printView(entity: EntityModel, view: View): string {
  const pieces = view.pieces.filter((piece) => piece !== 'columns' || hasColumns(entity));
  const props = [`entity={${camelCase(entity.id)}}`, ...pieces.map((piece) => `${piece}={${piece}}`)].join(' ');
  return `export function ${nameOf(entity, view)}() {\n  return <${view.component} ${props} />;\n}\n`;
}
