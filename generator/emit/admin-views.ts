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
} from './admin-fields.ts';
import { panelComponents, panelParts, printPanels, relatedTo } from './admin-panels.ts';
import { componentsOf, type Declaration, printImport, printObject, printPieces } from './admin-pieces.ts';
import { banner } from './file.ts';
import { camelCase, pascalCase } from './names.ts';

/** Of admin/crud, and the constants that it is given. */
interface View {
  component: string;
  pieces: string[];
}

export const VIEWS: Record<ViewName, View> = {
  list: { component: 'EntityList', pieces: ['columns', 'moreColumns', 'filters'] },
  show: { component: 'EntityShow', pieces: ['fields', 'panels'] },
  create: { component: 'EntityCreate', pieces: ['inputs'] },
  edit: { component: 'EntityEdit', pieces: ['inputs'] },
};

/** The module of one entity. */
export function printViews(entity: EntityModel, model: Model): string {
  const cells = cellParts(entity, model);
  const inputs = inputParts(entity, model);
  const filters = filterParts(entity, model);
  const dialogs = dialogParts(entity, model);
  const views = VIEW_NAMES.filter((view) => entity.admin.views.includes(view));
  return [
    banner(entity.file).trimEnd(),
    ...printImports(
      entity,
      [...cells, ...inputs, ...filters, ...dialogs.flatMap(([, parts]) => parts), ...panelParts(entity, model)],
      views,
      model,
    ),
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
    ...printPanels(entity, model),
    ...views.map((view) => `export ${printScreen(entity, view)}`),
    `export const views = {${views.length === 0 ? '' : ` ${views.map((view) => `${view}: ${nameOf(entity, view)}`).join(', ')} `}};`,
    '',
  ].join('\n');
}

function printImports(entity: EntityModel, parts: FieldPart[], views: ViewName[], model: Model): string[] {
  const components = componentsOf(parts);
  const screens = [
    ...(hasColumns(entity) ? ['Column'] : []),
    ...views.map((view) => VIEWS[view].component),
    ...panelComponents(entity),
  ].toSorted();
  const own = views.length > 0 ? [camelCase(entity.id)] : [];
  const constants = [...new Set([...own, ...relatedTo(entity, model)])].toSorted();
  const lines: string[] = [];
  if (components.length > 0) lines.push(printImport(components, '../../fields/index.ts'));
  if (screens.length > 0) lines.push(printImport(screens, '../../crud/index.ts'));
  if (constants.length > 0) lines.push(printImport(constants, '../resources.ts'));
  return lines;
}

type Dialog = [button: string, parts: FieldPart[]];

/** The forms of actions that ask for something. */
function dialogParts(entity: EntityModel, model: Model): Dialog[] {
  const buttons = entity.actions.flatMap((action) => action.buttons);
  return buttons.flatMap((button): Dialog[] => {
    const parts = inputParts(dialogOf(entity, button), model);
    return parts.length === 0 ? [] : [[button.name, parts]];
  });
}

function printDialogs(dialogs: Dialog[]): string[] {
  if (dialogs.length === 0) return [];
  const forms = dialogs.map(([button, parts]) => `  ${button}: ${printObject(parts, 1)},\n`);
  return ['/** What the forms of actions ask for. */', `export const dialogs = {\n${forms.join('')}};`, ''];
}

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

function isPrinted(entity: EntityModel, piece: string): boolean {
  const columns: Record<string, FieldModel[]> = columnsOf(entity);
  if (columns[piece] !== undefined) return columns[piece].length > 0;
  return piece !== 'panels' || entity.admin.panels.length > 0;
}

/** The component of a view, over the constants that it is made of. */
export function printScreen(entity: EntityModel, view: ViewName): string {
  const { component, pieces: all } = VIEWS[view];
  const pieces = all.filter((piece) => isPrinted(entity, piece));
  const props = [`entity={${camelCase(entity.id)}}`, ...pieces.map((piece) => `${piece}={${piece}}`)].join(' ');
  return `function ${nameOf(entity, view)}() {\n  return <${component} ${props} />;\n}\n`;
}
