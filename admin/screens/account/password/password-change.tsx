import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FormFailure } from '../../../kit/form-failure.tsx';
import { useUserData } from '../../../providers/use-session.tsx';
import { AccountName } from '../../login/account-name.tsx';
import { PasswordField } from '../../login/password-field.tsx';
import { NewPasswordFields } from '../../reset-password/new-password-fields.tsx';
import { Part } from '../part.tsx';
import { usePasswordChange } from './use-password-change.ts';
import { FormFaults } from '../../../kit/form-faults/form-faults.tsx';

/** The own password: the present one, and a new one with its rules. */
export default function PasswordChange() {
  const translate = useTranslate();
  const me = useUserData();
  const { values, faults, failure, isPending, submit, setValue } = usePasswordChange();
  return (
    <Part>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 4 }}>
        <FormFailure failure={failure} />
        <AccountName email={me?.email ?? ''} />
        <PasswordField
          label={translate('app.account.current_password')}
          name="current_password"
          autoComplete="current-password"
          value={values.current}
          onChange={(current) => setValue('current', current)}
          fault={faults.current}
        />
        <NewPasswordFields values={values} faults={faults} onChange={setValue} />
        <FormFaults />
        <div>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate('app.account.password.save')}
          </Button>
        </div>
      </Stack>
    </Part>
  );
}
