import { useNotify, useRefresh } from 'react-admin';
import { fieldErrorsOf } from '../providers/problem.ts';
import { useSayFault } from './use-say-fault.ts';

/**
 * Saves what a form holds and has the page read anew; answers what is wrong at which field.
 * @param saved key of the toast
 */
export function useSaving(saved: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  const sayFault = useSayFault();
  return async (task: () => Promise<unknown>): Promise<object | undefined> => {
    try {
      await task();
      notify(saved, { type: 'success' });
      refresh();
      return undefined;
    } catch (refusal) {
      const faults = fieldErrorsOf(refusal);
      if (Object.keys(faults).length === 0) sayFault(refusal);
      return faults;
    }
  };
}
