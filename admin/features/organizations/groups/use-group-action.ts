import { useNotify, useRefresh } from 'react-admin';
import { groupNode } from '../../../generated/resources.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../providers/use-act.ts';

type GroupAction = 'multi_add' | 'move_node_to_other_group' | 'convert_group_to_one_design';

/** Calls an action on memberships, one at a time; why it was refused stays to be shown until the next try. */
export function useGroupAction() {
  const act = useAct();
  const refresh = useRefresh();
  const { mutate, ...state } = useServerMutation();

  /** Answers undefined when it was refused. */
  const run = <Answer>(action: GroupAction, input: object): Promise<Answer | undefined> =>
    mutate(async () => {
      const answer = await act<Answer>(groupNode.route, { action, input });
      refresh();
      return answer;
    });
  return { run, ...state };
}

/** The toast after a unit has come to another group. */
export function useNotifyGroupChanged(): (kind: string) => void {
  const notify = useNotify();
  return (kind) => notify(`app.groups.${kind}.changed`, { type: 'success' });
}
