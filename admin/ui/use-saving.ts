import { useNotify, useRefresh } from 'react-admin';
import { fieldErrorsOf } from '../providers/problem.ts';
import { useNotifyError } from './use-notify-error.ts';

/**
 * Saves what a form holds and has the page read anew; answers what is wrong at which field.
 * @param saved key of the toast
 * @param take answers whether a refusal is told elsewhere
 */
export function useSaving(saved: string, take: (refusal: unknown) => boolean = () => false) {
  const notify = useNotify();
  const refresh = useRefresh();
  const notifyError = useNotifyError();
  return async (task: () => Promise<unknown>): Promise<object | undefined> => {
    try {
      await task();
      notify(saved, { type: 'success' });
      refresh();
      return undefined;
    } catch (refusal) {
      const violations = fieldErrorsOf(refusal);
      if (!take(refusal) && Object.keys(violations).length === 0) notifyError(refusal);
      return violations;
    }
  };
}
