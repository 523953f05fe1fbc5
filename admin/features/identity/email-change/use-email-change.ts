import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { wordsOf } from '../../../providers/problem.ts';
import { useSession } from '../../../providers/use-session.tsx';
import { paths } from '../../../entities/guard.ts';

export type LinkState = 'open' | 'confirmed' | 'cancelled' | 'taken_back' | 'expired';

/** As `POST /account/emailchange/check` answers it. */
export interface EmailChange {
  purpose: 'confirm' | 'take_back';
  state: LinkState;
  is_confirmed: boolean;
  old_email: string;
  new_email: string;
  company_name: string;
}

interface Followed {
  state: LinkState;
  /** By which another password is set, where the address was taken back. */
  password_token?: string | null;
}

/** What the server answers for a link that was never made. */
const REFUSALS = [400, 404];

const CALLS = { confirm: '/account/emailchange/confirm', take_back: '/account/emailchange/takeback' } as const;

/** A mailed link of a change of e-mail: what it does, and doing it. */
export function useEmailChange(token: string) {
  const { client } = useSession();
  const navigate = useNavigate();
  const { mutate, isPending: isFollowing, error: refusal } = useServerMutation();
  const [done, setDone] = useState<LinkState | null>(null);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['email-change', token],
    queryFn: async ({ signal }): Promise<EmailChange | null> => {
      try {
        const request = { method: 'POST', body: { token }, signal } as const;
        return (await client.callAnonymously('/account/emailchange/check', request)).json as EmailChange;
      } catch (problem) {
        if (problem instanceof HttpError && REFUSALS.includes(problem.status)) return null;
        throw problem;
      }
    },
    staleTime: Infinity,
  });

  const follow = () =>
    mutate(async () => {
      if (!data) return;
      const { json } = await client.callAnonymously(CALLS[data.purpose], { method: 'POST', body: { token } });
      const answer = json as Followed;
      if (answer.state !== 'open') return void (await refetch());
      // Whoever was signed in here is no more, where the address was taken back.
      if (data.purpose === 'take_back') await client.signOut();
      if (answer.password_token)
        await navigate(`${paths.resetPassword}#token=${encodeURIComponent(answer.password_token)}`);
      else setDone(answer.state);
    });

  return {
    change: data,
    isChecking: isPending,
    error,
    retry: () => void refetch(),
    done,
    failure: refusal === null ? undefined : wordsOf(refusal),
    isFollowing,
    follow: () => void follow(),
  };
}
