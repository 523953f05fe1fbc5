import { useTranslate } from 'react-admin';
import { PasswordField } from '../../../../ui/form/password-field.tsx';
import type { Proof } from './use-proof.ts';

/** The password of now, as a proof. */
export function OwnPassword({ proof: { values, violations, setValue } }: { proof: Proof }) {
  const translate = useTranslate();
  return (
    <PasswordField
      label={translate('app.account.current_password')}
      name="password"
      autoComplete="current-password"
      autoFocus
      value={values.password}
      onChange={(password) => setValue('password', password)}
      violation={violations.password}
    />
  );
}
