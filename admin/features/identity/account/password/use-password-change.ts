import type { FormEvent } from 'react';
import { useNotify } from 'react-admin';
import type { PasswordOwner } from '../../../../../shared/password-rules/password-rules.ts';
import { useFormMutation } from '../../../../ui/mutations/use-form-mutation.ts';
import { useSession } from '../../../../providers/use-session.tsx';
import { checkNewPassword, REQUIRED } from '../../reset-password/check-new-password.ts';

const EMPTY = { current: '', code: '', password: '', confirmation: '' };

/** The form that changes the own password; with two-factor login it asks for a code besides. */
export function usePasswordChange(owner: PasswordOwner, hasTwoFactor: boolean) {
  const { client } = useSession();
  const notify = useNotify();
  const form = useFormMutation({
    empty: EMPTY,
    fields: { current_password: 'current', new_password: 'password', code: 'code' },
    check: (values) => ({
      ...checkNewPassword(values, owner),
      ...(values.current === '' && { current: REQUIRED }),
      ...(hasTwoFactor && values.code.trim() === '' && { code: REQUIRED }),
    }),
    send: ({ current, code, password }) =>
      client.call('/account/changepassword', {
        method: 'POST',
        body: { current_password: current, new_password: password, ...(hasTwoFactor && { code }) },
      }),
  });

  async function submit(event: FormEvent): Promise<void> {
    if (!(await form.submit(event))) return;
    form.restart(EMPTY);
    notify('app.password.changed', { type: 'success' });
  }
  return { ...form, submit };
}
