/** A unit leaves its group and keeps the group's design as its own. */
import { designKinds } from '../../designs/effective.ts';
import { giveOwnDesign, type OwnDesign, requireNoOwnDesign } from '../../designs/own.ts';
import { groupWithoutDesign } from '../../../../errors.ts';
import { groupNode as descriptor } from '../../../../generated/group_node.ts';
import { audit } from '../../../../access/audit.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { requireFeatures } from '../../../billing/index.ts';
import { lockMembership } from './membership.ts';

/** What the units of the group share: a survey's version id, or a document; throws 409 when there is none. */
async function sharedDesign({ transaction }: ActionRequest, kind: OwnDesign['kind'], groupId: unknown) {
  const { shared } = designKinds[kind];
  const [group] = await transaction.query<{ design: unknown }>({
    name: `shared_${kind}`,
    text: `select ${shared('$2', '$1')} as design`,
    values: [transaction.companyId, groupId],
  });
  const design = group?.design ?? null;
  if (design === null) throw groupWithoutDesign();
  return design;
}

export async function convertToOwnDesign(request: ActionRequest): Promise<{ node_id: number; kind: string }> {
  const input = request.input as unknown as OwnDesign;
  const { kind, node_id } = input;
  const { id, ...membership } = await lockMembership(request, input);
  const groupId = membership[`${kind}_group_id`];
  await requireNoOwnDesign(request, input);
  if (kind === 'link_list') await requireFeatures(request.transaction, [{ feature: 'link_list', pointer: '' }]);
  await giveOwnDesign(request, input, await sharedDesign(request, kind, groupId));
  await request.transaction.query({
    name: 'leave_group',
    text: 'delete from group_node where company_id = $1 and id = $2',
    values: [request.transaction.companyId, id],
  });
  await audit(request, {
    operation: 'convert_group_to_one_design',
    entity: descriptor,
    recordId: id,
    changes: { node_id, kind, [`${kind}_group_id`]: groupId },
  });
  return { node_id, kind };
}
