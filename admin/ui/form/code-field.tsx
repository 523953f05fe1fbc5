import { TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  /** A key of admin/i18n, the server's own words, or what shows either. */
  violation: ReactNode;
  /** What to type. */
  help: string;
  autoFocus?: boolean;
}

/** A code of the app; phones offer the one that has come. */
export function CodeField({ value, onChange, violation, help, autoFocus = false }: CodeFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('app.account.two_factor.code')}
      name="code"
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={violation !== undefined}
      helperText={typeof violation === 'string' ? translate(violation, { _: violation }) : (violation ?? help)}
      slotProps={{ htmlInput: { maxLength: 60, autoCapitalize: 'characters', spellCheck: false, dir: 'ltr' } }}
    />
  );
}
