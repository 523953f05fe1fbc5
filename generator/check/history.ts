/** `x-history`: its rows can be read and changed, its addresses are free, and what comes back with a row goes with it. */
import { choices, type Problem } from '../problem.ts';
import { type CheckContext, type CheckedEntity, problemAt } from './context.ts';

const OF_ROWS = ['history', 'restore', 'undo'];
const OF_THE_BIN = ['deleted'];
const PLACE = ['x-history'];

export function checkHistory(entity: CheckedEntity, context: CheckContext): Problem[] {
  const { 'x-history': history, 'x-operations': operations, 'x-actions': actions = {} } = entity.entity;
  if (history === undefined) return [];
  const isChangeable = operations.includes('detail') && operations.includes('patch');
  const hasBin = operations.includes('delete') && operations.includes('create');
  const names = [...OF_ROWS, ...(hasBin ? OF_THE_BIN : [])];
  const taken = names.filter((name) => Object.hasOwn(actions, name));
  return [
    ...(isChangeable ? [] : [problemAt(entity, PLACE, "It needs the operations 'detail' and 'patch'.")]),
    ...taken.map((name) => problemAt(entity, ['x-actions', name], `'${name}' is an action of 'x-history'.`)),
    ...(history === true ? [] : checkBin(entity, context, { ...history, hasBin })),
  ];
}

interface Asked {
  bin_days?: number;
  with?: string[];
  hasBin: boolean;
}

function checkBin(entity: CheckedEntity, { entities }: CheckContext, { hasBin, ...asked }: Asked): Problem[] {
  const needs = (['bin_days', 'with'] as const).filter((name) => !hasBin && asked[name] !== undefined);
  const going = entities.flatMap((other) =>
    Object.values(other.entity.properties).some(
      ({ 'x-ref': ref }) => ref?.to === entity.entity.$id && ref.onDelete === 'cascade',
    )
      ? [other.entity.$id]
      : [],
  );
  const unknown = (asked.with ?? []).flatMap((name, at) =>
    going.includes(name)
      ? []
      : [
          problemAt(
            entity,
            [...PLACE, 'with', at],
            `No row of '${name}' goes with a deleted one.`,
            choices(name, going),
          ),
        ],
  );
  return [
    ...needs.map((name) =>
      problemAt(
        entity,
        [...PLACE, name],
        "There is a bin where rows are both made and deleted: by 'create' and 'delete'.",
      ),
    ),
    ...unknown,
  ];
}
