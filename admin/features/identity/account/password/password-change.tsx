import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import { OwnerOnly } from '../../../../ui/states/owner-only.tsx';
import { useUserData } from '../../../../providers/use-session.tsx';
import { AccountName } from '../../login/account-name.tsx';
import { CodeField } from '../../../../ui/form/code-field.tsx';
import { PasswordField } from '../../../../ui/form/password-field.tsx';
import { NewPasswordFields } from '../../reset-password/new-password-fields.tsx';
import { Part } from '../../../../ui/layout/part.tsx';
import { usePasswordChange } from './use-password-change.ts';
import { FormViolations } from '../../../../ui/form/form-violations.tsx';
import { useGuardedForm } from '../../../../ui/unsaved/use-guarded-form.ts';

/** The own password: the present one, and a new one with its rules. */
export default function PasswordChange() {
  const translate = useTranslate();
  const me = useUserData();
  const owner = { email: me?.email ?? '', companyName: me?.company_name ?? '' };
  const hasTwoFactor = me?.has_two_factor === true;
  const { values, violations, failure, isPending, submit, setValue } = usePasswordChange(owner, hasTwoFactor);
  const form = useGuardedForm(isPending);
  return (
    <Part>
      <OwnerOnly operations={['account.change_password']}>
        <Stack component="form" ref={form} noValidate onSubmit={submit} sx={{ gap: 4 }}>
          <FormFailure failure={failure} />
          <AccountName email={owner.email} />
          <PasswordField
            label={translate('app.account.current_password')}
            name="current_password"
            autoComplete="current-password"
            value={values.current}
            onChange={(current) => setValue('current', current)}
            violation={violations.current}
          />
          {hasTwoFactor && (
            <CodeField
              value={values.code}
              onChange={(code) => setValue('code', code)}
              violation={violations.code}
              help={translate('app.account.two_factor.code_or_recovery')}
            />
          )}
          <NewPasswordFields values={values} violations={violations} owner={owner} onChange={setValue} />
          <FormViolations />
          <div>
            <Button type="submit" variant="contained" loading={isPending}>
              {translate('app.account.password.save')}
            </Button>
          </div>
        </Stack>
      </OwnerOnly>
    </Part>
  );
}
