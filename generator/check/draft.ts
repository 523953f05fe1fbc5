/** `x-draft`: rows of a tenant that its own users change, whose drafts its receiver of events may all see. */
import { resolveGrants } from '../access-aliases.ts';
import { draftFields } from '../drafts.ts';
import { choices, type Problem } from '../problem.ts';
import { type CheckContext, type CheckedEntity, problemAt } from './context.ts';

const PLACE = ['x-draft'];
const ACTION = 'draft';
/** The entity that keeps them, and its field that names whose they are. */
const KEEPER = { entity: 'draft', field: 'entity' };

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
