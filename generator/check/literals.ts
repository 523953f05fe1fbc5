/** Values that schemas name of fields: by conditions of grants, and by what rows something is for. */
import type { JsonValue, ValueCondition } from '../../shared/contract/model.ts';
import { valuesOf } from '../../shared/contract/value-condition.ts';
import { choices, type Problem } from '../problem.ts';
import { problemAt, type CheckedEntity, show } from './context.ts';
import type { RawList } from '../raw.ts';
import { satisfies } from './value.ts';

type Place = (string | number)[];

/** Only fields that rows have, with values that those can have. */
export function checkValues(
  entity: CheckedEntity,
  place: Place,
  values: Record<string, ValueCondition> = {},
): Problem[] {
  return Object.entries(values).flatMap(([name, wanted]) => {
    const at = [...place, name];
    if (!entity.fields.has(name))
      return [problemAt(entity, at, `There is no field '${name}'.`, choices(name, entity.fields.keys()))];
    return valuesOf(wanted).flatMap((value) => checkLiteral(entity, at, name, value));
  });
}

/** Whoever looks at the list. */
const READER = '$user.id';

/** Only fields that the list is filtered by, with values that those can have. */
export function checkQuick(entity: CheckedEntity, { quick = {}, filters = [] }: RawList): Problem[] {
  return Object.entries(quick).flatMap(([preset, values]) =>
    Object.entries(values).flatMap(([name, wanted]) => {
      const at = ['x-list', 'quick', preset, name];
      const field = entity.fields.get(name)?.field;
      if (field === undefined || !filters.includes(name))
        return [problemAt(entity, at, `The list is not filtered by '${name}'.`, choices(name, filters))];
      const isOfItems = field.type === 'array';
      return [wanted].flat().flatMap((value) => {
        if (value === READER) {
          const refers = field.ref !== undefined && (isOfItems || field.type === 'integer');
          return refers ? [] : [problemAt(entity, at, `'${name}' refers to nobody, so that it is never '${READER}'.`)];
        }
        return isOfItems && value !== null ? [] : checkLiteral(entity, at, name, value);
      });
    }),
  );
}

/** A value that the field never has. */
export function checkLiteral(entity: CheckedEntity, place: Place, name: string, literal: JsonValue): Problem[] {
  const field = entity.fields.get(name)?.field;
  if (field === undefined || satisfies(literal, field.schema)) return [];
  const words = (field.enum ?? []) as readonly string[];
  return [problemAt(entity, place, `'${name}' is never ${show(literal)}.`, choices(String(literal), words))];
}
