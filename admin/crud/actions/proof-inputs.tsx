import { Stack } from '@mui/material';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { useUserData } from '../../providers/use-session.tsx';
import { CodeField } from '../../ui/form/code-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';

/** Who acts proves once more who it is: by the own password and, with two-factor login, a code. */
export function ProofInputs() {
  const hasTwoFactor = useUserData()?.has_two_factor === true;
  return (
    <Stack sx={{ gap: 4 }}>
      <PasswordInput />
      {hasTwoFactor && <CodeInput />}
    </Stack>
  );
}

function PasswordInput() {
  const translate = useTranslate();
  return (
    <PasswordField
      {...useProofInput('password')}
      label={translate('app.step_up.password')}
      autoComplete="current-password"
    />
  );
}

function CodeInput() {
  const translate = useTranslate();
  return <CodeField {...useProofInput('code')} help={translate('app.account.two_factor.code_or_recovery')} />;
}

const isMissing = (value: string): string | undefined => (value.trim() === '' ? 'ra.validation.required' : undefined);

function useProofInput(name: 'password' | 'code') {
  const { field, fieldState } = useInput({ source: name, defaultValue: '', validate: isMissing });
  const message = fieldState.error?.message;
  return {
    name,
    value: String(field.value),
    onChange: field.onChange,
    violation: message === undefined ? undefined : <ValidationError error={message} />,
  };
}
