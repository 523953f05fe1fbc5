import { useDataProvider } from 'react-admin';
import { groupNode } from '../../../generated/resources.ts';
import type { GroupNodeRecord } from '../../../generated/types.ts';
import { useToldChange } from '../../../ui/use-change.ts';
import { useAct } from '../../../providers/use-act.ts';
import type { GroupKind } from './group-kinds.ts';

export type MemberChange = 'convert' | 'remove';

/** Leads a unit out of its group, with the group's design or without; says that it is done, or why not. */
export function useMemberChange(kind: GroupKind) {
  const act = useAct();
  const provider = useDataProvider();
  const { make, isRunning } = useToldChange();

  const steps: Record<MemberChange, (member: GroupNodeRecord) => Promise<unknown>> = {
    convert: ({ node_id }) => act(groupNode.route, { action: 'convert_group_to_one_design', input: { kind, node_id } }),
    remove: (member) => provider.delete(groupNode.route, { id: member.id, previousData: member }),
  };

  return {
    isRunning,
    make: (change: MemberChange, member: GroupNodeRecord) =>
      make(() => steps[change](member), { message: `app.groups.${kind}.changed` }),
  };
}
