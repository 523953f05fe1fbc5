import { useNotify, useRefresh } from 'react-admin';
import { useNotifyError } from './use-notify-error.ts';
import { useTask } from './use-task.ts';

export interface Done {
  /** Key of the toast, and what it names. */
  message: string;
  words?: Record<string, string | number>;
}

/** Makes a change, says that it is made and has the page read anew; why it was refused stays to be shown. */
export function useChange() {
  const notify = useNotify();
  const refresh = useRefresh();
  const { run, ...state } = useTask();

  /** Answers undefined when it was refused. */
  const make = <Answer>(task: () => Promise<Answer>, { message, words }: Done): Promise<Answer | undefined> =>
    run(async () => {
      const answer = await task();
      notify(message, { type: 'success', messageArgs: { ...words } });
      refresh();
      return answer;
    });
  return { make, ...state };
}

/** Makes a change from a button: a toast says that it is made, or why not. */
export function useToldChange() {
  const notifyError = useNotifyError();
  const refresh = useRefresh();
  const { make: change, isRunning } = useChange();

  const make = <Answer>(task: () => Promise<Answer>, done: Done): Promise<Answer | undefined> =>
    change(() => task().catch(report), done);
  function report(error: unknown): never {
    notifyError(error);
    // A refusal too may mean that things are no longer as they are shown.
    refresh();
    throw error;
  }
  return { make, isRunning };
}
