import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

const MAX_REASON = 500;

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
}

/** Why something is done, for the history; it may stay empty. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('app.history.reason')}
      helperText={translate('app.history.reason_help')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
      multiline
      maxRows={4}
      fullWidth
      sx={{ marginTop: 4 }}
    />
  );
}
