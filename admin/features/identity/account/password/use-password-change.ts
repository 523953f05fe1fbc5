import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import type { PasswordOwner } from '../../../../../shared/password-rules/password-rules.ts';
import { fieldErrorsOf, wordsOf } from '../../../../providers/problem.ts';
import { useSession } from '../../../../providers/use-session.tsx';
import { checkNewPassword, type NewPassword, REQUIRED } from '../../reset-password/check-new-password.ts';

interface Values extends NewPassword {
  current: string;
}

type Violations = Partial<Record<keyof Values, string>>;

const EMPTY: Values = { current: '', password: '', confirmation: '' };

/** The form that changes the own password. Messages are keys of admin/i18n or the server's own words. */
export function usePasswordChange(owner: PasswordOwner) {
  const { client } = useSession();
  const notify = useNotify();
  const [values, setValues] = useState(EMPTY);
  const [violations, setViolations] = useState<Violations>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found: Violations = {
      ...checkNewPassword(values, owner),
      ...(values.current === '' && { current: REQUIRED }),
    };
    setViolations(found);
    setFailure(undefined);
    if (isPending || Object.keys(found).length > 0) return;
    setPending(true);
    try {
      const body = { current_password: values.current, new_password: values.password };
      await client.call('/account/changepassword', { method: 'POST', body });
      setValues(EMPTY);
      notify('app.password.changed', { type: 'success' });
    } catch (error) {
      const { current_password: current, new_password: password } = fieldErrorsOf(error);
      if (current === undefined && password === undefined) setFailure(wordsOf(error));
      else setViolations({ ...(current !== undefined && { current }), ...(password !== undefined && { password }) });
    } finally {
      setPending(false);
    }
  }

  return {
    values,
    violations,
    failure,
    isPending,
    submit: (event: FormEvent) => void submit(event),
    setValue(name: keyof Values, value: string) {
      setValues({ ...values, [name]: value });
      setViolations({ ...violations, [name]: undefined });
    },
  };
}
