import { type FormEvent, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useSession } from '../../providers/use-session.tsx';
import { isObject } from '../../providers/user-data.ts';

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
      const atEmail = emailFault(error);
      if (atEmail === undefined) setFailure(error instanceof Error ? error.message : 'app.errors.unexpected');
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

function emailFault(error: unknown): string | undefined {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  const errors = isObject(body) && isObject(body.errors) ? body.errors : {};
  return typeof errors.email === 'string' ? errors.email : undefined;
}
