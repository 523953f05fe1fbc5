import { useNavigate } from 'react-router';
import { HttpError, useNotify } from 'react-admin';
import type { PasswordOwner } from '../../../../shared/password-rules/password-rules.ts';
import { useFormMutation } from '../../../ui/mutations/use-form-mutation.ts';
import { useSession } from '../../../providers/use-session.tsx';
import { paths } from '../../../entities/guard.ts';
import { checkNewPassword } from './check-new-password.ts';

const NOT_FOUND = 404;

/** The form for a new password. */
export function useNewPassword(token: string, owner: PasswordOwner) {
  const { client } = useSession();
  const notify = useNotify();
  const navigate = useNavigate();
  const { isPending, isSuccess, error, ...form } = useFormMutation({
    empty: { password: '', confirmation: '' },
    check: (values) => checkNewPassword(values, owner),
    async send({ password }) {
      await client.callAnonymously('/account/setforgetpassword', { method: 'POST', body: { token, password } });
      notify('app.password.changed', { type: 'success' });
      void navigate(paths.login, { replace: true });
    },
  });
  return {
    ...form,
    /** The link was used or replaced while the form stood open. */
    isGone: error instanceof HttpError && error.status === NOT_FOUND,
    // Until the login is there, too.
    isPending: isPending || isSuccess,
  };
}
