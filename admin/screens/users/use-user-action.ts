import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { customerUser } from '../../generated/resources.ts';
import { useAct } from '../../providers/use-act.ts';

interface Done {
  /** Key of the toast, and what it names. */
  message: string;
  words?: Record<string, string>;
}

/** Calls an action on a user, one at a time; what came of it is a toast. */
export function useUserAction(id: number) {
  const act = useAct();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isRunning, setRunning] = useState(false);

  async function run(action: 'admin_permission' | 'send_password_link', input: object, done: Done): Promise<void> {
    setRunning(true);
    try {
      await act(customerUser.route, { action, id, input });
      notify(done.message, { type: 'success', messageArgs: { ...done.words } });
      refresh();
    } catch (error) {
      const words = error instanceof Error ? error.message : 'app.errors.unexpected';
      notify(words, { type: 'error', messageArgs: { _: words } });
    } finally {
      setRunning(false);
    }
  }
  return { isRunning, run };
}
