/** What is said of the table: indexes, unique combinations, privileges, renames and drops. */
import type { Problem } from '../problem.ts';
import type { RawPartialIndex } from '../raw.ts';
import { columnNames } from './lists.ts';
import { problemAt, type CheckedEntity, unknownNames } from './context.ts';

export function checkTable(entity: CheckedEntity): Problem[] {
  const {
    'x-indexes': indexes = [],
    'x-uniques': uniques = [],
    'x-roles': roles = {},
    'x-dropped': dropped = [],
  } = entity.entity;
  const columns = columnNames(entity);
  const message = (name: string) => `There is no column '${name}'.`;
  const lists = [
    ...indexes.flatMap(indexLists),
    ...uniques.map((names, index) => ({ place: ['x-uniques', index], names })),
    ...Object.entries(roles).flatMap(([role, privileges]) =>
      Object.entries(privileges).flatMap(([privilege, names]) =>
        Array.isArray(names) ? [{ place: ['x-roles', role, privilege], names }] : [],
      ),
    ),
  ];
  return [
    ...lists.flatMap(({ place, names }) => unknownNames(entity, place, names, columns, message)),
    ...indexes.flatMap((index, at) => checkConditions(entity, index, at)),
    ...dropped.flatMap((name, index) =>
      columns.includes(name)
        ? [problemAt(entity, ['x-dropped', index], `'${name}' is still declared, so it can't be dropped.`)]
        : [],
    ),
    ...[...entity.fields].flatMap(([name, { raw }]) =>
      raw['x-was'] !== undefined && entity.fields.has(raw['x-was'])
        ? [
            problemAt(
              entity,
              ['properties', name, 'x-was'],
              `'${raw['x-was']}' is still declared, so '${name}' can't be its new name.`,
            ),
          ]
        : [],
    ),
  ];
}

/** Each list of columns that an index names, at its place. */
function indexLists(index: string[] | RawPartialIndex, at: number): { place: (string | number)[]; names: string[] }[] {
  if (Array.isArray(index)) return [{ place: ['x-indexes', at], names: index }];
  return Object.entries(index).map(([keyword, names]: [string, string[]]) => ({
    place: ['x-indexes', at, keyword],
    names,
  }));
}

/** Only a boolean can be true; an unknown column is a problem of its own. */
function checkConditions(entity: CheckedEntity, index: string[] | RawPartialIndex, at: number): Problem[] {
  if (Array.isArray(index)) return [];
  return (index.where_true ?? []).flatMap((name, position) => {
    const type = entity.fields.get(name)?.field.type ?? 'boolean';
    if (type === 'boolean') return [];
    return [problemAt(entity, ['x-indexes', at, 'where_true', position], `'${name}' is no boolean.`)];
  });
}
