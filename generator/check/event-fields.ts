/** Fields that hang on another one that chooses an event: conditions on what it carries, and the row that it is about. */
import { choices, type Problem } from '../problem.ts';
import { type CheckedEntity, type CheckedField, problemAt } from './context.ts';

/** Conditions are a list, whose items follow. */
export function checkConditions(checked: CheckedEntity, name: string, { raw, field }: CheckedField): Problem[] {
  const { conditions } = field;
  if (conditions === undefined) return [];
  const at = ['properties', name];
  if (field.type !== 'array') return [problemAt(checked, at, 'Conditions are a list.', 'Say "type": "array".')];
  const own =
    raw.items === undefined ? [] : [problemAt(checked, [...at, 'items'], "Its items follow from 'x-conditions'.")];
  return [...own, ...checkChoosing(checked, [...at, 'x-conditions'], conditions)];
}

/** The row is told by its id. */
export function checkRowOf(checked: CheckedEntity, name: string, { field }: CheckedField): Problem[] {
  const { rowOf } = field;
  if (rowOf === undefined) return [];
  const at = ['properties', name, 'x-row-of'];
  if (field.type !== 'integer' || !field.readOnly)
    return [problemAt(checked, at, "The id of a row is an integer that is 'readOnly'.")];
  return checkChoosing(checked, at, rowOf);
}

function checkChoosing(checked: CheckedEntity, place: string[], by: string): Problem[] {
  const events = [...checked.fields.values()].flatMap(({ field }) =>
    field.choices === 'events' && field.type === 'string' ? [field.name] : [],
  );
  if (events.includes(by)) return [];
  const message = `'${by}' is no field that chooses an event ('x-choices').`;
  return [problemAt(checked, place, message, choices(by, events))];
}
