import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PasswordOwner } from '../../../../shared/password-rules/password-rules.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { BareChecking } from '../../../ui/bare/bare-checking.tsx';
import { BareForm } from '../../../ui/bare/bare-form.tsx';
import { BarePage } from '../../../ui/bare/bare-page.tsx';
import { LinkNotFound } from '../../../ui/bare/link-not-found.tsx';
import { useLinkToken } from '../../../ui/bare/use-link-token.ts';
import { paths } from '../../../entities/guard.ts';
import { AccountName } from '../login/account-name.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useNewPassword } from './use-new-password.ts';
import { usePasswordLink } from './use-password-link.ts';

/** Sets a password by the link that was mailed: the first one of an invited user, or a new one. */
export default function ResetPassword() {
  const translate = useTranslate();
  const token = useLinkToken();
  const link = usePasswordLink(token);
  const isFirst = link.kind === 'live' && link.isFirst;
  usePageTitle(translate(isFirst ? 'app.password.first_title' : 'app.password.reset_title'));
  return (
    <BarePage>
      {link.kind === 'checking' && <BareChecking inputs={3} />}
      {link.kind === 'failed' && <ErrorState error={link.error} onRetry={link.retry} />}
      {link.kind === 'missing' && <PasswordLinkNotFound />}
      {link.kind === 'live' && <NewPassword token={token} owner={link} isFirst={link.isFirst} />}
    </BarePage>
  );
}

function NewPassword({ token, owner, isFirst }: { token: string; owner: PasswordOwner; isFirst: boolean }) {
  const translate = useTranslate();
  const { values, violations, failure, isGone, isPending, submit, setValue } = useNewPassword(token, owner);
  if (isGone) return <PasswordLinkNotFound />;
  return (
    <BareForm
      title={translate(isFirst ? 'app.password.first_title' : 'app.password.reset_title')}
      text={translate('app.password.for_account', { email: owner.email })}
      failure={failure}
      isPending={isPending}
      onSubmit={submit}
    >
      <AccountName email={owner.email} />
      <NewPasswordFields values={values} violations={violations} owner={owner} onChange={setValue} autoFocus />
      <Button type="submit" variant="contained" loading={isPending} fullWidth>
        {translate('app.password.save')}
      </Button>
    </BareForm>
  );
}

function PasswordLinkNotFound() {
  const translate = useTranslate();
  return (
    <LinkNotFound
      title={translate('app.password.not_found')}
      text={translate('app.password.not_found_text')}
      way={{ to: paths.forgotPassword, label: translate('app.password.ask_again') }}
      otherWay={{ to: paths.login, label: translate('app.password.to_login') }}
    />
  );
}
