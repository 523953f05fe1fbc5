import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { HttpError, useNotify } from 'react-admin';
import type { PasswordOwner } from '../../../../shared/password-rules/password-rules.ts';
import { fieldErrorsOf, wordsOf } from '../../../providers/problem.ts';
import { useSession } from '../../../providers/use-session.tsx';
import { paths } from '../../../entities/guard.ts';
import { checkNewPassword, type NewPassword, type NewPasswordViolations } from './check-new-password.ts';

const NOT_FOUND = 404;

/** The form for a new password. Messages are keys of admin/i18n or the server's own words. */
export function useNewPassword(token: string, owner: PasswordOwner) {
  const { client } = useSession();
  const notify = useNotify();
  const navigate = useNavigate();
  const [values, setValues] = useState<NewPassword>({ password: '', confirmation: '' });
  const [violations, setViolations] = useState<NewPasswordViolations>({});
  const [failure, setFailure] = useState<string>();
  const [isGone, setGone] = useState(false);
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkNewPassword(values, owner);
    setViolations(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    try {
      const body = { token, password: values.password };
      await client.callAnonymously('/account/setforgetpassword', { method: 'POST', body });
      notify('app.password.changed', { type: 'success' });
      void navigate(paths.login, { replace: true });
    } catch (error) {
      const atPassword = fieldErrorsOf(error).password;
      if (error instanceof HttpError && error.status === NOT_FOUND) setGone(true);
      else if (atPassword) setViolations({ password: atPassword });
      else setFailure(wordsOf(error));
      setPending(false);
    }
  }

  return {
    values,
    violations,
    failure,
    /** The link was used or replaced while the form stood open. */
    isGone,
    isPending,
    submit: (event: FormEvent) => void submit(event),
    setValue(name: keyof NewPassword, value: string) {
      setValues({ ...values, [name]: value });
      setViolations({ ...violations, [name]: undefined });
    },
  };
}
