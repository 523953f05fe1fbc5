/** `x-ref` and `x-projects`: what an entity says of another one. */
import { ownerColumn } from '../../shared/contract/tenant.ts';
import { IMPLICIT_NAMES } from '../build-field.ts';
import type { JsonSchema } from '../../shared/contract/model.ts';
import { choices, type Problem } from '../problem.ts';
import { isNullable, plainSchema, resolveProperty, typeOf } from '../resolve.ts';
import type { RawProperty } from '../raw.ts';
import { everyProperty, problemAt, type CheckContext, type CheckedEntity, type CheckedField } from './context.ts';

type Place = (string | number)[];

export function checkReferences(entity: CheckedEntity, context: CheckContext): Problem[] {
  const firstRows = [...entity.fields].flatMap(([name, field]) => checkFirstRow(entity, name, field, context));
  const references = [...everyProperty(entity)].flatMap(({ place, raw }) => {
    const reference = raw['x-ref'];
    if (reference === undefined) return [];
    const resolved = resolveProperty(raw, context.definitions);
    const problems = checkTarget(entity, [...place, 'x-ref', 'to'], reference.to, context);
    if (typeOf(resolved) !== 'integer')
      problems.push(problemAt(entity, place, "A reference is an 'integer': the id of the other row."));
    problems.push(...checkDeletion(entity, place, reference, context));
    problems.push(...checkShown(entity, place, raw, resolved, reference.to, context));
    if (reference.onDelete === 'set null' && !isNullable(resolved)) {
      const message = "'set null' needs a field that may be null.";
      problems.push(problemAt(entity, [...place, 'x-ref', 'onDelete'], message, 'Write "type": ["integer", "null"].'));
    }
    return problems;
  });
  return [...firstRows, ...references];
}

/** What is deleted can be taken out of a list alone, and nothing else is done to the row for the sake of one item. */
function checkDeletion(
  entity: CheckedEntity,
  place: Place,
  { to, onDelete }: NonNullable<RawProperty['x-ref']>,
  { byId }: CheckContext,
): Problem[] {
  const at = [...place, 'x-ref', 'onDelete'];
  const isItem = place.at(-1) === 'items';
  if (isItem && (onDelete === 'cascade' || onDelete === 'set null')) {
    const message = `'${onDelete}' is said of a field that is one reference; this is an item of a list.`;
    return [problemAt(entity, at, message, "'remove' takes what is deleted out of the list, 'restrict' keeps it.")];
  }
  if (onDelete !== 'remove') return [];
  if (!isItem) {
    const message = 'Only an item of a list can be taken out of it: this is one reference.';
    return [problemAt(entity, at, message, "'set null' empties the field, 'cascade' deletes the row.")];
  }
  const target = byId.get(to)?.entity;
  if (target === undefined || isOfTenants(target) === isOfTenants(entity.entity)) return [];
  const message = `Who deletes a '${to}' of the platform writes no rows of tenants, so nothing takes it out of their lists.`;
  return [problemAt(entity, at, message, "'restrict' keeps it.")];
}

const isOfTenants = (entity: CheckedEntity['entity']): boolean => ownerColumn(entity['x-tenant']) !== undefined;

/** Names and choices of the rows that a screen refers to come from their list. */
function checkShown(
  entity: CheckedEntity,
  place: Place,
  raw: RawProperty,
  resolved: RawProperty,
  to: string,
  { entities }: CheckContext,
): Problem[] {
  const [part, name = ''] = place;
  const targets = entities.flatMap(({ entity: target }) => (target.$id === to ? [target] : []));
  const ui = { ...resolved['x-ui'], ...entity.fields.get(String(name))?.field.ui };
  const isListed = targets.some((target) => target['x-operations'].includes('list'));
  if (part !== 'properties' || targets.length === 0 || isListed) return [];
  const isNumber = ui.widget !== undefined && !place.includes('items');
  if (entity.entity['x-operations'].length === 0 || ui.hidden === true || isNumber) return [];
  const at = raw['x-ref'] === undefined ? place : [...place, 'x-ref', 'to'];
  const message = `'${to}' has no list, so its rows would be shown and asked for by their numbers.`;
  const orNumber = place.includes('items') ? '' : `, or { "widget": "integer" } where the number is meant`;
  const hint = `Give '${to}' the operation 'list', or the field "x-ui": { "hidden": true }${orNumber}.`;
  return [problemAt(entity, at, message, hint)];
}

