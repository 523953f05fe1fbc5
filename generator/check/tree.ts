/** `x-tree`: rows below one another, by a reference to the entity itself. */
import { choices, type Problem } from '../problem.ts';
import { type CheckedEntity, problemAt } from './context.ts';

export function checkTree(entity: CheckedEntity): Problem[] {
  const tree = entity.entity['x-tree'];
  if (tree === undefined) return [];
  const isListed = entity.entity['x-operations'].includes('list');
  return [
    ...(isListed
      ? []
      : [problemAt(entity, ['x-tree'], "Its rows are chosen from its list: it needs the operation 'list'.")]),
    ...checkParent(entity, tree.parent),
    ...(tree.path === undefined ? [] : checkPath(entity, tree.path)),
  ];
}

function checkParent(entity: CheckedEntity, name: string): Problem[] {
  const place = ['x-tree', 'parent'];
  const field = entity.fields.get(name)?.field;
  if (field === undefined)
    return [problemAt(entity, place, `There is no field '${name}'.`, choices(name, entity.fields.keys()))];
  if (field.ref?.to === entity.entity.$id && field.type === 'integer' && field.nullable) return [];
  const hint = `Write "type": ["integer", "null"] and "x-ref": { "to": "${entity.entity.$id}" }.`;
  return [problemAt(entity, place, `'${name}' is no reference to the entity itself that may be null.`, hint)];
}

function checkPath(entity: CheckedEntity, name: string): Problem[] {
  const place = ['x-tree', 'path'];
  const field = entity.fields.get(name)?.field;
  if (field === undefined)
    return [problemAt(entity, place, `There is no field '${name}'.`, choices(name, entity.fields.keys()))];
  const isKept = field.type === 'string' && field.readOnly && field.computed === undefined && !field.writeOnly;
  if (isKept) return [];
  return [
    problemAt(
      entity,
      place,
      `'${name}' is no stored text that the server alone writes.`,
      'Write "type": "string" and "readOnly": true.',
    ),
  ];
}
