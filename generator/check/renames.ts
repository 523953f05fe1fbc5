/** `x-was`: the table or column that has another name from now on. */
import { tableOf } from '../build-model.ts';
import { choices, type Problem } from '../problem.ts';
import { columnNames } from './lists.ts';
import { type MigratedTable, problemAt, type CheckContext, type CheckedEntity } from './context.ts';

/** A rename that begins with nothing would make something new and empty. Once it is migrated, it may stay in the schema. */
export function checkRenames(entity: CheckedEntity, { tables, ids }: CheckContext): Problem[] {
  if (tables === undefined || tables.size === 0 || entity.entity['x-projects'] !== undefined) return [];
  const { 'x-was': was, $id } = entity.entity;
  const table = tables.get(tableOf(entity.entity, []));
  const earlier = table ?? [...tables.values()].find((one) => one.entity === (was ?? $id)) ?? tables.get(was ?? '');
  if (was !== undefined && earlier === undefined && !ids.has(was)) {
    const entities = [...tables.values()].map((one) => one.entity).filter((id) => !ids.has(id));
    const hint = choices(was, entities) ?? "Leave 'x-was' out: no table is without its entity.";
    return [problemAt(entity, ['x-was'], `The migrations made no table of an entity '${was}'.`, hint)];
  }
  return checkColumns(entity, earlier);
}

function checkColumns(entity: CheckedEntity, table: MigratedTable | undefined): Problem[] {
  const declared = columnNames(entity);
  const left = table?.columns.filter((column) => !declared.includes(column)) ?? [];
  return [...entity.fields].flatMap(([name, { raw }]) => {
    const was = raw['x-was'];
    const isKnown = was === undefined || table?.columns.includes(was) || table?.columns.includes(name);
    if (isKnown || entity.fields.has(was)) return [];
    const hint = choices(was, left) ?? "Leave 'x-was' out: no column is without its field.";
    return [problemAt(entity, ['properties', name, 'x-was'], `The migrations made no column '${was}'.`, hint)];
  });
}