/** A row that must name one of its own kind can't be the first of them. */
function checkFirstRow(
  entity: CheckedEntity,
  name: string,
  { raw, resolved, field }: CheckedField,
  context: CheckContext,
): Problem[] {
  const to = field.ref?.to;
  if (to === undefined || field.type === 'array' || field.nullable || field.transient) return [];
  const own = entity.entity['x-projects'] ?? entity.entity.$id;
  if ((context.byId.get(to)?.entity['x-projects'] ?? to) !== own) return [];
  const place = ['properties', name, ...(raw['x-ref'] === undefined ? [] : ['x-ref', 'to'])];
  const message = `Each row would need another '${to}' before it, so the first can never be made.`;
  return [problemAt(entity, place, message, `Write "type": ["${typeOf(resolved) ?? 'integer'}", "null"].`)];
}

function checkTarget(entity: CheckedEntity, place: Place, to: string, context: CheckContext): Problem[] {
  if (!context.ids.has(to)) return [problemAt(entity, place, `There is no entity '${to}'.`, choices(to, context.ids))];
  const target = context.byId.get(to)?.entity;
  const owner = target && ownerColumn(target['x-tenant']);
  if (entity.entity['x-tenant'] !== 'global' || owner === undefined || place[0] !== 'properties') return [];
  const message = `A platform row can't refer to '${to}', whose rows belong to tenants.`;
  return [problemAt(entity, place, message, `Give the entity the tenant '${owner}'.`)];
}

/** A window on another table: its fields are columns of it, of the same kind. */
export function checkProjection(entity: CheckedEntity, context: CheckContext): Problem[] {
  const { 'x-projects': to, 'x-tenant': tenant } = entity.entity;
  if (to === undefined) return [];
  if (!context.ids.has(to))
    return [problemAt(entity, ['x-projects'], `There is no entity '${to}'.`, choices(to, context.ids))];
  const target = context.byId.get(to);
  if (target === undefined) return [];
  const problems = checkTableKeywords(entity, to);
  if (target.entity['x-projects'] !== undefined)
    problems.push(
      problemAt(
        entity,
        ['x-projects'],
        `'${to}' has no table of its own.`,
        `Project '${target.entity['x-projects']}'.`,
      ),
    );
  if (target.entity['x-tenant'] !== tenant)
    problems.push(
      problemAt(
        entity,
        ['x-tenant'],
        `'${to}' has the tenant '${target.entity['x-tenant']}', and so has every window on it.`,
      ),
    );
  return [...problems, ...checkProjectedFields(entity, target, context)];
}

function checkProjectedFields(entity: CheckedEntity, target: CheckedEntity, { definitions }: CheckContext): Problem[] {
  return [...entity.fields].flatMap(([name, { raw, field }]) => {
    if (field.computed !== undefined || IMPLICIT_NAMES.includes(name)) return [];
    const place = ['properties', name];
    const original = target.fields.get(name);
    if (
      original === undefined ||
      original.field.computed !== undefined ||
      original.field.transient ||
      original.field.owner
    ) {
      const message = `'${target.entity.$id}' has no column '${name}'.`;
      return [problemAt(entity, place, message, choices(name, target.fields.keys()))];
    }
    if (shapeOf(plainSchema(raw, definitions)) === shapeOf(original.field.schema)) return [];
    return [problemAt(entity, place, `'${name}' has another type in '${target.entity.$id}'.`)];
  });
}

/** What decides about a column: type and null. */
function shapeOf({ type }: JsonSchema): string {
  return JSON.stringify(type);
}

function checkTableKeywords(entity: CheckedEntity, to: string): Problem[] {
  const keywords = ['x-table', 'x-indexes', 'x-uniques', 'x-roles', 'x-was', 'x-dropped'] as const;
  return keywords.flatMap((keyword) =>
    entity.entity[keyword] === undefined
      ? []
      : [problemAt(entity, [keyword], `'${keyword}' is said of the table, in '${to}'.`)],
  );
}
