/** `x-revision`: what two people at one row must not overwrite of each other. */
import type { Problem } from '../problem.ts';
import { problemAt, type CheckedEntity, unknownNames } from './context.ts';

const FIELD = 'revision';

export function checkRevision(entity: CheckedEntity): Problem[] {
  const revision = entity.entity['x-revision'];
  if (revision === undefined) return [];
  const counter = entity.fields.get(FIELD);
  const stored = [...entity.fields].flatMap(([name, { field }]) =>
    field.computed === undefined && !field.transient && !field.owner && name !== FIELD ? [name] : [],
  );
  return [
    ...(counter === undefined || counter.field.type !== 'integer' || counter.field.nullable
      ? [problemAt(entity, ['x-revision'], `It needs a field '${FIELD}' that is an 'integer'.`)]
      : []),
    ...(entity.entity['x-operations'].includes('patch')
      ? []
      : [problemAt(entity, ['x-revision'], 'It is asked with a patch, which the entity does not have.')]),
    ...unknownNames(entity, ['x-revision', 'of'], revision.of, stored),
  ];
}
