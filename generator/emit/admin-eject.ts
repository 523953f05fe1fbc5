/** Prints one view of an entity as plain react-admin source, for a project that wants to own it. */
import type { EntityModel, JsonValue, Model, ViewName } from '../model.ts';
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
import { printLiteral } from './literal.ts';
import { pascalCase } from './names.ts';

interface Source {
  /** Names from react-admin. */
  imports: string[];
  parts: FieldPart[];
  body: string;
}

const PRINTERS: Record<ViewName, (entity: EntityModel, model: Model) => Source> = {
  list: ejectList,
  show: ejectShow,
  create: (entity, model) => ejectForm(entity, model, 'Create'),
  edit: (entity, model) => ejectForm(entity, model, 'Edit'),
};

/** Source of a module under `admin/screens/<name>/` whose default export is the view. */
export function ejectView(entity: EntityModel, view: ViewName, model: Model): string {
  const { imports, parts, body } = PRINTERS[view](entity, model);
  const components = [...new Set(parts.map(({ part }) => part.component))].toSorted();
  return [
    `import { ${imports.toSorted().join(', ')} } from 'react-admin';`,
    `import { ${components.join(', ')} } from '../../fields/index.ts';`,
    '',
    `export default function ${pascalCase(entity.id)}${pascalCase(view)}() {`,
    '  return (',
    body,
    '  );',
    '}',
    '',
  ].join('\n');
}

function ejectList(entity: EntityModel, model: Model): Source {
  const parts = new Map(cellParts(entity, model).map((part) => [part.field.name, part]));
  const columns = columnFields(entity).flatMap((field) => {
    const part = parts.get(field.name);
    return part === undefined ? [] : [part];
  });
  const filters = filterParts(entity, model);
  const [field, order] = entity.list.sort;
  const lines = [
    `    <List resource="${entity.admin.route}" sort={${printLiteral({ field, order: order.toUpperCase() })}} filters={[`,
    ...filters.map(
      ({ field: { name }, part }) => `      ${printElement(part.component, { key: name, ...part.props }, 3)},`,
    ),
    '    ]}>',
    '      <DataTable>',
    ...columns.flatMap((part) => ejectColumn(entity, part)),
    '      </DataTable>',
    '    </List>',
  ];
  return { imports: ['DataTable', 'List'], parts: [...columns, ...filters], body: lines.join('\n') };
}

function ejectColumn(entity: EntityModel, { field, part }: FieldPart): string[] {
  const tag = isNumeric(field) ? 'DataTable.NumberCol' : 'DataTable.Col';
  const sort = isSortable(entity, field) ? '' : ' disableSort';
  return [
    `        <${tag} source="${field.name}"${sort}>`,
    `          ${printElement(part.component, part.props, 5)}`,
    `        </${tag}>`,
  ];
}

function ejectShow(entity: EntityModel, model: Model): Source {
  const parts = cellParts(entity, model);
  return { imports: ['Show', 'SimpleShowLayout'], parts, body: ejectLayout(entity, 'Show', 'SimpleShowLayout', parts) };
}

function ejectForm(entity: EntityModel, model: Model, view: 'Create' | 'Edit'): Source {
  const parts = inputParts(entity, model).filter(({ field }) => view === 'Create' || !field.transient);
  return { imports: [view, 'SimpleForm'], parts, body: ejectLayout(entity, view, 'SimpleForm', parts) };
}

function ejectLayout(entity: EntityModel, view: string, layout: string, parts: FieldPart[]): string {
  const props: Record<string, JsonValue> = { resource: entity.admin.route };
  return [
    `    <${view} resource="${String(props.resource)}">`,
    `      <${layout}>`,
    ...parts.map(({ part }) => `        ${printElement(part.component, part.props, 4)}`),
    `      </${layout}>`,
    `    </${view}>`,
  ].join('\n');
}
