import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

/** In characters. */
export const NAME_LENGTH = 200;

interface NameFieldProps {
  value: string;
  onChange: (name: string) => void;
  help: string;
  /** Stands in place of the help. */
  errorText: string | null;
  autoFocus?: boolean;
  /** What it begins with is there to be written over. */
  isSuggestion?: boolean;
}

/** The name of a survey, for those who work with it. */
export function NameField({
  value,
  onChange,
  help,
  errorText,
  autoFocus = false,
  isSuggestion = false,
}: NameFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('app.surveys.name')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={errorText !== null}
      helperText={errorText ?? help}
      autoFocus={autoFocus}
      onFocus={(event) => {
        if (isSuggestion) event.target.select();
      }}
      slotProps={{ htmlInput: { maxLength: NAME_LENGTH } }}
    />
  );
}
