import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { groupNode } from '../../generated/resources.ts';
import type { GroupNodeRecord } from '../../generated/types.ts';
import { useAct } from '../../providers/use-act.ts';
import type { GroupKind } from './group-kinds.ts';

export type MemberChange = 'convert' | 'remove';

/** Leads a unit out of its group, with the group's design or without; says that it is done, or why not. */
export function useMemberChange(kind: GroupKind) {
  const act = useAct();
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isRunning, setRunning] = useState(false);

  const steps: Record<MemberChange, (member: GroupNodeRecord) => Promise<unknown>> = {
    convert: ({ node_id }) => act(groupNode.route, { action: 'convert_group_to_one_design', input: { kind, node_id } }),
    remove: (member) => provider.delete(groupNode.route, { id: member.id, previousData: member }),
  };

  async function make(change: MemberChange, member: GroupNodeRecord): Promise<void> {
    if (isRunning) return;
    setRunning(true);
    try {
      await steps[change](member);
      notify(`app.groups.${kind}.changed`, { type: 'success' });
    } catch (error) {
      const message = error instanceof Error ? error.message : 'app.errors.unexpected';
      notify(message, { type: 'error', messageArgs: { _: message } });
    } finally {
      // A refusal too may mean that the group is no longer as it is shown.
      refresh();
      setRunning(false);
    }
  }
  return { make, isRunning };
}
