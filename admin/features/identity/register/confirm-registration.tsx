import { Button, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { BareChecking } from '../../../ui/bare/bare-checking.tsx';
import { BareForm } from '../../../ui/bare/bare-form.tsx';
import { BarePage } from '../../../ui/bare/bare-page.tsx';
import { LinkNotFound } from '../../../ui/bare/link-not-found.tsx';
import { useLinkToken } from '../../../ui/bare/use-link-token.ts';
import { paths } from '../../../entities/guard.ts';
import { AccountName } from '../login/account-name.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useConfirmation, useRegistrationOf } from './use-confirmation.ts';

/** Where the mailed link of a registration leads: the password that was chosen finishes it. */
export default function ConfirmRegistration({ title }: { title: string }) {
  const token = useLinkToken();
  const { data, error, isPending, refetch } = useRegistrationOf(token);
  return (
    <BarePage>
      {isPending && <BareChecking inputs={2} />}
      {error !== null && <ErrorState isPage error={error} onRetry={() => void refetch()} />}
      {data === null && <RegistrationNotFound />}
      {data && <Confirmation title={title} token={token} email={data.email} company={data.company_name} />}
    </BarePage>
  );
}

interface ConfirmationProps {
  title: string;
  token: string;
  email: string;
  company: string;
}

function Confirmation({ title, token, email, company }: ConfirmationProps) {
  const translate = useTranslate();
  const { values, violations, failure, isGone, isPending, submit, setValue } = useConfirmation(token);
  if (isGone) return <RegistrationNotFound />;
  return (
    <BareForm
      title={title}
      text={translate('app.register.confirm.text', { company, email })}
      failure={failure}
      isPending={isPending}
      isQuick
      onSubmit={submit}
    >
      <AccountName email={email} />
      <PasswordField
        label={translate('ra.auth.password')}
        name="password"
        autoComplete="current-password"
        autoFocus
        value={values.password}
        onChange={(password) => setValue('password', password)}
        violation={violations.password}
      />
      <Button type="submit" variant="contained" loading={isPending} fullWidth>
        {translate('app.register.confirm.submit')}
      </Button>
      {/* The link proves the mailbox: it sets another password too, which confirms as well. */}
      <Link component={RouterLink} to={`${paths.resetPassword}#token=${encodeURIComponent(token)}`}>
        {translate('app.register.confirm.forgot')}
      </Link>
    </BareForm>
  );
}

function RegistrationNotFound() {
  const translate = useTranslate();
  return (
    <LinkNotFound
      title={translate('app.register.confirm.not_found')}
      text={translate('app.register.confirm.not_found_text')}
      way={{ to: paths.login, label: translate('ra.auth.sign_in') }}
      otherWay={{ to: paths.register, label: translate('app.login.register') }}
    />
  );
}
