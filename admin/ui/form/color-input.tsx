import { Box, TextField } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { toColor } from './to-color.ts';

interface ColorInputProps {
  label: string;
  value: string | undefined;
  /** Shown where none is chosen; where it is absent, that none is. */
  standard?: string;
  /** Undefined for the standard's. */
  onChange: (color: string | undefined) => void;
  isDisabled: boolean;
}

/** A picker can't be without a color: this one is not seen. */
const ANY_COLOR = '#000000';
const SWATCH = '&::-webkit-color-swatch';
/** A line across it, as drawing programs show that there is none. */
const CROSSED_OUT = {
  backgroundColor: 'transparent !important',
  backgroundImage:
    'linear-gradient(to top right, transparent calc(50% - 1px), currentcolor calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px))',
} as const;

/** A color: picked, or typed as `#RRGGBB`; nothing typed is the standard's. */
export function ColorInput({ label, value, standard, onChange, isDisabled }: ColorInputProps) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState(value ?? '');
  useEffect(() => setTyped((before) => (toColor(before) === value?.toUpperCase() ? before : (value ?? ''))), [value]);
  const isWrong = typed.trim() !== '' && toColor(typed) === undefined;
  const write = (text: string) => {
    setTyped(text);
    const color = toColor(text);
    if (color !== undefined || text.trim() === '') onChange(color);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'start', columnGap: 2 }}>
      <TextField
        id={id}
        label={label}
        value={typed}
        onChange={(event) => write(event.target.value)}
        disabled={isDisabled}
        error={isWrong}
        helperText={isWrong ? translate('app.color.format') : undefined}
        placeholder={translate('app.color.standard')}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, maxLength: 9 } }}
      />
      <Box
        component="input"
        type="color"
        aria-label={translate('app.color.pick', { label })}
        value={(value ?? standard ?? ANY_COLOR).toLowerCase()}
        disabled={isDisabled}
        onChange={(event: { target: { value: string } }) => onChange(event.target.value.toUpperCase())}
        sx={{
          width: 44,
          height: 36,
          // Below the label of the field beside it.
          marginTop: '24px',
          padding: 0.5,
          border: 1,
          borderColor: 'inputBorder',
          borderRadius: 1,
          backgroundColor: 'background.paper',
          cursor: 'pointer',
          ...(value === undefined && standard === undefined && { [SWATCH]: CROSSED_OUT }),
        }}
      />
    </Box>
  );
}
