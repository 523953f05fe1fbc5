/** `x-history`: its rows can be read and changed, and its addresses are free. */
import type { Problem } from '../problem.ts';
import { problemAt, type CheckedEntity } from './context.ts';

const NAMES = ['history', 'restore', 'undo'];
const PLACE = ['x-history'];

export function checkHistory(entity: CheckedEntity): Problem[] {
  if (entity.entity['x-history'] === undefined) return [];
  const operations = entity.entity['x-operations'];
  const isChangeable = operations.includes('detail') && operations.includes('patch');
  const taken = NAMES.filter((name) => Object.hasOwn(entity.entity['x-actions'] ?? {}, name));
  return [
    ...(isChangeable ? [] : [problemAt(entity, PLACE, "It needs the operations 'detail' and 'patch'.")]),
    ...taken.map((name) => problemAt(entity, ['x-actions', name], `'${name}' is an action of 'x-history'.`)),
  ];
}
