import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { wordsOf } from '../../providers/problem.ts';

/** Says in a toast why something was refused. */
export function useNotifyError(): (error: unknown) => void {
  const notify = useNotify();
  return useCallback(
    (error) => notify(wordsOf(error), { type: 'error', messageArgs: { _: wordsOf(error) } }),
    [notify],
  );
}
