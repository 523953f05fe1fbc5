import { useState } from 'react';
import { wordsOf } from '../../../providers/problem.ts';
import { useSession } from '../../../providers/use-session.tsx';

/** Has the link of a registration mailed once more. */
export function useResend(email: string) {
  const { client } = useSession();
  const [isPending, setPending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function resend(): Promise<void> {
    setPending(true);
    setSent(false);
    setFailure(undefined);
    try {
      await client.callAnonymously('/account/clientregisterresend', { method: 'POST', body: { email } });
      setSent(true);
    } catch (error) {
      setFailure(wordsOf(error));
    } finally {
      setPending(false);
    }
  }

  return { isPending, isSent, failure, resend: () => void resend() };
}
