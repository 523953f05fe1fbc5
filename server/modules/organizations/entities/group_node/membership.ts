/** The membership of one unit in a group of one kind: to be moved, or to be left for a design of its own. */
import { createParameters } from '../../../../database/parameters.ts';
import { invalidInput } from '../../../../errors.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import type { Row } from '../../../../database/rows.ts';
import type { GroupKind } from './kinds.ts';
import { requireRequested } from './requested.ts';

export interface OneUnit {
  kind: GroupKind;
  node_id: number;
  group_id?: number;
}

/** Locks the unit's membership; refuses like every call that names units, and where the unit is in no group. */
export async function lockMembership(request: ActionRequest, input: OneUnit): Promise<Row> {
  const { kind, node_id, group_id } = input;
  const pointerOf = () => '/node_id';
  await requireRequested(request, {
    kind,
    unitIds: [node_id],
    pointerOf,
    ...(group_id !== undefined && { groupId: group_id }),
  });
  const { transaction } = request;
  const parameters = createParameters();
  const [membership] = await transaction.query<Row>({
    text: `select t.* from group_node t where t.company_id = ${parameters.add(transaction.companyId)}
      and t.node_id = ${parameters.add(node_id)} and t.kind = ${parameters.add(kind)} and ${request.where(parameters)}
      for update of t`,
    values: parameters.values,
  });
  if (!membership) throw invalidInput({ errors: [{ pointer: pointerOf(), code: 'not_in_group' }] });
  return membership;
}
