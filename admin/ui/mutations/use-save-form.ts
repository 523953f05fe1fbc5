import { fieldErrorsOf } from '../../providers/problem.ts';
import { useNotifyError } from './use-notify-error.ts';
import { useServerMutation } from './use-server-mutation.ts';

/**
 * Saves what a form of react-admin holds and has the page read anew; answers what is wrong at which field.
 * @param saved key of the toast
 * @param take answers whether a refusal is told elsewhere
 */
export function useSaveForm(saved: string, take: (refusal: unknown) => boolean = () => false) {
  const notifyError = useNotifyError();
  const { mutate } = useServerMutation();
  return async (save: () => Promise<unknown>): Promise<object | undefined> => {
    let violations: object | undefined;
    const refuse = (refusal: unknown): never => {
      violations = fieldErrorsOf(refusal);
      if (!take(refusal) && Object.keys(violations).length === 0) notifyError(refusal);
      throw refusal;
    };
    await mutate(() => save().catch(refuse), { message: saved });
    return violations;
  };
}
