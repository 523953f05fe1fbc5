/** `x-list.inline`: what a cell can't be edited as in its place. */
import { kindOf } from '../fields/index.ts';
import { choices, type Problem } from '../problem.ts';
import type { RawList } from '../raw.ts';
import { problemAt, type CheckedEntity } from './context.ts';

export function checkInline(entity: CheckedEntity, { inline = [] }: RawList): Problem[] {
  const place = ['x-list', 'inline'];
  if (inline.length > 0 && !entity.entity['x-operations'].includes('patch'))
    return [problemAt(entity, place, "'inline' needs the operation 'patch'.")];
  const editable = [...entity.fields.keys()].filter((name) => reasonAgainst(entity, name) === undefined);
  return inline.flatMap((name, index) => {
    if (!entity.fields.has(name))
      return [problemAt(entity, [...place, index], `There is no field '${name}'.`, choices(name, editable))];
    const reason = reasonAgainst(entity, name);
    return reason === undefined ? [] : [problemAt(entity, [...place, index], reason)];
  });
}

/** Why a value is not changed by itself, in a cell. */
function reasonAgainst(entity: CheckedEntity, name: string): string | undefined {
  const field = entity.fields.get(name)?.field;
  if (field === undefined) return undefined;
  if (field.readOnly || field.computed !== undefined || field.transient || field.owner)
    return `No patch changes '${name}'.`;
  if (field.ui.hidden || field.writeOnly) return `No list shows '${name}'.`;
  if (field.when !== undefined) return `'${name}' is there only while other fields have certain values.`;
  const { 'x-exactly-one': exactly = [], 'x-at-most-one': most = [] } = entity.entity;
  if ([...exactly, ...most].some((fields) => fields.includes(name)))
    return `Another field is emptied where '${name}' is given a value.`;
  const kind = kindOf(field);
  return kind !== undefined && kind.inline === undefined
    ? `Such a value (${kind.name}) is not edited in a cell.`
    : undefined;
}
