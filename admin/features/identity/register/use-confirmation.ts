import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { useFormMutation } from '../../../ui/mutations/use-form-mutation.ts';
import { useSession } from '../../../providers/use-session.tsx';

/** A link that nobody can have, and one that nobody has. */
const REFUSALS = [400, 404];
const NOT_FOUND = 404;

interface Registration {
  email: string;
  company_name: string;
}

/** Whose registration the link confirms; `null` for a link that is unknown, used, replaced or expired. */
export function useRegistrationOf(token: string) {
  const { client } = useSession();
  return useQuery({
    queryKey: ['registration', token],
    queryFn: async ({ signal }): Promise<Registration | null> => {
      try {
        const request = { method: 'POST', body: { token }, signal } as const;
        return (await client.callAnonymously('/account/clientregistercheck', request)).json as Registration;
      } catch (error) {
        if (error instanceof HttpError && REFUSALS.includes(error.status)) return null;
        throw error;
      }
    },
    staleTime: Infinity,
  });
}

/** Confirms with the password that was chosen; the guard then leads to the plans. */
export function useConfirmation(token: string) {
  const { client } = useSession();
  const { isPending, isSuccess, error, ...form } = useFormMutation({
    empty: { password: '' },
    check: ({ password }) => (password === '' ? { password: 'ra.validation.required' } : {}),
    send: ({ password }) => client.confirmRegistration({ token, password }),
  });
  return {
    ...form,
    // Until the plans are there, too.
    isPending: isPending || isSuccess,
    /** The link was used or replaced while the form stood open. */
    isGone: error instanceof HttpError && error.status === NOT_FOUND,
  };
}
