import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PasswordField } from '../../login/password-field.tsx';
import type { Proof } from './use-proof.ts';

/** Why it was refused, where no field is to blame. */
export function ProofFailure({ proof: { failure } }: { proof: Proof }) {
  const translate = useTranslate();
  if (failure === undefined) return null;
  return (
    <Alert severity="error" role="alert">
      {translate(failure, { _: failure })}
    </Alert>
  );
}

export function OwnPassword({ proof: { values, faults, setValue } }: { proof: Proof }) {
  const translate = useTranslate();
  return (
    <PasswordField
      label={translate('app.account.current_password')}
      name="password"
      autoComplete="current-password"
      autoFocus
      value={values.password}
      onChange={(password) => setValue('password', password)}
      fault={faults.password}
    />
  );
}
