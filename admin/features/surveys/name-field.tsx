import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

/** In characters. */
export const NAME_LENGTH = 200;

interface NameFieldProps {
  value: string;
  onChange: (name: string) => void;
  help: string;
  /** Of what is named, where it is no survey. */
  label?: string;
  /** In characters. */
  maxLength?: number;
  /** Stands in place of the help. */
  errorText: string | null;
  autoFocus?: boolean;
  /** What it begins with is there to be written over. */
  isSuggestion?: boolean;
}

/** The name of a survey, or of what surveys are made of, for those who work with it. */
export function NameField({
  value,
  onChange,
  help,
  label,
  maxLength = NAME_LENGTH,
  errorText,
  autoFocus = false,
  isSuggestion = false,
}: NameFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      label={label ?? translate('app.surveys.name')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={errorText !== null}
      helperText={errorText ?? help}
      autoFocus={autoFocus}
      onFocus={(event) => {
        if (isSuggestion) event.target.select();
      }}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
}
