import { groupNode as descriptor, type GroupNodeRow } from '../../../../generated/group_node.ts';
import { audit } from '../../../../access/audit.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { groupKinds } from './kinds.ts';
import { lockMembership, type OneUnit } from './membership.ts';

/** A unit from its group to another one of the same kind; answers the membership. */
export async function moveToOtherGroup(request: ActionRequest): Promise<GroupNodeRow> {
  const input = request.input as unknown as Required<OneUnit>;
  const { id, ...before } = await lockMembership(request, input);
  const { field } = groupKinds[input.kind];
  const [membership] = await request.transaction.query<GroupNodeRow>({
    name: `move_${field}`,
    text: `update group_node set ${field} = $3, updated_at = case when ${field} = $3 then updated_at else now() end
      where company_id = $1 and id = $2
      returning id, node_id, kind, survey_group_id, qr_code_group_id, link_list_group_id, created_at, updated_at`,
    values: [request.transaction.companyId, id, input.group_id],
  });
  if (!membership) throw new Error(`Membership ${id} vanished while it was locked.`);
  if (before[field] !== input.group_id)
    await audit(request, {
      operation: 'move_node_to_other_group',
      entity: descriptor,
      recordId: id,
      changes: { node_id: input.node_id, [field]: input.group_id },
    });
  return membership;
}
