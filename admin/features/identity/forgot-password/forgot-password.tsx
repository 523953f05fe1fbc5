import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import { Alert, Button, Link, TextField } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useTranslate, useNotify } from 'react-admin';
import { BareForm } from '../../../ui/bare/bare-form.tsx';
import { BarePage } from '../../../ui/bare/bare-page.tsx';
import { paths } from '../../../entities/guard.ts';
import { type FormEvent, useState } from 'react';
import { fieldErrorsOf, wordsOf } from '../../../providers/problem.ts';
import { useSession } from '../../../providers/use-session.tsx';

/** Enter the e-mail, and a link to set a new password is mailed to it. */
export default function ForgotPassword({ title }: { title: string }) {
  const translate = useTranslate();
  const { email, setEmail, violation, failure, isPending, isSent, submit } = useLinkRequest();
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
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={violation !== undefined}
          helperText={violation && translate(violation, { _: violation })}
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

/** The form that asks for a link. Messages are keys of admin/i18n or the server's own words. */
function useLinkRequest() {
  const { client } = useSession();
  const notify = useNotify();
  const [email, setEmail] = useState('');
  const [violation, setViolation] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [isSent, setSent] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    if (email.trim() === '') return setViolation('ra.validation.required');
    setViolation(undefined);
    setPending(true);
    try {
      const body = { email: email.trim() };
      await client.callAnonymously('/account/forgetpasswordsendemail', { method: 'POST', body });
      setSent(true);
      notify('app.password.sent', { type: 'success' });
    } catch (error) {
      const atEmail = fieldErrorsOf(error).email;
      if (atEmail === undefined) setFailure(wordsOf(error));
      else setViolation(atEmail);
    } finally {
      setPending(false);
    }
  }

  return {
    email,
    setEmail(value: string) {
      setEmail(value);
      setViolation(undefined);
    },
    violation,
    failure,
    isPending,
    isSent,
    submit: (event: FormEvent) => void submit(event),
  };
}
