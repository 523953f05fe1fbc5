/** Prints one view of an entity as source of its own: the generated screen with its pieces, for a project that wants to own it. */
import type { EntityModel, Model, ViewName } from '../../shared/contract/model.ts';
import { cellParts, columnFields, type FieldPart, filterParts, inputParts, moreColumnFields } from './admin-fields.ts';
import { componentsOf, printImport, printPieces } from './admin-pieces.ts';
import { printColumns, printScreen, VIEWS } from './admin-views.ts';
import { camelCase } from './names.ts';

/** What a view is made of, each printed as a constant before it. */
interface Piece {
  parts: FieldPart[];
  text: string;
}

/** Source of a module under `admin/features/<module>/<name>/` whose default export is the view. */
export function ejectView(entity: EntityModel, name: ViewName, model: Model): string {
  const view = VIEWS[name];
  const pieces = name === 'list' ? listPieces(entity, model) : [formPiece(entity, name, model)];
  const screens = [...(name === 'list' && columnFields(entity).length > 0 ? ['Column'] : []), view.component];
  const components = componentsOf(pieces.flatMap(({ parts }) => parts));
  return [
    ...(components.length > 0 ? [printImport(components, '../../../fields/index.ts')] : []),
    printImport([camelCase(entity.id)], '../../../generated/resources.ts'),
    ...(name === 'show' && entity.admin.panels.length > 0
      ? [printImport(['panels'], `../../../generated/views/${entity.id}.tsx`)]
      : []),
    printImport(screens, '../../../crud/index.ts'),
    '',
    ...pieces.map(({ text }) => `${text}\n`),
    `export default ${printScreen(entity, name)}`,
  ].join('\n');
}

/** The columns with how each is shown, and the filters; a cell that can be no column is left out. */
function listPieces(entity: EntityModel, model: Model): Piece[] {
  const shown = new Set([...columnFields(entity), ...moreColumnFields(entity)].map(({ name }) => name));
  const cells = cellParts(entity, model).filter(({ field }) => shown.has(field.name));
  const filters = filterParts(entity, model);
  const columns = cells.length === 0 ? [] : [{ parts: cells, text: printPieces('fields', cells, 'const') }];
  return [
    ...columns,
    ...(cells.length === 0 ? [] : [{ parts: [], text: printColumns(entity, 'const').join('\n') }]),
    { parts: filters, text: printPieces('filters', filters, 'const') },
  ];
}

function formPiece(entity: EntityModel, name: ViewName, model: Model): Piece {
  const [piece, parts] = name === 'show' ? ['fields', cellParts(entity, model)] : ['inputs', inputParts(entity, model)];
  return { parts, text: printPieces(piece, parts, 'const') };
}
