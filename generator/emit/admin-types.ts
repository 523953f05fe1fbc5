/** Prints `admin/generated/types.ts`: the rows as they come over the wire. */
import type { EntityModel, FieldModel, JsonSchema, Model } from '../../shared/contract/model.ts';
import { inputParts } from './admin-fields.ts';
import { adminEntities, recordName } from './admin-resources.ts';
import { banner } from './file.ts';
import { printLiteral } from './literal.ts';

/** One interface for each entity, and the union of their ids. */
export function printTypes(model: Model): string {
  const entities = adminEntities(model);
  const ids = entities.map((entity) => `  ${entity.id}: ${recordName(entity)};\n`);
  return [
    banner('schemas/**').trimEnd(),
    '',
    ...entities.map(printRecord),
    '/** The row of each entity, by its id. */',
    `export interface Records {\n${ids.join('')}}`,
    '',
    'export type EntityId = keyof Records;',
    '',
    "/** The panels of the project's own (`x-admin.panels`, `component`), by entity. */",
    `export interface OwnPanels {\n${entities.map(printOwnPanels).join('')}}`,
    '',
    "/** The components of the project's own for several fields (`x-admin.composites`), by entity; true where forms ask for one. */",
    `export interface OwnComposites {\n${entities.map((entity) => printOwnComposites(entity, model)).join('')}}`,
    '',
  ].join('\n');
}

function printOwnPanels({ id, admin: { panels } }: EntityModel): string {
  const names = panels.flatMap((panel) => ('component' in panel ? [printLiteral(panel.name)] : []));
  return names.length === 0 ? '' : `  ${id}: ${names.join(' | ')};\n`;
}

function printOwnComposites(entity: EntityModel, model: Model): string {
  const asked = new Set(inputParts(entity, model).map(({ field }) => field.name));
  const own = entity.admin.composites.map(({ name }) => `${name}: ${asked.has(name)}`);
  return own.length === 0 ? '' : `  ${entity.id}: { ${own.join('; ')} };\n`;
}

function printRecord(entity: EntityModel): string {
  const fields = entity.fields
    .filter((field) => !field.writeOnly)
    .map((field) => `  ${field.name}: ${typeOf(field)};\n`);
  return `/** ${entity.description || entity.title} */\nexport interface ${recordName(entity)} {\n${fields.join('')}}\n`;
}

function typeOf(field: FieldModel): string {
  const base = field.enum ? field.enum.map((value) => printLiteral(value)).join(' | ') : plainTypeOf(field);
  return field.nullable ? `${base} | null` : base;
}

function plainTypeOf(field: FieldModel): string {
  if (field.type === 'array')
    return `${field.properties ? objectTypeOf(field.properties) : itemTypeOf(field.schema)}[]`;
  if (field.properties) return objectTypeOf(field.properties);
  return jsonTypeOf(field.type);
}

/** What an object may leave out has no value. */
function objectTypeOf(properties: FieldModel[]): string {
  const parts = properties.map((inner) => `${inner.name}${inner.required ? '' : '?'}: ${typeOf(inner)}`);
  return `{ ${parts.join('; ')} }`;
}

function itemTypeOf(schema: JsonSchema): string {
  const { items } = schema;
  if (items === null || typeof items !== 'object' || Array.isArray(items) || items === undefined) return 'unknown';
  if (Array.isArray(items.enum)) return `(${items.enum.map((value) => printLiteral(value)).join(' | ')})`;
  return typeof items.type === 'string' ? jsonTypeOf(items.type) : 'unknown';
}

function jsonTypeOf(type: string): string {
  if (type === 'integer') return 'number';
  if (type === 'object') return 'Record<string, unknown>';
  return ['string', 'number', 'boolean'].includes(type) ? type : 'unknown';
}
