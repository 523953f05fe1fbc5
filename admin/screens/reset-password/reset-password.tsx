import LinkOff from '@mui/icons-material/LinkOffOutlined';
import { Box, Button, Link, Skeleton, Stack } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { BareForm } from '../../layout/bare-form.tsx';
import { BarePage } from '../../layout/bare-page.tsx';
import { paths } from '../../routing/guard.ts';
import { AccountName } from '../login/account-name.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useNewPassword } from './use-new-password.ts';
import { usePasswordLink } from './use-password-link.ts';

/** Sets a password by the link that was mailed: the first one of an invited user, or a new one. */
export default function ResetPassword() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const link = usePasswordLink(token);
  const isFirst = link.kind === 'live' && link.isFirst;
  usePageTitle(translate(isFirst ? 'app.password.first_title' : 'app.password.reset_title'));
  return (
    <BarePage>
      {link.kind === 'checking' && <Checking />}
      {link.kind === 'failed' && <ErrorState error={link.error} onRetry={link.retry} />}
      {link.kind === 'missing' && <LinkNotFound />}
      {link.kind === 'live' && <NewPassword token={token} email={link.email} isFirst={link.isFirst} />}
    </BarePage>
  );
}

function NewPassword({ token, email, isFirst }: { token: string; email: string; isFirst: boolean }) {
  const translate = useTranslate();
  const { values, faults, failure, isGone, isPending, submit, setValue } = useNewPassword(token);
  if (isGone) return <LinkNotFound />;
  return (
    <BareForm
      title={translate(isFirst ? 'app.password.first_title' : 'app.password.reset_title')}
      text={translate('app.password.for_account', { email })}
      failure={failure}
      onSubmit={submit}
    >
      <AccountName email={email} />
      <NewPasswordFields values={values} faults={faults} onChange={setValue} autoFocus />
      <Button type="submit" variant="contained" loading={isPending} fullWidth>
        {translate('app.password.save')}
      </Button>
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
        title={translate('app.password.not_found')}
        action={
          <Button component={RouterLink} to={paths.forgotPassword} variant="contained">
            {translate('app.password.ask_again')}
          </Button>
        }
      >
        {translate('app.password.not_found_text')}
      </EmptyState>
      <Link component={RouterLink} to={paths.login} sx={{ display: 'block', textAlign: 'center' }}>
        {translate('app.password.to_login')}
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
      <Skeleton variant="rounded" height={36} />
    </Stack>
  );
}
