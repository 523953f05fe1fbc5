/** Prints `admin/generated/views/<id>.tsx`: the pieces of an entity's screens, then the screens made of them. */
import {
  type EntityModel,
  type FieldModel,
  type Model,
  VIEW_NAMES,
  type ViewName,
} from '../../shared/contract/model.ts';
import {
  cellParts,
  columnFields,
  dialogOf,
  type FieldPart,
  filterParts,
  inputParts,
  isNumeric,
  isSortable,
  moreColumnFields,
  type ScreenPart,
} from './admin-fields.ts';
import { printElements } from './admin-jsx.ts';
import { banner } from './file.ts';
import { camelCase, pascalCase } from './names.ts';

/** Of admin/crud, and the constants that it is given. */
interface View {
  component: string;
  pieces: string[];
}

export const VIEWS: Record<ViewName, View> = {
  list: { component: 'EntityList', pieces: ['columns', 'moreColumns', 'filters'] },
  show: { component: 'EntityShow', pieces: ['fields'] },
  create: { component: 'EntityCreate', pieces: ['inputs'] },
  edit: { component: 'EntityEdit', pieces: ['inputs'] },
};

const LINE_WIDTH = 120;

/** The module of one entity. */
export function printViews(entity: EntityModel, model: Model): string {
  const cells = cellParts(entity, model);
  const inputs = inputParts(entity, model);
  const filters = filterParts(entity, model);
  const dialogs = dialogParts(entity, model);
  const views = VIEW_NAMES.filter((view) => entity.admin.views.includes(view));
  return [
    banner(entity.file).trimEnd(),
    ...printImports(entity, [...cells, ...inputs, ...filters, ...dialogs.flatMap(([, parts]) => parts)], views),
    '',
    '/** How each field is shown. */',
    printPieces('fields', cells),
    '',
    ...(hasColumns(entity)
      ? ['/** The columns of the list, and those that have to be chosen. */', ...printColumns(entity), '']
      : []),
    '/** What a form asks for. */',
    printPieces('inputs', inputs),
    '',
    '/** What the list can be narrowed by. */',
    printPieces('filters', filters),
    '',
    ...printDialogs(dialogs),
    ...views.map((view) => `export ${printScreen(entity, view)}`),
    `export const views = {${views.length === 0 ? '' : ` ${views.map((view) => `${view}: ${nameOf(entity, view)}`).join(', ')} `}};`,
    '',
  ].join('\n');
}

function printImports(entity: EntityModel, parts: FieldPart[], views: ViewName[]): string[] {
  const components = componentsOf(parts);
  const screens = [...(hasColumns(entity) ? ['Column'] : []), ...views.map((view) => VIEWS[view].component)].toSorted();
  const lines: string[] = [];
  if (components.length > 0) lines.push(printImport(components, '../../fields/index.ts'));
  if (screens.length > 0) lines.push(printImport(screens, '../../crud/index.ts'));
  if (views.length > 0) lines.push(printImport([camelCase(entity.id)], '../resources.ts'));
  return lines;
}

type Dialog = [action: string, parts: FieldPart[]];

/** The forms of actions that ask for something. */
function dialogParts(entity: EntityModel, model: Model): Dialog[] {
  return entity.actions.flatMap((action): Dialog[] => {
    const parts = inputParts(dialogOf(entity, action), model);
    return parts.length === 0 ? [] : [[action.name, parts]];
  });
}

function printDialogs(dialogs: Dialog[]): string[] {
  if (dialogs.length === 0) return [];
  const forms = dialogs.map(([action, parts]) => `  ${action}: ${printObject(parts, 1)},\n`);
  return ['/** What the forms of actions ask for. */', `export const dialogs = {\n${forms.join('')}};`, ''];
}

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

type Declaration = 'export const' | 'const';

/** A constant with the element of each field. */
export function printPieces(name: string, parts: FieldPart[], declaration: Declaration = 'export const'): string {
  return `${declaration} ${name} = ${printObject(parts, 0)};`;
}

const printObject = (parts: FieldPart[], depth: number): string =>
  printElements(Object.fromEntries(parts.map(({ field, part }) => [field.name, part])), depth);

function hasColumns(entity: EntityModel): boolean {
  return entity.operations.includes('list') && columnFields(entity).length > 0;
}

/** The columns of the list, and those that have to be chosen, around the constant `fields`. */
export function printColumns(entity: EntityModel, declaration: Declaration = 'export const'): string[] {
  return Object.entries(columnsOf(entity)).flatMap(([name, fields]) =>
    fields.length === 0 ? [] : [printColumnsOf(entity, fields, `${declaration} ${name}`)],
  );
}

const columnsOf = (entity: EntityModel) => ({ columns: columnFields(entity), moreColumns: moreColumnFields(entity) });

function printColumnsOf(entity: EntityModel, fields: FieldModel[], declaration: string): string {
  const lines = fields.map((field) => {
    const flags = [...(isNumeric(field) ? ['numeric'] : []), ...(isSortable(entity, field) ? [] : ['disableSort'])];
    const open = ['Column', `source="${field.name}"`, ...flags].join(' ');
    return `  ${field.name}: <${open}>{fields.${field.name}}</Column>,\n`;
  });
  return `${declaration} = {\n${lines.join('')}};`;
}

function nameOf(entity: EntityModel, view: ViewName): string {
  return `${pascalCase(entity.id)}${pascalCase(view)}`;
}

/** The component of a view, over the constants that it is made of. */
export function printScreen(entity: EntityModel, view: ViewName): string {
  const { component, pieces: all } = VIEWS[view];
  const columns: Record<string, FieldModel[]> = columnsOf(entity);
  const pieces = all.filter((piece) => columns[piece]?.length !== 0);
  const props = [`entity={${camelCase(entity.id)}}`, ...pieces.map((piece) => `${piece}={${piece}}`)].join(' ');
  return `function ${nameOf(entity, view)}() {\n  return <${component} ${props} />;\n}\n`;
}
