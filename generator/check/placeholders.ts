/** `%{name}` in a text of a schema: something stands for it when it is said. */
import { placeholdersIn } from '../../shared/contract/placeholders.ts';
import { choices, type Problem } from '../problem.ts';
import { problemAt, type CheckedEntity } from './context.ts';

/** @param known names that something stands for */
export function checkPlaceholders(
  entity: CheckedEntity,
  place: (string | number)[],
  text: string,
  known: Iterable<string>,
): Problem[] {
  const names = new Set(known);
  return placeholdersIn(text).flatMap((name) =>
    names.has(name) ? [] : [problemAt(entity, place, `Nothing stands for '%{${name}}'.`, choices(name, names))],
  );
}

/** The fields of an entity that can be said in a text as they are, to whom they are shown. */
export const textsOf = ({ fields }: CheckedEntity): string[] =>
  [...fields.values()].flatMap(({ field }) =>
    field.type === 'string' && field.enum === undefined && !field.ui.hidden && !field.writeOnly ? [field.name] : [],
  );
