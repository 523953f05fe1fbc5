/** `x-exactly-one` and `x-at-most-one`: fields of which a row holds one, the others being null. */
import type { Problem } from '../problem.ts';
import { problemAt, type CheckedEntity, unknownNames } from './context.ts';

/** What the database checks belongs to the entity that makes the table. */
export const SAID_BY_TABLE = 'It is said where the table is made, not in a window on it.';

const KEYWORDS = ['x-exactly-one', 'x-at-most-one'] as const;

export function checkExclusives(entity: CheckedEntity): Problem[] {
  return KEYWORDS.flatMap((keyword) => {
    const groups = entity.entity[keyword] ?? [];
    const projection =
      groups.length > 0 && entity.entity['x-projects'] !== undefined
        ? [problemAt(entity, [keyword], SAID_BY_TABLE)]
        : [];
    return [...projection, ...groups.flatMap((names, at) => checkGroup(entity, [keyword, at], names))];
  });
}

function checkGroup(entity: CheckedEntity, place: (string | number)[], names: string[]): Problem[] {
  const stored = [...entity.fields].flatMap(([name, { field }]) =>
    field.computed === undefined && !field.transient && !field.owner ? [name] : [],
  );
  const always = names.flatMap((name, index) => {
    const field = entity.fields.get(name)?.field;
    return field === undefined || field.nullable
      ? []
      : [problemAt(entity, [...place, index], `'${name}' is never null, so it can't be left out.`)];
  });
  return [...unknownNames(entity, place, names, stored), ...always];
}
