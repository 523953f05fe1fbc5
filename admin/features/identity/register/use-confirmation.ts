import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { HttpError } from 'react-admin';
import { fieldErrorsOf, wordsOf } from '../../../providers/problem.ts';
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
  const [password, setPassword] = useState('');
  const [violation, setViolation] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isGone, setGone] = useState(false);
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    if (password === '') return setViolation('ra.validation.required');
    setPending(true);
    try {
      await client.confirmRegistration({ token, password });
    } catch (error) {
      const atPassword = fieldErrorsOf(error).password;
      if (error instanceof HttpError && error.status === NOT_FOUND) setGone(true);
      else if (atPassword !== undefined) setViolation(atPassword);
      else setFailure(wordsOf(error));
      setPending(false);
    }
  }

  return {
    password,
    setPassword(value: string) {
      setPassword(value);
      setViolation(undefined);
    },
    violation,
    failure,
    /** The link was used or replaced while the form stood open. */
    isGone,
    isPending,
    submit: (event: FormEvent) => void submit(event),
  };
}
