import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { IconButton, InputAdornment, TextField, Tooltip } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

interface PasswordFieldProps {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  /** A key of admin/i18n, the server's own words, or what shows either. */
  violation?: ReactNode;
  autoFocus?: boolean;
  /** Id of what describes it besides a violation. */
  describedBy?: string;
}

/** A password, which can be shown. */
export function PasswordField({ label, name, value, onChange, violation, describedBy, ...input }: PasswordFieldProps) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const toggle = translate(isShown ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden');
  return (
    <TextField
      {...input}
      label={label}
      type={isShown ? 'text' : 'password'}
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={violation !== undefined}
      helperText={typeof violation === 'string' ? translate(violation, { _: violation }) : violation}
      slotProps={{
        ...(describedBy !== undefined && violation === undefined
          ? { htmlInput: { 'aria-describedby': describedBy } }
          : {}),
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Tooltip title={toggle}>
                <IconButton size="small" edge="end" aria-label={toggle} onClick={() => setShown(!isShown)}>
                  {isShown ? <VisibilityOff /> : <Visibility />}
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
