/** `x-draft`: rows of a tenant that its own users change, whose drafts its receiver of events may all see. */
import { resolveGrants } from '../access-aliases.ts';
import { clockOf, draftFields, pilotPlace, referringTo } from '../drafts.ts';
import { choices, type Problem } from '../problem.ts';
import { type CheckContext, type CheckedEntity, problemAt } from './context.ts';

const PLACE = ['x-draft'];
const ACTION = 'draft';
/** The entity that keeps them, and its field that names whose they are. */
const KEEPER = { entity: 'draft', field: 'entity' };
/** The entity that keeps what tries them. */
const PILOTS = 'draft_pilot';

export function checkDraft(entity: CheckedEntity, context: CheckContext): Problem[] {
  const { 'x-draft': draft, 'x-operations': operations, 'x-tenant': tenant, 'x-actions': actions = {} } = entity.entity;
  if (draft === undefined) return [];
  const { platform, receiver } = context.config.roles;
  const { column } = context.config.tenant;
  const patch = resolveGrants(entity.entity['x-access'], 'patch') ?? [];
  const detail = resolveGrants(entity.entity['x-access'], 'detail') ?? [];
  const fields = [...entity.fields.values()].map(({ field }) => field);
  const isChangeable = operations.includes('detail') && operations.includes('patch');
  return [
    ...when(!isChangeable, "It needs the operations 'detail' and 'patch'."),
    ...when(tenant !== column, `A draft belongs to a tenant, as its row must: "x-tenant": "${column}".`),
    ...when(
      patch.some(({ role }) => role === platform),
      `A draft is by a user of the row's tenant, and 'patch' is granted to the '${platform}'.`,
    ),
    ...when(
      !detail.some(({ role, where, fields: shown }) => role === receiver && !where && !shown),
      `All drafts of a tenant are listed to its '${receiver}', to whom 'detail' does not open every row.`,
    ),
    ...when(isChangeable && draftFields(fields, patch).length === 0, 'A patch changes nothing that a draft can keep.'),
    ...(Object.hasOwn(actions, ACTION)
      ? [problemAt(entity, ['x-actions', ACTION], `'${ACTION}' is an action of 'x-draft'.`)]
      : []),
    ...checkKeeper(entity, context),
    ...checkPilots(entity, context),
    ...checkClock(entity, context),
  ];

  function when(isWrong: boolean, message: string): Problem[] {
    return isWrong ? [problemAt(entity, PLACE, message)] : [];
  }
}

function checkKeeper(entity: CheckedEntity, { byId }: CheckContext): Problem[] {
  const known = byId.get(KEEPER.entity)?.fields.get(KEEPER.field)?.field.enum;
  const { $id: id } = entity.entity;
  if (known === undefined || known.includes(id)) return [];
  return [
    problemAt(
      entity,
      PLACE,
      `'${id}' is no value of '${KEEPER.field}' of the entity '${KEEPER.entity}'.`,
      choices(id, known),
    ),
  ];
}

/** Computed of the row, and of what leads to what can try its draft. */
function checkClock(entity: CheckedEntity, { handlers }: CheckContext): Problem[] {
  const { clock } = clockOf(entity.entity);
  if (clock === undefined || handlers === undefined) return [];
  const through = pilotPlace(entity.entity)?.through;
  return [entity.entity.$id, ...(through === undefined ? [] : [through])].flatMap((id) => {
    const known = handlers.computed[id] ?? [];
    const message = `The extension of '${id}' computes no '${clock}'.`;
    return known.includes(clock) ? [] : [problemAt(entity, [...PLACE, 'clock'], message, choices(clock, known))];
  });
}

/** Of the same tenant, led to by one way alone, and chosen by who may change that. */
function checkPilots(entity: CheckedEntity, { byId, ids, config }: CheckContext): Problem[] {
  const place = pilotPlace(entity.entity);
  if (place === undefined) return [];
  const { $id: id } = entity.entity;
  const { through: name, field } = place;
  const { column } = config.tenant;
  const problem = (message: string, hint?: string): Problem => problemAt(entity, [...PLACE, 'pilots'], message, hint);
  const kept = ids.has(PILOTS)
    ? []
    : [problem(`What tries drafts is kept by an entity '${PILOTS}', which there is not.`)];
  const through = byId.get(name)?.entity;
  if (through === undefined)
    return ids.has(name) ? kept : [...kept, problem(`There is no entity '${name}'.`, choices(name, ids))];
  const references = Object.entries(through.properties).flatMap(([own, { 'x-ref': ref }]) =>
    ref !== undefined && ref.to !== id ? [own] : [],
  );
  if (!references.includes(field))
    return [
      ...kept,
      problem(`'${field}' is no field of '${name}' that refers to what can try a draft.`, choices(field, references)),
    ];
  const needs = ['list', 'patch'] as const;
  return [
    ...kept,
    ...(referringTo(through, id).length === 1
      ? []
      : [problem(`One field of '${name}' refers to '${id}', neither none nor several.`)]),
    ...(through['x-tenant'] === column
      ? []
      : [problem(`'${name}' belongs to a tenant, as the draft does: "x-tenant": "${column}".`)]),
    ...(needs.every((operation) => through['x-operations'].includes(operation))
      ? []
      : [problem(`Who may choose is who changes a row of '${name}': it needs the operations 'list' and 'patch'.`)]),
  ];
}
