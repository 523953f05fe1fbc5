import type { FormEvent } from 'react';
import { useNotify } from 'react-admin';
import type { PasswordOwner } from '../../../../../shared/password-rules/password-rules.ts';
import { useFormMutation } from '../../../../ui/mutations/use-form-mutation.ts';
import { useSession } from '../../../../providers/use-session.tsx';
import { checkNewPassword, REQUIRED } from '../../reset-password/check-new-password.ts';

const EMPTY = { current: '', password: '', confirmation: '' };

/** The form that changes the own password. */
export function usePasswordChange(owner: PasswordOwner) {
  const { client } = useSession();
  const notify = useNotify();
  const form = useFormMutation({
    empty: EMPTY,
    fields: { current_password: 'current', new_password: 'password' },
    check: (values) => ({ ...checkNewPassword(values, owner), ...(values.current === '' && { current: REQUIRED }) }),
    send: ({ current, password }) =>
      client.call('/account/changepassword', {
        method: 'POST',
        body: { current_password: current, new_password: password },
      }),
  });

  async function submit(event: FormEvent): Promise<void> {
    if (!(await form.submit(event))) return;
    form.restart(EMPTY);
    notify('app.password.changed', { type: 'success' });
  }
  return { ...form, submit };
}
