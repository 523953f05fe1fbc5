import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { fieldErrorsOf, wordsOf } from '../../../providers/problem.ts';
import { useSession } from '../../../providers/use-session.tsx';

/** The form that asks for a link. Messages are keys of admin/i18n or the server's own words. */
export function useLinkRequest() {
  const { client } = useSession();
  const notify = useNotify();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [isSent, setSent] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    if (email.trim() === '') return setFault('ra.validation.required');
    setFault(undefined);
    setPending(true);
    try {
      const body = { email: email.trim() };
      await client.callAnonymously('/account/forgetpasswordsendemail', { method: 'POST', body });
      setSent(true);
      notify('app.password.sent', { type: 'success' });
    } catch (error) {
      const atEmail = fieldErrorsOf(error).email;
      if (atEmail === undefined) setFailure(wordsOf(error));
      else setFault(atEmail);
    } finally {
      setPending(false);
    }
  }

  return {
    email,
    setEmail(value: string) {
      setEmail(value);
      setFault(undefined);
    },
    fault,
    failure,
    isPending,
    isSent,
    submit: (event: FormEvent) => void submit(event),
  };
}
