import LinkOff from '@mui/icons-material/LinkOffOutlined';
import { Box, Button, Link, Skeleton, Stack } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { BareForm } from '../../layout/bare-form.tsx';
import { BarePage } from '../../layout/bare-page.tsx';
import { paths } from '../../routing/guard.ts';
import { AccountName } from '../login/account-name.tsx';
import { PasswordField } from '../login/password-field.tsx';
import { useConfirmation, useRegistrationOf } from './use-confirmation.ts';

/** Where the mailed link of a registration leads: the password that was chosen finishes it. */
export default function ConfirmRegistration() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error, isPending, refetch } = useRegistrationOf(token);
  usePageTitle(translate('app.register.confirm.title'));
  return (
    <BarePage>
      {isPending && <Checking />}
      {error !== null && <ErrorState isPage error={error} onRetry={() => void refetch()} />}
      {data === null && <LinkNotFound />}
      {data && <Confirmation token={token} email={data.email} company={data.company_name} />}
    </BarePage>
  );
}

function Confirmation({ token, email, company }: { token: string; email: string; company: string }) {
  const translate = useTranslate();
  const { password, setPassword, fault, failure, isGone, isPending, submit } = useConfirmation(token);
  if (isGone) return <LinkNotFound />;
  return (
    <BareForm
      title={translate('app.register.confirm.title')}
      text={translate('app.register.confirm.text', { company, email })}
      failure={failure}
      onSubmit={submit}
    >
      <AccountName email={email} />
      <PasswordField
        label={translate('ra.auth.password')}
        name="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={setPassword}
        fault={fault}
      />
      <Button type="submit" variant="contained" loading={isPending} fullWidth>
        {translate('app.register.confirm.submit')}
      </Button>
      {/* The link proves the mailbox: it sets another password too, which confirms as well. */}
      <Link component={RouterLink} to={`${paths.resetPassword}?token=${encodeURIComponent(token)}`}>
        {translate('app.register.confirm.forgot')}
      </Link>
    </BareForm>
  );
}

function LinkNotFound() {
  const translate = useTranslate();
  return (
    <>
      <EmptyState
        isPage
        Icon={LinkOff}
        title={translate('app.register.confirm.not_found')}
        action={
          <Button component={RouterLink} to={paths.login} variant="contained">
            {translate('ra.auth.sign_in')}
          </Button>
        }
      >
        {translate('app.register.confirm.not_found_text')}
      </EmptyState>
      <Link component={RouterLink} to={paths.register} sx={{ display: 'block', textAlign: 'center' }}>
        {translate('app.login.register')}
      </Link>
    </>
  );
}

function Checking() {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 5 }} role="status">
      <Box component="span" sx={visuallyHidden}>
        {translate('ra.page.loading')}
      </Box>
      <Skeleton width="60%" height={32} />
      <Skeleton variant="rounded" height={36} />
      <Skeleton variant="rounded" height={36} />
    </Stack>
  );
}
