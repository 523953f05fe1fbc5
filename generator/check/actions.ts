/** `x-actions`: calls beyond create, read, change and delete. */
import { actionPath } from '../build-model.ts';
import { choices, type Problem } from '../problem.ts';
import type { RawAction } from '../raw.ts';
import { resolveProperty, typeOf } from '../resolve.ts';
import { checkActionButtons } from './action-buttons.ts';
import { checkActionConditions } from './action-conditions.ts';
import { problemAt, type CheckContext, type CheckedEntity, unknownNames } from './context.ts';

const OPERATIONS = new Set(['list', 'detail', 'create', 'patch', 'delete']);

export function checkActions(entity: CheckedEntity, context: CheckContext): Problem[] {
  return Object.entries(entity.entity['x-actions'] ?? {}).flatMap(([name, action]) => [
    ...checkName(entity, name),
    ...checkHandler(entity, name, context),
    ...checkPath(entity, name, action),
    ...checkQuery(entity, name, action, context),
    ...(action.file !== undefined && action.output !== undefined
      ? [problemAt(entity, ['x-actions', name, 'file'], "It answers a 'file' or an 'output'.")]
      : []),
    ...checkActionButtons(entity, name, action, context),
    ...checkActionConditions(entity, name, action, context),
    ...(['input', 'output'] as const).flatMap((side) =>
      unknownNames(
        entity,
        ['x-actions', name, side, 'required'],
        action[side]?.required,
        Object.keys(action[side]?.properties ?? {}),
        (property) => `There is no property '${property}'.`,
      ),
    ),
  ]);
}

function checkName(entity: CheckedEntity, name: string): Problem[] {
  return OPERATIONS.has(name)
    ? [problemAt(entity, ['x-actions', name], `'${name}' is an operation, not a name for an action.`)]
    : [];
}

function checkHandler(entity: CheckedEntity, name: string, { handlers }: CheckContext): Problem[] {
  const { $id } = entity.entity;
  const known = handlers?.actions[$id] ?? [];
  if (handlers === undefined || known.includes(name)) return [];
  return [
    problemAt(entity, ['x-actions', name], `The extension of '${$id}' has no handler '${name}'.`, choices(name, known)),
  ];
}

function checkPath(entity: CheckedEntity, name: string, action: RawAction): Problem[] {
  const hasId = actionPath(entity.entity, name, action).split('/').includes('{id}');
  if (hasId === (action.on === 'member')) return [];
  const message = hasId
    ? "An action on the collection has no '{id}' in its path."
    : "An action on a member has '{id}' in its path.";
  return [problemAt(entity, ['x-actions', name, 'path'], message)];
}

/** A GET carries its input in the address, where there are only single values. */
function checkQuery(
  entity: CheckedEntity,
  name: string,
  { method, input }: RawAction,
  { definitions }: CheckContext,
): Problem[] {
  if (method !== 'GET') return [];
  return Object.entries(input?.properties ?? {}).flatMap(([property, raw]) => {
    const type = typeOf(resolveProperty(raw, definitions));
    return type === 'object' || type === 'array'
      ? [
          problemAt(
            entity,
            ['x-actions', name, 'input', 'properties', property],
            'The input of a GET holds single values only.',
          ),
        ]
      : [];
  });
}
