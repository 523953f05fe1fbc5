import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import { Alert, Button, Link, TextField } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useTranslate } from 'react-admin';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { BareForm } from '../../../ui/bare/bare-form.tsx';
import { BarePage } from '../../../ui/bare/bare-page.tsx';
import { paths } from '../../../entities/guard.ts';
import { useLinkRequest } from './use-link-request.ts';

/** Enter the e-mail, and a link to set a new password is mailed to it. */
export default function ForgotPassword() {
  const translate = useTranslate();
  const { email, setEmail, fault, failure, isPending, isSent, submit } = useLinkRequest();
  const title = translate('app.password.forgot_title');
  usePageTitle(title);
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
          error={fault !== undefined}
          helperText={fault && translate(fault, { _: fault })}
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
