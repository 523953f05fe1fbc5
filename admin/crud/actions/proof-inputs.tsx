import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { CodeField } from '../../ui/form/code-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';

/** Who acts proves once more who he is: by his own password, or by a code of his app. */
export function ProofInputs() {
  const translate = useTranslate();
  const [means, setMeans] = useState<'password' | 'code'>('password');
  return (
    <Stack sx={{ gap: 2 }}>
      {means === 'password' ? <PasswordInput /> : <CodeInput />}
      <Button
        size="small"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setMeans(means === 'password' ? 'code' : 'password')}
      >
        {translate(means === 'password' ? 'app.step_up.use_code' : 'app.step_up.use_password')}
      </Button>
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
  return <CodeField {...useProofInput('code')} help={translate('app.account.two_factor.code_or_recovery')} autoFocus />;
}

const isMissing = (value: string): string | undefined => (value.trim() === '' ? 'ra.validation.required' : undefined);

/** One of the two is sent: the other one leaves the form with its input. */
function useProofInput(name: 'password' | 'code') {
  const { field, fieldState } = useInput({
    source: name,
    defaultValue: '',
    validate: isMissing,
    shouldUnregister: true,
  });
  const message = fieldState.error?.message;
  return {
    name,
    value: String(field.value),
    onChange: field.onChange,
    violation: message === undefined ? undefined : <ValidationError error={message} />,
  };
}
