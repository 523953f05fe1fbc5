import { useState } from 'react';
import { HttpError, useNotify, useRefresh, useTranslate } from 'react-admin';
import { groupNode } from '../../generated/resources.ts';
import { useAct } from '../../providers/use-act.ts';

type GroupAction = 'multi_add' | 'move_node_to_other_group' | 'convert_group_to_one_design';

/** Calls an action on memberships, once at a time; its fault stays to be shown until the next try. */
export function useGroupAction() {
  const act = useAct();
  const refresh = useRefresh();
  const translate = useTranslate();
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  /** Answers undefined when it was refused. */
  async function run<Answer>(action: GroupAction, input: object): Promise<Answer | undefined> {
    setRunning(true);
    setFault(null);
    try {
      const answer = await act<Answer>(groupNode.route, { action, input });
      refresh();
      return answer;
    } catch (error) {
      setFault(translate(messageOf(error), { _: messageOf(error) }));
      return undefined;
    } finally {
      setRunning(false);
    }
  }
  return { run, isRunning, fault, forget: () => setFault(null) };
}

/** What stands at a field says more than the sentence over all of them. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'app.errors.unexpected';
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  const fields = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined;
  const [first] = typeof fields === 'object' && fields !== null ? Object.values(fields) : [];
  return typeof first === 'string' ? first : error.message;
}

/** The toast after a unit has come to another group. */
export function useSayChanged(): (kind: string) => void {
  const notify = useNotify();
  return (kind) => notify(`app.groups.${kind}.changed`, { type: 'success' });
}
