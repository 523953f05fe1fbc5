import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { PasswordOwner } from '../../../../shared/password-rules/password-rules.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import type { NewPassword, NewPasswordViolations } from './check-new-password.ts';
import { RuleList } from './rule-list.tsx';

interface NewPasswordFieldsProps {
  values: NewPassword;
  violations: NewPasswordViolations;
  owner: PasswordOwner;
  onChange: (name: keyof NewPassword, value: string) => void;
  autoFocus?: boolean;
}

/** A new password with the rules that it must meet, ticked off as it is typed, and once more to be sure. */
export function NewPasswordFields({ values, violations, owner, onChange, autoFocus = false }: NewPasswordFieldsProps) {
  const translate = useTranslate();
  const rules = useId();
  return (
    <>
      <PasswordField
        label={translate('app.password.new')}
        name="password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        value={values.password}
        onChange={(password) => onChange('password', password)}
        violation={violations.password}
        describedBy={rules}
      />
      <RuleList id={rules} password={values.password} owner={owner} />
      <PasswordField
        label={translate('app.password.confirmation')}
        name="confirmation"
        autoComplete="new-password"
        value={values.confirmation}
        onChange={(confirmation) => onChange('confirmation', confirmation)}
        violation={violations.confirmation}
      />
    </>
  );
}
