import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import { Alert, Button, Link, TextField } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useTranslate, useNotify } from 'react-admin';
import { BareForm } from '../../../ui/bare/bare-form.tsx';
import { BarePage } from '../../../ui/bare/bare-page.tsx';
import { paths } from '../../../entities/guard.ts';
import { useState } from 'react';
import { useFormMutation } from '../../../ui/mutations/use-form-mutation.ts';
import { useSession } from '../../../providers/use-session.tsx';

/** Enter the e-mail, and a link to set a new password is mailed to it. */
export default function ForgotPassword({ title }: { title: string }) {
  const translate = useTranslate();
  const { values, violations, failure, isPending, isSent, submit, setValue } = useLinkRequest();
  return (
    <BarePage>
      <BareForm
        title={title}
        text={translate('app.password.forgot_text')}
        failure={failure}
        isPending={isPending}
        isQuick
        onSubmit={submit}
      >
        {isSent && (
          <Alert severity="success" icon={<MarkEmailRead />} role="status">
            {translate('app.password.sent_text')}
          </Alert>
        )}
        <TextField
          label={translate('ra.auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          value={values.email}
          onChange={(event) => setValue('email', event.target.value)}
          error={violations.email !== undefined}
          helperText={violations.email && translate(violations.email, { _: violations.email })}
        />
        <Button type="submit" variant={isSent ? 'outlined' : 'contained'} loading={isPending} fullWidth>
          {translate(isSent ? 'app.password.send_again' : 'app.password.send')}
        </Button>
        <Link component={RouterLink} to={paths.login}>
          {translate('app.password.to_login')}
        </Link>
      </BareForm>
    </BarePage>
  );
}

/** The form that asks for a link. */
function useLinkRequest() {
  const { client } = useSession();
  const notify = useNotify();
  const [isSent, setSent] = useState(false);
  const form = useFormMutation({
    empty: { email: '' },
    check: ({ email }) => (email.trim() === '' ? { email: 'ra.validation.required' } : {}),
    async send({ email }) {
      const body = { email: email.trim() };
      await client.callAnonymously('/account/forgetpasswordsendemail', { method: 'POST', body });
      setSent(true);
      notify('app.password.sent', { type: 'success' });
    },
  });
  return { ...form, isSent };
}
