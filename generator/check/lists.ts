/** What people see rows by: the list. */
import { ownerColumn } from '../../shared/contract/tenant.ts';
import { IMPLICIT_NAMES } from '../build-field.ts';
import { mayBeEmpty } from '../presence.ts';
import { kindOf } from '../fields/index.ts';
import { choices, type Problem } from '../problem.ts';
import type { RawList } from '../raw.ts';
import { checkQuick, checkValues } from './literals.ts';
import { problemAt, type CheckedEntity, unknownNames } from './context.ts';
import { checkCalendar } from './calendar.ts';
import { compositeNames } from './composites.ts';
import { checkInline } from './inline.ts';

export function checkList(entity: CheckedEntity): Problem[] {
  const { 'x-list': list, 'x-operations': operations } = entity.entity;
  if (list === undefined)
    return operations.includes('list') ? [problemAt(entity, [], "An entity with a list needs an 'x-list'.")] : [];
  const readable = [...readableNames(entity)];
  const [sortField] = list.sort;
  const searchable = readable.filter((name) => isText(entity, name));
  return [
    ...unknownNames(entity, ['x-list', 'columns'], list.columns, [...readable, ...compositeNames(entity)]),
    ...unknownNames(entity, ['x-list', 'filters'], list.filters, readable),
    ...unknownNames(entity, ['x-list', 'sortable'], list.sortable, readable),
    ...unknownNames(entity, ['x-list', 'sort'], [sortField], readable),
    ...unknownNames(entity, ['x-list', 'search'], list.search, readable),
    ...unsearchable(entity, list.search ?? [], readable, searchable),
    ...unordered(entity, list),
    ...unknownNames(entity, ['x-list', 'sums'], list.sums, readable),
    ...unsummable(entity, list.sums ?? []),
    ...unfilterable(entity, list.filters ?? []),
    ...unmeasured(entity, list.filters ?? []),
    ...checkInline(entity, list),
    ...checkBoard(entity, list),
    ...checkCalendar(entity, list),
    ...checkQuick(entity, list),
    ...checkValues(entity, ['x-list', 'under_way'], list.under_way),
    ...unmade(entity),
  ];
}

function unsearchable(entity: CheckedEntity, search: string[], readable: string[], searchable: string[]): Problem[] {
  return search.flatMap((name, index) =>
    !readable.includes(name) || searchable.includes(name)
      ? []
      : [problemAt(entity, ['x-list', 'search', index], `'${name}' is no text, so nothing can be looked for in it.`)],
  );
}

/** A file makes rows as a create does. */
function unmade(entity: CheckedEntity): Problem[] {
  const { 'x-list': list, 'x-operations': operations } = entity.entity;
  if (list?.import === undefined || (operations.includes('create') && operations.includes('list'))) return [];
  const message = "Rows are imported into a list by what makes one: 'list' and 'create' are to be operations.";
  return [problemAt(entity, ['x-list', 'import'], message)];
}

/** Documents and lists have no order. */
function unordered(
  entity: CheckedEntity,
  { sort, sortable = [] }: { sort: [string, string]; sortable?: string[] },
): Problem[] {
  const places: [string, (string | number)[]][] = [
    [sort[0], ['x-list', 'sort', 0]],
    ...sortable.map((name, index): [string, (string | number)[]] => [name, ['x-list', 'sortable', index]]),
  ];
  return places.flatMap(([name, place]) => {
    const type = entity.fields.get(name)?.field.type;
    return type === 'array' || type === 'object'
      ? [problemAt(entity, place, `'${name}' has no order to sort by.`)]
      : [];
  });
}

/** Bounds are said in what the other field says: of an amount, in one currency. */
function unmeasured(entity: CheckedEntity, filters: string[]): Problem[] {
  return filters.flatMap((name, index) => {
    const found = entity.fields.get(name);
    const lacks = found && kindOf(found.field)?.lacks;
    const fields = filters.flatMap((other) => entity.fields.get(other)?.field ?? []);
    const lack = lacks?.(fields);
    if (lack === undefined || lacks?.([...entity.fields.values()].map(({ field }) => field)) !== undefined) return [];
    const message = `A list is filtered by '${name}' within one currency only, by which it can't be filtered.`;
    return [problemAt(entity, ['x-list', 'filters', index], message, 'Add the field of the currency to the filters.')];
  });
}

function unfilterable(entity: CheckedEntity, filters: string[]): Problem[] {
  return filters.flatMap((name, index) => {
    const field = entity.fields.get(name)?.field;
    const kind = field && kindOf(field);
    if (field === undefined || kind === undefined) return [];
    if (kind.filter !== undefined || (kind.cell !== undefined && mayBeEmpty(field))) return [];
    return [problemAt(entity, ['x-list', 'filters', index], `Lists can't be filtered by '${name}' (${kind.name}).`)];
  });
}

/** Ids, states and texts have no sum. */
function unsummable(entity: CheckedEntity, sums: string[]): Problem[] {
  return sums.flatMap((name, index) => {
    const field = entity.fields.get(name)?.field;
    const isNumber = (field?.type === 'integer' || field?.type === 'number') && field.ref === undefined;
    return field === undefined || isNumber
      ? []
      : [problemAt(entity, ['x-list', 'sums', index], `'${name}' is no number, so that it has no sum.`)];
  });
}

/** Its columns are read by the filter, and its cards moved by a patch. */
function checkBoard(entity: CheckedEntity, { board, filters = [] }: RawList): Problem[] {
  if (board === undefined) return [];
  const field = entity.fields.get(board)?.field;
  const place = ['x-list', 'board'];
  if (field?.states === undefined) {
    const moved = [...entity.fields.values()].flatMap((one) =>
      one.field.states === undefined ? [] : [one.field.name],
    );
    return [problemAt(entity, place, `'${board}' is no field with moves (x-states).`, choices(board, moved))];
  }
  if (!filters.includes(board)) return [problemAt(entity, place, `The list is not filtered by '${board}'.`)];
  const isMoved = entity.entity['x-operations'].includes('patch') && !field.readOnly;
  return isMoved ? [] : [problemAt(entity, place, `No patch changes '${board}', so that no card is moved.`)];
}

/** Every field, the implicit ones included. */
export function allNames(entity: CheckedEntity): string[] {
  return [...entity.fields.keys(), ...IMPLICIT_NAMES];
}

/** Fields that a row shows; what is write-only can't be listed, sorted or looked for either. */
export function readableNames(entity: CheckedEntity): string[] {
  return allNames(entity).filter((name) => !entity.fields.get(name)?.field.writeOnly);
}

/** Columns of the table, the tenant's included. */
export function columnNames(entity: CheckedEntity): string[] {
  const stored = allNames(entity).filter((name) => {
    const field = entity.fields.get(name)?.field;
    return field === undefined || (field.computed === undefined && !field.transient && !field.owner);
  });
  const owner = ownerColumn(entity.entity['x-tenant']);
  return owner === undefined ? stored : [...stored, owner];
}

function isText(entity: CheckedEntity, name: string): boolean {
  return entity.fields.get(name)?.field.type === 'string';
}
